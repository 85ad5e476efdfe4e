/** The show of a table as the page draws it: what the director shows now, at the pace that the reader has chosen. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { beatsOf } from '../../core/beats.ts';
import type { Beat, Seat, Viewer } from '../../core/game.ts';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import type { Sound } from '../../core/text.ts';
import { isStill, settings } from '../local/settings.ts';
import type { Words } from '../i18n/words.tsx';
import type { Box } from './board.ts';
import { type Director, openDirector } from './director.ts';
import { namesOf } from './names.ts';

const SLOWNESS = { normal: 1, slow: 1.7, fast: 0.45, off: 0 } as const;

/** Fetched by whoever has turned sounds on. */
function soundIfWanted(sound: Sound | undefined): void {
  if (sound === undefined || settings().sound === 'off') return;
  void import('./sound.ts').then(
    ({ playSound }) => playSound(sound),
    () => undefined,
  );
}

/** Milliseconds that a question has at least when the show is over: with less, it interrupts the show. */
const TO_THINK = 8000;

/** Kept on the page, for tests that compare it with what happened. */
type Staged = HTMLElement & { shown?: Director['log'] };

export function useShow(
  seated: AnySeated,
  { game, board, narrator }: Box,
  words: Words,
  moments: readonly AnyMoment[],
  play: (sound: Sound | undefined) => void = soundIfWanted,
) {
  const [, redraw] = useState(0);
  const director = useMemo(
    () =>
      openDirector({
        beats: ({ events, view, me }) => {
          const left = board.omits;
          const isOmitted = (event: unknown): boolean => left?.(event, me, view, seated.sitters) === true;
          return beatsOf(game, events).map((beat) => (canPass(beat, isOmitted) ? { ...beat, ms: 0 } : beat));
        },
        holds: (events, me) => isUntimed(seated, me) && board.holds?.(events) === true,
        slowness: () => SLOWNESS[settings().show],
        onBeat: (events) =>
          events.forEach((event) => play(narrator.tell(words, event, namesOf(seated.sitters))?.sound)),
        changed: () => redraw((count) => count + 1),
      }),
    [seated],
  );
  /** A game with things to read shows only those to whoever wants little motion. */
  function canPass({ events }: Beat<unknown>, isOmitted: (event: unknown) => boolean): boolean {
    return events.some(isOmitted) || (isStill() && board.holds?.(events) === false);
  }
  useEffect(() => () => director.close(), [director]);
  const skips = seated.skips?.() ?? 0;
  useEffect(() => void (skips > 0 && director.skip()), [skips]);
  useEscape(director);
  const last = moments.at(-1);
  const me = last?.me ?? 'watcher';
  const until = last?.pending.includes(me as number) ? seated.sitters[me as number]?.until : undefined;
  useMemo(() => {
    director.follow(moments, me);
    if (until !== undefined && until - Date.now() < director.left() + TO_THINK) director.skip();
  }, [moments, me, until]);
  useLayoutEffect(() => {
    const page = document.querySelector<Staged>('main.table');
    if (page !== null) page.shown = director.log;
  });
  const now = director.now();
  const { at, mode, beat } = now;
  const isHeld = beat !== undefined && board.holds?.(beat.events) === true;
  const isOnBoard = useMemo(
    () => last?.pending.includes(me as Seat) === true && board.isOnBoard?.(last.view, me as Seat) === true,
    [board, last, me],
  );
  const isStaged = mode !== 'live' || isHeld || !(isStill() || isOnBoard);
  const step = beat === undefined || board.isLate?.(beat.events) === true ? 0 : 1;
  return {
    director,
    now,
    /** What the board shows: with little motion, or if it is answered there, the table as it is; the sentence takes its time. */
    shown: moments[isStaged ? at + step : moments.length - 1],
    beat: isStaged ? beat : undefined,
    looking: mode === 'live' ? undefined : at,
  };
}

/** Nobody waits for this reader. */
function isUntimed({ sitters }: AnySeated, me: Viewer): boolean {
  return me !== 'watcher' && sitters.every(({ until }) => until === undefined);
}

/** Escape ends the show. */
function useEscape(director: Director): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => void (key === 'Escape' && director.skip());
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [director]);
}
