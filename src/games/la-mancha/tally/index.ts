/** What La Mancha counts beside Feats: tales told and won, and the tale with the most applause. */
import type { Seat } from '../../../core/game.ts';
import { add, emptyCounts, type Tally } from '../../../core/tally.ts';
import type { Event } from '../rules/events.ts';

export const tally: Tally<Event> = {
  version: 1,
  count(events, seats) {
    const all = emptyCounts(seats);
    for (const { card, tellers, winner, applause } of tellingsIn(events))
      for (const [tale, seat] of tellers.entries()) {
        const counts = all[seat];
        add(counts, 'told');
        if (seat === winner) add(counts, 'won');
        if ((applause[tale] ?? 0) > (counts['applause'] ?? 0))
          Object.assign(counts, { applause: applause[tale], card });
      }
    return all;
  },
  groups: [
    { id: 'tales', of: 'sum', what: ['told', 'won'] },
    { id: 'loved', of: 'best', what: ['applause'] },
  ],
};

/** The tales for one card, once the judge has said who wins. */
interface Telling {
  /** Of the journey. */
  readonly card: number;
  /** By tale. */
  readonly tellers: readonly Seat[];
  readonly applause: readonly number[];
  readonly winner: Seat | undefined;
}

function tellingsIn(events: readonly Event[]): Telling[] {
  const tellings: Telling[] = [];
  let [card, applause]: [number, number[]] = [0, []];
  for (const event of events) {
    if (event.t === 'journey') [card, applause] = [event.card, []];
    if (event.t === 'applauded') applause[event.tale] = (applause[event.tale] ?? 0) + 1; // also after the verdict
    if (event.t === 'named') tellings.push({ card, tellers: event.tellers, applause, winner: event.seat });
    if (event.t === 'nobody') tellings.push({ card, tellers: event.tellers, applause, winner: undefined });
  }
  return tellings;
}
