/** A free text as it was written: plain, its lines kept, with the phrases of the cards marked where they occur. */
import { phrasesOf } from '../rules/12-words.ts';
import { segments } from '../chronicle/phrases.ts';
import { useWords } from './words.ts';
import { masked } from './mask.ts';
import { toldText } from '../text/log.ts';

export interface MarkedProps {
  readonly text: string | number;
  readonly cards: readonly number[];
  readonly isMasked?: boolean;
}

export function Marked({ text, cards, isMasked = false }: MarkedProps) {
  const words = useWords();
  const told = toldText(words, text);
  const shown = isMasked ? masked(told) : told;
  return (
    <p class="lm-told" dir="auto">
      {segments(shown, cards.flatMap(phrasesOf)).map(({ text: piece, isPhrase }, i) =>
        // prettier-ignore
        isPhrase ? <mark key={i}>{piece}</mark> : <span key={i}>{piece}</span>,
      )}
    </p>
  );
}
