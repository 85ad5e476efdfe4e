/** What just happened, spoken politely to those who hear the page, with the next question after it. */
import type { AnyNarrator } from '../../core/text.ts';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';

export interface HeardProps {
  readonly narrator: AnyNarrator;
  readonly seated: AnySeated;
  readonly moment: AnyMoment;
  readonly news: readonly unknown[];
}

export function Heard({ narrator, seated, moment, news }: HeardProps) {
  const words = useWords();
  const names = seated.sitters.map(({ name }) => name);
  const told = news.map((event) => narrator.tell(words, event, names)).filter((line) => line !== undefined);
  return (
    <p class="hidden" role="status" aria-live="polite">
      {[...told.map(({ text }) => text), narrator.question(words, moment.view, moment.me)].join(' ')}
    </p>
  );
}
