/** Chapter 16: what the clock plays for one who is absent. The plainest choice of each kind. */
import { NONE, type Seat } from '../../../core/game.ts';
import { CHAIRS, GRAIL, MAGIC, TABLE } from './components.ts';
import { offerOf } from './06-actions.ts';
import { sitterOf } from './07-round-table.ts';
import { isMet, virtueWorth } from './11-virtues.ts';
import { completing } from './12-dragon.ts';
import { claiming } from './15-end.ts';
import { DONE, type Move } from './moves.ts';
import type { State, StepName } from './state.ts';
import { VIRTUES } from './virtues.ts';

export function fallback(state: State, seat: Seat): Move {
  return PLAINEST[state.step](state, seat)!; // a seat that owes a decision has a move
}

type Plainest = (state: State, seat: Seat) => Move | undefined;

const PLAINEST: { readonly [step in StepName]: Plainest } = {
  seat: (state) => ({ t: 'seat', chair: lastFreeChair(state) }),
  crown: () => ({ t: 'crown', virtue: NONE }),
  ride: (state, seat) => ({ t: 'go', to: setsOut(state, seat) ? GRAIL : TABLE }),
  take: (state, seat) => ({ t: 'take', things: offerOf(state, seat).things.filter((thing) => thing === MAGIC) }),
  learn: (state, seat) => ({ t: 'learn', virtue: mostWorth(state, seat) }),
  vow: () => ({ t: 'vow', virtue: NONE }),
  deed: (state, seat) =>
    completing.candidates(state, seat).find((move) => completing.refusal(state, seat, move) === undefined),
  morgana: () => ({ t: 'morgana', use: false }),
  magic: () => DONE,
  claim: (state, seat) =>
    claiming.candidates(state, seat).find((move) => claiming.refusal(state, seat, move) === undefined),
  onward: () => undefined,
};

/** Guinevere, else Merlin, and so on back to Arthur. */
function lastFreeChair(state: State): number {
  let chair = CHAIRS.length - 1;
  while (sitterOf(state, chair) !== NONE) chair -= 1;
  return chair;
}

function setsOut({ knights }: State, seat: Seat): boolean {
  return knights[seat].space === NONE || knights[seat].anew;
}

/** The virtue that scores most of those that can be learned. */
function mostWorth(state: State, seat: Seat): number {
  let best = NONE;
  for (let virtue = 0; virtue < VIRTUES.length; virtue++) {
    if (state.knights[seat].virtues[virtue] !== 0 || !isMet(state, seat, virtue)) continue;
    if (best === NONE || virtueWorth(state, seat, virtue) > virtueWorth(state, seat, best)) best = virtue;
  }
  return best;
}
