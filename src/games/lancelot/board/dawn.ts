/** A new turn: what the end of the last one changed, and what each knight won in it. */
import type { Event, State } from '../rules/state.ts';
import { vpOf } from '../rules/state.ts';
import type { Past } from '../../../web/table/board.ts';

export interface Dawn {
  readonly turn: number;
  /** Chapter 14, as far as it is not told elsewhere: the deeds, Excalibur, and magic. */
  readonly changes: readonly Event[];
  /** By seat: the VP of the last turn. */
  readonly won: readonly number[];
}

const CHANGES: ReadonlySet<Event['t']> = new Set(['tiles', 'sword', 'counter', 'discarded', 'exchanged']);

/** If a turn has just begun; the first follows none. */
export function dawnOf(past: readonly Past<State, Event>[], news: readonly Event[]): Dawn | undefined {
  const turn = news.findLast((event) => event.t === 'turn')?.turn ?? 1;
  if (turn === 1) return undefined;
  const begun = past.findIndex(({ events }) => events.some((event) => event.t === 'turn' && event.turn === turn - 1));
  const from = Math.max(0, begun); // who came later has seen no more
  const { knights } = past[past.length - 1].view;
  return {
    turn,
    changes: past.slice(from + 1).flatMap(({ events }) => events.filter(({ t }) => CHANGES.has(t))),
    won: knights.map((knight, seat) => vpOf(knight) - vpOf(past[from].view.knights[seat])),
  };
}
