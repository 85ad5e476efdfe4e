/** A battle cry across the stage: the phrase in big letters, who cries it and at whom (LM-6.9). */
import type { Seat } from '../../../core/game.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { chivalryText } from '../text/cards.ts';
import { targetName } from '../text/log.ts';

export interface CryProps {
  readonly seat: Seat;
  readonly card: number;
  readonly rival: number;
  readonly treasure: number;
  readonly sitters: readonly Sitter[];
}

export function Cry({ seat, card, rival, treasure, sitters }: CryProps) {
  const words = useWords();
  const { t } = words;
  const { name, rule } = chivalryText(words, card);
  const target = targetName(words, sitters.map((sitter) => sitter.name), rival, treasure); // prettier-ignore
  return (
    <div class={`lm-cry ${tinctureOf(seat)}`}>
      <p class="lm-crier">
        <Escutcheon seat={seat} /> <span dir="auto">{t['lm.cries'](sitters[seat].name)}</span>
      </p>
      <p class="lm-cry-phrase">{name}</p>
      {target !== '' && <p dir="auto">{t['lm.atWhom'](target)}</p>}
      {rule !== undefined && <p class="lm-cry-rule">{rule}</p>}
    </div>
  );
}
