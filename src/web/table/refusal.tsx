/** Why something cannot be done: the rule that forbids it, in its own words, with the way to it. */
import type { Refusal as FromServer } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';

/** From the server with its figures in English; from the board in the language of the reader. */
export type Refused = FromServer & { readonly here?: string | undefined };

export interface RefusalProps {
  readonly refused: Refused;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

export function Refusal({ refused: { rule, why, here }, onRule, onClose }: RefusalProps) {
  const words = useWords();
  return (
    <div class="refusal" role="alert">
      <button type="button" class="rule-link" onClick={() => onRule(rule.id)}>
        {rule.id}
      </button>
      <span>
        {here ?? words.rule(rule)} {why !== undefined && <i lang="en">({why})</i>}
      </span>
      <button type="button" class="refusal-close" aria-label={words.t['table.close']} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
