/** Why something was refused, in a line under what was tried. */
import type { Refusal } from '../../wire/rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';

export function ProblemNote({ refused }: { refused: Refusal | undefined }) {
  const { t } = useWords();
  if (refused === undefined) return undefined;
  const { rule, most } = refused;
  return (
    <p class="problem" role="alert">
      <RuleText rule={rule} /> {most !== undefined && t['net.most'](most)}
    </p>
  );
}
