/** Why something was refused, in a line under what was tried. */
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';

export function Problem({ refused }: { refused: Refusal | undefined }) {
  const words = useWords();
  if (refused === undefined) return undefined;
  const { rule, why } = refused;
  return (
    <p class="problem" role="alert">
      <b>{rule.id}</b> {words.rule(rule)} {why !== undefined && <i lang="en">({why})</i>}
    </p>
  );
}
