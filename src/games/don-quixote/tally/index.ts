/** What Don Quixote counts beside points: where they come from. */
import { add, emptyCounts, type Tally } from '../../../core/tally.ts';
import { CATEGORIES } from '../rules/08-scoring.ts';
import type { Event } from '../rules/state.ts';

/** Means of 2,000 games of the medium bot. Nobody touches the land of others, so it matters little how many play. */
const BOTS = { castle6: 11.0, castle4: 6.4, churches: 15.2, windmills: 17.6, defense: 7.3, knightGroup: 8.4 };

export const tally: Tally<Event> = {
  version: 1,
  count(events, seats) {
    const all = emptyCounts(seats);
    for (const event of events)
      if (event.t === 'scored') for (const each of CATEGORIES) add(all[event.seat], each, event.score[each]);
    return all;
  },
  groups: [{ id: 'points', of: 'mean', what: CATEGORIES, bots: BOTS }],
};
