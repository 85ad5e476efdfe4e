/** KD-22.1: the gifts of a damosel, as threads that lead to the knights who have them; and which figures glow. */
import type { Seat } from '../../../core/game.ts';
import { earned, given, givenTo } from '../rules/10-end.ts';
import { CHIVALRIES } from '../rules/components.ts';
import { type State, thresholdsOf } from '../rules/state.ts';
import { holderOf } from '../text/naming.ts';

/** A knight who has gifts of the lady, and how many; near when one more would win. */
export interface Courted {
  readonly seat: Seat;
  readonly count: number;
  readonly isNear: boolean;
}

/** From one of her nine places to a place in the list of those whom she courts. */
export interface Thread {
  readonly chivalry: number;
  readonly to: number;
}

/** From here on a figure glows. */
const NEAR = { given: 1, earned: 1, worship: 6 } as const;

/** Those who have most of her gifts first. */
export function courtedBy(view: State, seat: Seat): Courted[] {
  const needed = thresholdsOf(view).given;
  return view.players
    .map((_, other) => ({ seat: other, count: givenTo(view, seat, other) }))
    .filter(({ count }) => count > 0)
    .map((courted) => ({ ...courted, isNear: courted.count >= needed - NEAR.given }))
    .toSorted((a, b) => b.count - a.count);
}

export function threadsOf(view: State, seat: Seat): Thread[] {
  const courted = courtedBy(view, seat);
  return CHIVALRIES.flatMap((_, chivalry) => {
    const holder = holderOf(view, view.players[seat].damosel, chivalry);
    const to = courted.findIndex((one) => one.seat === holder);
    return to < 0 ? [] : [{ chivalry, to }];
  });
}

/** Which of the three ways to win a seat has all but reached. */
export function nearness(view: State, seat: Seat): { readonly [figure in keyof typeof NEAR]: boolean } {
  const needed = thresholdsOf(view);
  return {
    given: given(view, seat) >= needed.given - NEAR.given,
    earned: earned(view, seat) >= needed.earned - NEAR.earned,
    worship: view.players[seat].worship >= needed.worship - NEAR.worship,
  };
}
