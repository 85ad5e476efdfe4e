/**
 * What happens, cut into beats: what is looked at together, and for how long. Plain data of a game, because the screen
 * shows by it, and the server gives everybody time for it.
 */
import type { AnyGame, Beat } from './game.ts';

/** How long each kind of event is looked at, in milliseconds; what is not here goes with what follows it. */
export type BeatLengths<E extends { readonly t: string }> = {
  readonly [T in E['t']]?: number | ((event: Extract<E, { t: T }>) => number);
};

/** Events of one kind are shown at once if the game says that they belong together. */
export function beatsBy<E extends { readonly t: string }>(
  lengths: BeatLengths<E>,
  isTogether: (before: E, event: E) => boolean = () => false,
): (events: readonly E[]) => Beat<E>[] {
  return (events) => {
    const beats: { events: E[]; ms: number }[] = [];
    let quiet: E[] = [];
    for (const event of events) {
      const last = beats.at(-1);
      const ms = lengthOf(lengths, event);
      if (ms === 0) quiet.push(event);
      else if (last !== undefined && quiet.length === 0 && isTogether(last.events[last.events.length - 1], event)) {
        last.events.push(event);
        last.ms = Math.max(last.ms, ms);
      } else {
        beats.push({ events: [...quiet, event], ms });
        quiet = [];
      }
    }
    return quiet.length === 0 ? beats : [...beats, { events: quiet, ms: 0 }];
  };
}

function lengthOf<E extends { readonly t: string }>(lengths: BeatLengths<E>, event: E): number {
  const length = lengths[event.t as E['t']] as number | ((event: E) => number) | undefined;
  return typeof length === 'function' ? length(event) : (length ?? 0);
}

/** Milliseconds for an event of a game that says nothing about it. */
const PLAIN = 600;

export function beatsOf({ table }: AnyGame, events: readonly unknown[]): readonly Beat<unknown>[] {
  return table?.beats?.(events) ?? events.map((event) => ({ events: [event], ms: PLAIN }));
}

/** How long a show lasts for those who see only what everybody may see: so its length tells nobody anything. */
export function showTime(game: AnyGame, events: readonly unknown[]): number {
  const seen = events.map((event) => game.witness(event, 'watcher')).filter((event) => event !== undefined);
  return beatsOf(game, seen).reduce((sum, { ms }) => sum + ms, 0);
}
