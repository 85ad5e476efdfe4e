/** KD-22.11: what the known facts leave open about the display. */
import type { Seat } from '../../../core/game.ts';
import { eachAssignment, type Giver } from '../rules/givers.ts';
import type { State } from '../rules/state.ts';

/** By slot: who may have given it, by all that this seat can know. */
export function possibleGivers(view: State, seat: Seat): readonly ReadonlySet<Giver>[] {
  const possible = view.display.map(() => new Set<Giver>());
  eachAssignment(view, seat, (givers) => givers.forEach((giver, slot) => possible[slot].add(giver)));
  return possible;
}
