/** A free text as it was written: plain, its lines kept, with the phrases of the cards marked where they occur. */
import { useWords } from '../../words/words.tsx';
import { chivalryText } from './cards.ts';
import { masked } from './mask.ts';
import { toldText } from './telling.ts';

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
      {piecesOf(
        shown,
        cards.map((card) => chivalryText(words, card).name),
      ).map(({ text: piece, isPhrase }, i) =>
        // prettier-ignore
        isPhrase ? <mark key={i}>{piece}</mark> : <span key={i}>{piece}</span>,
      )}
    </p>
  );
}

interface Piece {
  readonly text: string;
  readonly isPhrase: boolean;
}

/** Splits the text at the first occurrence of each phrase, whatever its case. */
export function piecesOf(text: string, phrases: readonly string[]): Piece[] {
  const found = phrases
    .map((phrase) => ({ at: text.toLowerCase().indexOf(phrase.toLowerCase()), length: phrase.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, length } of found) {
    if (at < from) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), isPhrase: false });
    pieces.push({ text: text.slice(at, at + length), isPhrase: true });
    from = at + length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isPhrase: false });
  return pieces;
}
