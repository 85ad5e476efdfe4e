/** What has happened, in plain words, the newest first. A press shows the moment; a rule opens the book. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyNarrator, Told } from '../../core/text.ts';
import type { AnyMoment, Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';
import { RuleLink } from './rule-link.tsx';

export interface LogProps {
  readonly narrator: AnyNarrator;
  readonly sitters: readonly Sitter[];
  readonly moments: readonly AnyMoment[];
  /** The moment that is looked at. */
  readonly looking: number | undefined;
  readonly onRule: (id: string) => void;
  readonly onMoment: (at: number) => void;
}

export function Log({ narrator, sitters, moments, looking, onRule, onMoment }: LogProps) {
  const words = useWords();
  const names = sitters.map(({ name }) => name);
  const lines = moments.flatMap(({ events, back }, at) => {
    const happened = events.map((event) => narrator.tell(words, event, names));
    const taken: Told | undefined = back === undefined ? undefined : { text: words.t['back.told'](names[back]) };
    return [...happened, taken].flatMap((told) => (told === undefined ? [] : [{ told, at }]));
  });
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (looking !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [looking]);
  return (
    <ol class="log" reversed ref={list}>
      {lines.toReversed().map(({ told, at }, i) => (
        <li key={lines.length - i} class={told.heading ? 'log-heading' : ''}>
          <button
            type="button"
            class="log-line"
            aria-current={at === looking || undefined}
            onClick={() => onMoment(at)}
            dir="auto"
          >
            {told.text}
          </button>
          {told.rule !== undefined && <RuleLink rule={told.rule} onRule={onRule} />}
        </li>
      ))}
    </ol>
  );
}
