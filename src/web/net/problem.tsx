/** Why something was refused, in a line under what was tried. */
import { KNOWN_RULES } from '../../wire/known-rules.ts';
import type { Refusal } from '../../wire/rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';

export function ProblemNote({ refused }: { refused: Refusal | undefined }) {
  const { t } = useWords();
  if (refused === undefined) return undefined;
  return (
    <p class="problem" role="alert">
      <Reason refused={refused} /> {refused.most !== undefined && t['net.most'](refused.most)}
    </p>
  );
}

/** The rule, and what somebody wrote to whom they banned. */
export function Reason({ refused: { rule, why } }: { refused: Refusal }) {
  return (
    <>
      <RuleText rule={rule} />
      {rule.id === KNOWN_RULES.banned.id && why !== undefined && why !== '' && (
        <>
          {' '}
          <q dir="auto" translate={false}>
            {why}
          </q>
        </>
      )}
    </>
  );
}
