/** The stage of a game that has none of its own: what was said last, and everybody's points. */
import { useWords } from '../i18n/words.tsx';
import type { AnyNarrator } from '../../core/text.ts';
import { namesOf } from './names.ts';
import type { AnyTelevision } from './television.ts';

const LATEST = 6;

export function plainTelevision(narrator: AnyNarrator): AnyTelevision {
  return {
    Stage: ({ past, sitters, beat }) => {
      const words = useWords();
      const events = [...past.flatMap((moment) => moment.events as unknown[]), ...(beat?.events ?? [])];
      const told = events.flatMap((event) => narrator.tell(words, event, namesOf(sitters))?.text ?? []);
      return (
        <ol class="tv-told">
          {told.slice(-LATEST).map((line, i) => (
            <li key={told.length + i} dir="auto">
              {line}
            </li>
          ))}
        </ol>
      );
    },
    Seat: ({ view, seat }) => <>{useStanding(narrator, view, seat)}</>,
  };
}

function useStanding(narrator: AnyNarrator, view: unknown, seat: number): string {
  const words = useWords();
  return narrator.standing?.(words, view, seat) ?? words.t['seat.points'](narrator.points(view, seat));
}
