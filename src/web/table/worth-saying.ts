/** Which events of a beat are said in words. */
import { beatsOf } from '../../core/beats.ts';
import type { AnyGame } from '../../core/game.ts';

/** Who is seen to do something is not said to have prepared it: not "you have chosen, you place a windmill". */
export function worthSaying(game: AnyGame, events: readonly unknown[]): readonly unknown[] {
  const isSeen = (event: unknown): boolean => beatsOf(game, [event]).some(({ ms }) => ms > 0);
  const seen = new Set(events.filter(isSeen).map(seatOf));
  return events.filter((event) => isSeen(event) || seatOf(event) === undefined || !seen.has(seatOf(event)));
}

const seatOf = (event: unknown): unknown => (event as { readonly seat?: unknown }).seat;
