/** Why something cannot be done: the reason, or else the rule that forbids it, and the way to that rule. */
import type { Refusal as FromServer } from '../../wire/rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';
import { RuleLink } from './rule-link.tsx';

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
      <span>{here ?? why ?? <RuleText rule={rule} />}</span>
      <RuleLink rule={rule.id} onRule={onRule} />
      <button type="button" class="refusal-close" aria-label={t['table.close']} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
