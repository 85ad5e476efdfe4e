/** Why something was refused, in a line under what was tried. */
import type { Refusal } from '../../wire/rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';

export function ProblemNote({ refused }: { refused: Refusal | undefined }) {
  if (refused === undefined) return undefined;
  const { rule, why } = refused;
  return (
    <p class="problem" role="alert">
      <b>{rule.id}</b> <RuleText rule={rule} /> {why !== undefined && <i lang="en">({why})</i>}
    </p>
  );
}
