/** What was gained: Treasures to choose one of, or a Love (LM-3.2, LM-5.12). */
import { NONE } from '../../../core/game.ts';
import { SLOT_OF } from '../rules/components.ts';
import { gainOf } from '../rules/07-equip.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords, type Words } from './words.ts';
import { Answer } from './answer.tsx';
import { equipGain, loveGain } from '../text/asking.ts';
import { gearText, journeyText, treasureText } from '../text/cards.ts';
import { JourneyCard } from './journey-card.tsx';
import { tell } from '../text/log.ts';
import { TreasureCard } from './treasure-card.tsx';

export interface GainsProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** What has happened since the last Journey card was drawn. */
  readonly chapter: readonly Event[];
}

export function Gains({ view, sitters, moves, onMove, chapter }: GainsProps) {
  const words = useWords();
  const { t } = words;
  const { seat, cards, what, by } = gainOf(view);
  const isChoice = cards.length > 1; // one alone is answered beside the question
  return (
    <section class="lm-gaining">
      {by === 'turn' && <Earned chapter={chapter} sitters={sitters} isPoem={what === 'love'} />}
      <h2 dir="auto">
        <Escutcheon seat={seat} /> {sitters[seat].name}
      </h2>
      <ul class="lm-gains">
        {cards.map((card) => {
          const move = moves.find((each) => isChoice && each.t === 'equip' && each.card === card);
          return (
            <li key={card}>
              {what === 'love' ? <JourneyCard card={card} /> : <TreasureCard card={card} />}
              <p class="lm-replaces">
                {what === 'love' ? loveWords(words, view, card) : treasureWords(words, view, card)}
              </p>
              {move !== undefined && <Answer move={move} label={t['lm.equip']} onMove={onMove} isMain />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How it was earned: after a vote nobody has seen the verdict yet. */
function Earned({ chapter, sitters, isPoem }: Pick<GainsProps, 'chapter' | 'sitters'> & { readonly isPoem: boolean }) {
  const words = useWords();
  const named = chapter.find((event) => event.t === 'named');
  const voted = chapter.find((event) => event.t === 'voted');
  if (named === undefined) return undefined;
  return (
    <p class="lm-verdict" role="status">
      <span dir="auto">{words.t['lm.wonBy'](sitters[named.seat].name, isPoem)}</span>{' '}
      {voted !== undefined && (
        <small>
          {
            tell(
              words,
              voted,
              sitters.map(({ name }) => name),
            )?.text
          }
        </small>
      )}
    </p>
  );
}

/** What it would replace, and what that changes. */
function treasureWords(words: Words, view: State, card: number): string {
  const { t } = words;
  const { seat } = gainOf(view);
  const slot = SLOT_OF[card];
  const present = view.knights[seat].treasures[slot];
  const old = present === NONE ? gearText(words, slot)?.name : treasureText(words, present).name;
  const change = t['lm.change'](equipGain(view, seat, card));
  return old === undefined ? change : `${t['lm.replaces'](old)}: ${change}`;
}

function loveWords(words: Words, view: State, card: number): string {
  const { t } = words;
  const { seat } = gainOf(view);
  const { love } = view.knights[seat];
  const change = t['lm.change'](loveGain(view, seat, card));
  return love === NONE ? change : `${t['lm.replaces'](journeyText(words, love).name)}: ${change}`;
}
