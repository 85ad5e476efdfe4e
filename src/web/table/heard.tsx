/** What just happened, spoken politely to those who hear the page, with the next question after it. */
import type { AnyBoard } from '../boards/board.ts';
import type { AnyMoment, AnySeated } from '../seat/seated.ts';
import { useWords } from '../words/words.tsx';

export interface HeardProps {
  readonly board: AnyBoard;
  readonly seated: AnySeated;
  readonly moment: AnyMoment;
  readonly news: readonly unknown[];
}

export function Heard({ board, seated, moment, news }: HeardProps) {
  const words = useWords();
  const names = seated.sitters.map(({ name }) => name);
  const told = news.map((event) => board.tell(words, event, names)?.text).filter((text) => text !== undefined);
  return (
    <p class="hidden" role="status" aria-live="polite">
      {[...told, board.question(words, moment.view, moment.me)].join(' ')}
    </p>
  );
}
