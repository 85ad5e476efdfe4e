/**
 * The director: turns what happened into an ordered show for board, sentence and sound. It lags behind the table while
 * there is something to look at, and never keeps anybody from answering: whoever answers, or has no time, ends the show.
 */
import type { Beat, Viewer } from '../../core/game.ts';
import type { AnyMoment } from '../local/seated.ts';

export interface Means {
  readonly beats: (moment: AnyMoment) => readonly Beat<unknown>[];
  /** How much longer than usual everything takes; 0 shows nothing. */
  readonly slowness: () => number;
  /** Whether this stays until the reader goes on. */
  readonly holds: (events: readonly unknown[], me: Viewer) => boolean;
  /** Something begins to be shown. */
  readonly onBeat: (events: readonly unknown[]) => void;
  readonly changed: () => void;
}

/** Following the table, or looking back: at one moment, or going on from there. */
export type Mode = 'live' | 'paused' | 'playing';

export interface Showing {
  readonly mode: Mode;
  /** The moment that is shown, by its place among all. */
  readonly at: number;
  /** What happens on the way to the next one; nothing when there is nothing more to see. */
  readonly beat: Beat<unknown> | undefined;
  /** What else has happened on this way already. */
  readonly before: readonly unknown[];
}

/** Everything that happened, in the order in which it was shown, or left out because somebody went on. */
export interface Shown {
  readonly n: number;
  readonly event: unknown;
  readonly isSkipped: boolean;
}

export interface Director {
  /** The table has gone on, or somebody else looks at it. Whoever comes first has missed nothing. */
  follow(moments: readonly AnyMoment[], me: Viewer): void;
  now(): Showing;
  /** How long the rest takes, in milliseconds. */
  left(): number;
  /** To the next beat, also from one that stays. */
  next(): void;
  /** To the end, or to the next thing that stays. */
  skip(): void;
  look(at: number): void;
  /** Goes on with what is looked at. */
  play(): void;
  pause(): void;
  /** Back to the table as it is. */
  toNow(): void;
  readonly log: readonly Shown[];
  close(): void;
}

/** Longer than this nobody looks at the past of a game that goes on: only its last move is shown. */
const LONGEST = 30_000;

export function openDirector({ beats, slowness, holds, onBeat, changed }: Means): Director {
  const log: Shown[] = [];
  const seen = new Map<Viewer, number>();
  const cut = new WeakMap<AnyMoment, readonly Beat<unknown>[]>();
  let moments: readonly AnyMoment[] = [];
  let me: Viewer | undefined;
  let [n, beat] = [0, 0];
  let mode: Mode = 'live';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const at = (): number =>
    Math.max(
      0,
      moments.findLastIndex((moment) => moment.n <= n),
    );
  const beatsTo = (moment: AnyMoment): readonly Beat<unknown>[] => {
    const known = cut.get(moment) ?? beats(moment);
    cut.set(moment, known);
    return known;
  };
  const note = (events: readonly unknown[], isSkipped: boolean): void => {
    if (mode === 'live') log.push(...events.map((event) => ({ n: moments[at() + 1].n, event, isSkipped })));
  };
  const stop = (): void => {
    clearTimeout(timer);
    isRunning = false;
  };

  /** What is looked at in a replay takes time even for somebody who wants no show. */
  const lengthOf = ({ ms }: Beat<unknown>): number => ms * (mode === 'live' ? slowness() : slowness() || 1);

  const isHolding = ({ events }: Beat<unknown>): boolean => mode === 'live' && me !== undefined && holds(events, me);

  /** Passes what takes no time, up to the next thing to look at; in a hurry, up to the end. */
  function settle(isHurried = false): void {
    if (mode === 'paused') return;
    for (let coming = moments[at() + 1]; coming !== undefined; coming = moments[at() + 1]) {
      const shown = beatsTo(coming)[beat];
      if (shown === undefined) [n, beat] = [coming.n, 0];
      else {
        const isHeld = isHolding(shown);
        const ms = isHurried && !isHeld ? 0 : lengthOf(shown);
        note(shown.events, shown.ms > 0 && ms === 0);
        if (ms > 0) {
          isRunning = true;
          if (!isHeld) timer = setTimeout(next, ms);
          return onBeat(shown.events);
        }
        beat++;
      }
    }
    if (mode === 'playing') mode = 'live';
  }

  function goOn(isHurried = false): void {
    if (isRunning) beat++;
    stop();
    settle(isHurried);
    if (me !== undefined && mode === 'live') seen.set(me, n);
  }

  function next(): void {
    goOn();
    changed();
  }

  function left(): number {
    const here = at();
    const rest = moments.slice(here + 1).flatMap((moment, i) => beatsTo(moment).slice(i === 0 ? beat : 0));
    return rest.reduce((sum, shown) => sum + lengthOf(shown), 0);
  }

  /** Who comes back is shown the last move, and reads of the rest. */
  function catchUp(): void {
    const last = moments.length - 1;
    if (left() <= LONGEST || at() + 1 >= last) return;
    stop();
    for (const moment of moments.slice(at() + 1, last)) {
      note(
        beatsTo(moment)
          .slice(beat)
          .flatMap(({ events }) => events),
        true,
      );
      [n, beat] = [moment.n, 0];
    }
  }

  function now(): Showing {
    const coming = !isRunning ? [] : beatsTo(moments[at() + 1]);
    const shown = coming[beat];
    return {
      mode,
      at: at(),
      beat: shown && { ...shown, ms: lengthOf(shown) },
      before: coming.slice(0, beat).flatMap(({ events }) => events),
    };
  }

  function skip(): void {
    const { beat: shown } = now();
    if (shown === undefined || mode !== 'live' || isHolding(shown)) return;
    goOn(true);
    changed();
  }

  function leap(to: number, then: Mode): void {
    stop();
    [n, beat, mode] = [moments[to].n, 0, then];
    settle();
    changed();
  }

  return {
    log,
    left,
    next,
    follow(told, viewer) {
      moments = told;
      const last = moments.at(-1);
      if (last === undefined) return;
      if (viewer !== me) {
        stop();
        [me, n, beat, mode] = [viewer, seen.get(viewer) ?? last.n, 0, 'live'];
      }
      if (n > last.n) [n, beat] = [last.n, 0]; // a move was taken back
      if (mode === 'live') catchUp();
      if (!isRunning) settle();
      if (mode === 'live') seen.set(viewer, n);
    },
    now,
    skip,
    look: (to) => leap(to, 'paused'),
    play: () => leap(at() === moments.length - 1 ? 0 : at(), 'playing'),
    pause: () => leap(at(), 'paused'),
    toNow: () => leap(moments.length - 1, 'live'),
    close: stop,
  };
}
