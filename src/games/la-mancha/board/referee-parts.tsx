/** A strength or a difficulty, part by part; a card of another box has no name of ours. */
import type { Part } from '../rules/explain.ts';
import { partName } from '../text/parts.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { useWords } from './words.ts';

interface PartsProps {
  readonly says: RefereeSays;
  readonly round: number;
  readonly parts: readonly Part[];
  readonly own: readonly string[];
}

export function PartsOf({ says, round, parts, own }: PartsProps) {
  const words = useWords();
  const nameOf = (part: Part): string =>
    'id' in part && own.includes(part.id) ? says.fromBox : partName(words, part, round);
  return (
    <ul class="lmr-parts">
      {parts.map((part, i) => (
        <li key={i}>
          <span>{nameOf(part)}</span>
          <b>{part.amount > 0 ? `+${part.amount}` : part.amount}</b>
        </li>
      ))}
    </ul>
  );
}
