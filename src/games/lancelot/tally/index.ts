/** What Lancelot counts beside points: the virtues that were learned. */
import { add, emptyCounts, type Tally } from '../../../core/tally.ts';
import type { Event } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';

export const tally: Tally<Event> = {
  version: 1,
  count(events, seats) {
    const all = emptyCounts(seats);
    for (const event of events) if (event.t === 'learned') add(all[event.seat], String(event.virtue));
    return all;
  },
  groups: [{ id: 'virtues', of: 'sum', what: VIRTUES.map((_, virtue) => String(virtue)) }],
};
