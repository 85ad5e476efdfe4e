/** A sum, part by part. */
import type { Part } from '../rules/explain.ts';
import { partName } from '../text/parts.ts';
import { useWords } from './words.ts';

export function Parts({ parts, round = 0 }: { readonly parts: readonly Part[]; readonly round?: number }) {
  const words = useWords();
  return (
    <ul class="lm-parts">
      {parts.map((part, i) => (
        <li key={i}>
          <span>{partName(words, part, round)}</span>
          <b>{part.amount > 0 ? `+${part.amount}` : part.amount}</b>
        </li>
      ))}
    </ul>
  );
}
