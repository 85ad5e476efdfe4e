/** A small "?" that opens the rule behind a sentence: rule numbers stay in the rulebook. */
import { useWords } from '../i18n/words.tsx';

export interface RuleLinkProps {
  readonly rule: string;
  readonly onRule: (id: string) => void;
}

export function RuleLink({ rule, onRule }: RuleLinkProps) {
  const { t } = useWords();
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={t['table.showRule']}
      data-tip={t['table.showRule']}
      data-rule={rule}
      onClick={() => onRule(rule)}
    >
      <span>?</span>
    </button>
  );
}
