/** What has happened, in plain words, the newest first. A press shows the moment; a rule opens the book. */
import type { AnyNarrator, Told } from '../../core/text.ts';
import type { AnyMoment, Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';

export interface LogProps {
  readonly narrator: AnyNarrator;
  readonly sitters: readonly Sitter[];
  readonly moments: readonly AnyMoment[];
  readonly onRule: (id: string) => void;
  readonly onMoment: (at: number | undefined) => void;
}

export function Log({ narrator, sitters, moments, onRule, onMoment }: LogProps) {
  const words = useWords();
  const names = sitters.map(({ name }) => name);
  const lines = moments.flatMap((moment, at) =>
    moment.events.flatMap((event) => {
      const told = narrator.tell(words, event, names);
      return told === undefined ? [] : [{ told, at }];
    }),
  );
  return (
    <ol class="log" reversed>
      {lines.toReversed().map(({ told, at }, i) => (
        <li key={lines.length - i} class={told.heading ? 'log-heading' : ''}>
          <button
            type="button"
            class="log-line"
            onClick={() => onMoment(at === moments.length - 1 ? undefined : at)}
            dir="auto"
          >
            {told.text}
          </button>
          <RuleLink told={told} onRule={onRule} />
        </li>
      ))}
    </ol>
  );
}

function RuleLink({ told, onRule }: { told: Told; onRule: (id: string) => void }) {
  const { rule } = told;
  if (rule === undefined) return undefined;
  return (
    <button type="button" class="rule-link" onClick={() => onRule(rule)}>
      {rule}
    </button>
  );
}
