/** What has just been taken, by whom and from where: read off the events. */
import { NONE, type Seat } from '../../../core/game.ts';
import { TABLE } from '../rules/components.ts';
import type { Event, State } from '../rules/state.ts';

export interface Flight {
  readonly seat: Seat;
  readonly thing: number;
  /** A space of the road, or TABLE for what a chair gives. */
  readonly from: number;
}

/** Where a knight stood when he took something: his last ride of the same news, or where he still stands. */
export function flightsOf(events: readonly Event[], view: State): Flight[] {
  const stands = new Map<Seat, number>();
  return events.flatMap((event) => {
    if (event.t === 'rode') stands.set(event.seat, event.to);
    if (event.t !== 'took') return [];
    const from = stands.get(event.seat) ?? view.knights[event.seat].space;
    return event.things.map((thing) => ({ seat: event.seat, thing, from: from === NONE ? TABLE : from }));
  });
}
