/** KD-23.3: who gave which slot, by all that fits what the seat has seen, weighed by what each giver would give. */
import type { Dice, Seat } from '../../../core/game.ts';
import { COURT, courtCards, eachAssignment, type Giver } from '../rules/givers.ts';
import type { State } from '../rules/state.ts';
import { draw, likelihoods } from './giving.ts';

export interface Belief {
  readonly assignments: readonly (readonly Giver[])[];
  readonly weights: readonly number[];
}

export function beliefOf(view: State, seat: Seat): Belief {
  const gives = view.players.map((_, giver) => (giver === seat ? [] : likelihoods(view, giver)));
  const assignments: Giver[][] = [];
  const weights: number[] = [];
  eachAssignment(view, seat, (givers) => {
    let weight = 1;
    givers.forEach((giver, slot) => {
      const { chivalry } = view.display[slot];
      if (giver === COURT) weight *= courtCards(view, chivalry).length;
      else if (giver !== seat) weight *= gives[giver][chivalry];
    });
    assignments.push(givers.slice());
    weights.push(weight);
  });
  return { assignments, weights };
}

/** By giver: how likely each is to have given the slot. */
export function giversOf({ assignments, weights }: Belief, slot: number): number[] {
  const chances = Array.from({ length: COURT + 1 }, () => 0);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  assignments.forEach((givers, i) => (chances[givers[slot]] += weights[i] / sum));
  return chances;
}

export function drawAssignment({ assignments, weights }: Belief, dice: Dice): readonly Giver[] {
  return assignments[draw(weights, dice)];
}
