/** Why something cannot be done: the rule that forbids it, in its own words, with the way to it. */
import type { Refusal as FromServer } from '../../wire/rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';

/** `why` and `here` are in the language of the reader: the figures behind the rule, or what the board says instead. */
export type Refused = Pick<FromServer, 'rule'> & {
  readonly why?: string | undefined;
  readonly here?: string | undefined;
};

export interface RefusalProps {
  readonly refused: Refused;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

export function RefusalNote({ refused: { rule, why, here }, onRule, onClose }: RefusalProps) {
  const { t } = useWords();
  return (
    <div class="refusal" role="alert">
      <button type="button" class="rule-link" onClick={() => onRule(rule.id)}>
        {rule.id}
      </button>
      <span>
        {here ?? <RuleText rule={rule} />} {why !== undefined && <i>({why})</i>}
      </span>
      <button type="button" class="refusal-close" aria-label={t['table.close']} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
