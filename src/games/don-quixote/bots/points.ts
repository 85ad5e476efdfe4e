/** The points of a land (chapter 8), fast. */
import { LAST_ROUND } from '../rules/components.ts';
import { NODES } from '../rules/06-connection.ts';
import { castlePoints, defensePoints, groupPoints } from '../rules/08-scoring.ts';
import {
  castle4Of,
  castle6Of,
  churchesOf,
  type Holding,
  knightsOf,
  type Land,
  shieldsOf,
  windmillsOf,
} from './land.ts';

/** By number of buildings; a set has at most seven of a kind. */
export const GROUP_POINTS = Uint8Array.from({ length: 8 }, (_, buildings) => groupPoints(buildings));

/** DQ-8.6: one knight is no group. */
export const groupShields = (held: Holding): number => (knightsOf(held) >= 2 ? shieldsOf(held) : 0);

export function pointsOf({ held, guards }: Land, round: number): number {
  let points = 0;
  let at6 = 0;
  let at4 = 0;
  let group = 0;
  for (let id = 0; id < NODES; id++) {
    const one = held[id];
    if (one === 0) continue;
    points += GROUP_POINTS[churchesOf(one)] + GROUP_POINTS[windmillsOf(one)];
    if (castle6Of(one) > 0) at6 += knightsOf(one);
    if (castle4Of(one) > 0) at4 += knightsOf(one);
    group = Math.max(group, groupShields(one));
  }
  const castles = castlePoints(6, at6, round) + castlePoints(4, at4, round);
  return points + castles + defensePoints(guards, round) + (round === LAST_ROUND ? group : 0);
}
