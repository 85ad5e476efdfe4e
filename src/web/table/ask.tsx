/** The question, always: what is asked of you now, or for whom everybody waits; and the buttons that answer it. */
import type { ComponentChildren } from 'preact';
import type { AnyMoment, Sitter } from '../local/seated.ts';
import { listed } from '../../core/text.ts';
import { useWords, type Words } from '../i18n/words.tsx';

export interface AskProps {
  readonly moment: AnyMoment;
  readonly sitters: readonly Sitter[];
  readonly question: string;
  readonly buttons: ComponentChildren;
  readonly looking: number | undefined;
  readonly last: number;
  readonly children: ComponentChildren;
}

export function Ask({ moment, sitters, question, buttons, looking, last, children }: AskProps) {
  const words = useWords();
  const { me, pending } = moment;
  const awaited = pending.filter((seat) => seat !== me).map((seat) => sitters[seat]);
  const waits = awaited.length > 0 && !pending.includes(me as number);
  return (
    <section class="area-ask ask" aria-label={words.t['table.question']}>
      <p class="ask-text" id="question" tabIndex={-1}>
        {looking === undefined ? question : words.t['table.lookingBack'](looking, last)}
        {waits && looking === undefined && <small> {waitingWords(words, awaited, moment.since)}</small>}
      </p>
      {buttons !== undefined && <div class="buttons">{buttons}</div>}
      {children}
    </section>
  );
}

/** For whom everybody waits; and since when, where somebody far away may be at dinner. */
function waitingWords(words: Words, awaited: readonly Sitter[], since: number): string {
  const names = listed(
    words,
    awaited.map(({ name }) => name),
  );
  if (awaited.every(({ here }) => here === undefined)) return words.t['table.waiting'](names);
  const isToday = new Date(since).toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { timeStyle: 'short', dateStyle: 'medium' };
  const time = new Intl.DateTimeFormat(words.locale, style).format(since).replace(/\.$/, ''); // as in "9:03 a.m."
  return words.t['table.waitingSince'](names, time, isToday);
}
