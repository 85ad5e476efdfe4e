/** A sum, part by part. */
import type { Part } from '../rules/explain.ts';
import { useWords, type Words } from './words.ts';
import { textOf } from '../text/cards.ts';

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

function partName(words: Words, { kind, id = '' }: Part, round: number): string {
  const { t } = words;
  if (kind === 'feat' || kind === 'attempt') return t[`lm.part.${kind}`];
  if (kind === 'tired') return t['lm.part.tired'](round);
  const { name } = textOf(words, id);
  return kind === 'card' ? name : t[`lm.part.${kind}`](name);
}
