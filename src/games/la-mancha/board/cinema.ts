/**
 * What happened, at the pace of a reader. Bots answer at once, and whole tales would be gone before anybody has read
 * them: so the stage lags behind the table, event by event, and stops where there is something to read.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { isStill } from '../../../web/local/settings.ts';

export interface SceneMoment {
  readonly view: State;
  readonly events: readonly Event[];
}

export interface StageScene {
  /** The moment that is shown. */
  readonly at: number;
  /** What happens before the next one is shown. */
  readonly beat: Event | undefined;
  readonly beatAt: number;
  readonly isBehind: boolean;
  /** Waits for the reader. */
  readonly isStop: boolean;
  readonly onGoOn: () => void;
}

/** How long a thing is looked at, in milliseconds; what is not here needs no look of its own. */
const BEATS: { readonly [T in Event['t']]?: number } = {
  unrolled: 3000, // and longer, the more there is to read

  journey: 1600,
  wooers: 1500,
  unwooed: 1500,
  treasures: 1500,
  loved: 1600,
  cried: 1700,
  cancelled: 1200,
  rolled: 1100,
  result: 1500,
  ran: 1300,
  allFled: 1800,
  tie: 2200,
};

/** LM-18.6: a tale is looked at alone for a while; whoever has read it turns the page, and all lie side by side then. */
const PER_CHARACTER = 12;

function lengthOf(event: Event): number {
  const least = BEATS[event.t] ?? 0;
  return event.t === 'unrolled' && typeof event.text === 'string' ? least + PER_CHARACTER * event.text.length : least;
}

/** How far each viewer has seen each table: the curtain takes the stage away, and this remembers. */
const seen = new Map<string, number>();

interface Place {
  readonly at: number;
  readonly beat: number;
  /** Whether what there is to read at this moment has been read. */
  readonly isRead: boolean;
}

/** Who has had the tales before their eyes for so long, in milliseconds, needs no stop at the verdict. */
const READING = 10_000;

/**
 * How the viewer follows: looking back, with no time to lose, or from a big screen that nobody presses; and whether the
 * pages that lie open then are turned by the judge for all (LM-12.3), and not by each reader.
 */
export interface Following {
  readonly looking: boolean;
  readonly hurry: boolean;
  readonly large: boolean;
  readonly isTurned: (view: State) => boolean;
}

export function useCinema(past: readonly SceneMoment[], me: Viewer, following: Following): StageScene {
  const { looking, hurry, large, isTurned } = following;
  const last = past.length - 1;
  const key = `${location.hash}/${me}`;
  const [place, setPlace] = useState(() => arrive(Math.min(seen.get(key) ?? last, last)));
  const tales = useTalesSince(past[Math.min(place.at, last)]);
  const isBehind = !looking && place.at < last;
  const isStop = isBehind && !place.isRead && isReading(past[place.at], me) && Date.now() - tales < READING;
  const beat = isBehind && !isStop ? beatsOf(past[place.at + 1], me, isTurned)[place.beat] : undefined;
  useEffect(() => {
    if (looking) return undefined;
    seen.set(key, place.at);
    if (!isBehind || (isStop && !hurry && !large)) return undefined;
    if (hurry) return setPlace(arrive(last));
    if (isStop) {
      const reading = setTimeout(() => setPlace({ ...place, isRead: true }), READING);
      return () => clearTimeout(reading);
    }
    const next = beat === undefined ? arrive(place.at + 1) : { ...place, beat: place.beat + 1 };
    const timer = setTimeout(() => setPlace(next), beat === undefined ? 0 : lengthOf(beat));
    return () => clearTimeout(timer);
  }, [place, last, looking, hurry, isStop]);
  const onGoOn = (): void => {
    if (isStop) setPlace({ ...place, isRead: true });
    else if (beat?.t === 'unrolled') setPlace({ ...place, beat: place.beat + 1 });
    else setPlace(arrive(nextStop(past, place.at, me)));
  };
  return { at: looking ? last : Math.min(place.at, last), beat, beatAt: place.beat, isBehind, isStop, onGoOn };
}

const arrive = (at: number): Place => ({ at, beat: 0, isRead: false });

/** Since when tales lie open before the reader; long ago if they were never seen without a verdict. */
function useTalesSince({ view }: SceneMoment): number {
  const since = useRef(0);
  const isOpen = view.tales.length > 0 && (view.phase === 'mark' || view.phase === 'name');
  if (isOpen && since.current === 0) since.current = Date.now();
  if (view.tales.length === 0 || view.phase === 'tell') since.current = 0;
  return since.current === 0 ? Date.now() : since.current;
}

/** One's own tale one knows, what was told aloud one has heard, and where the judge turns the pages nobody else does. */
function beatsOf({ events, view }: SceneMoment, me: Viewer, isTurned: Following['isTurned']): Event[] {
  if (isStill()) return [];
  const isAlone = view.mode === 'scroll' && !isTurned(view);
  return events.filter(
    (event) => BEATS[event.t] !== undefined && (event.t !== 'unrolled' || (event.seat !== me && isAlone)),
  );
}

/** A verdict on tales, or the end of a Feat: nobody should miss it. Who judged has read the tales. */
function isReading({ events }: SceneMoment, me: Viewer): boolean {
  return events.some(
    (event) => event.t === 'won' || ((event.t === 'named' || event.t === 'nobody') && event.judge !== me),
  );
}

function nextStop(past: readonly SceneMoment[], at: number, me: Viewer): number {
  for (let next = at + 1; next < past.length - 1; next++) if (isReading(past[next], me)) return next;
  return past.length - 1;
}
