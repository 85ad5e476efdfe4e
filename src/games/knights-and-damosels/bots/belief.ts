/** KD-23.3: who gave which slot, by all that fits what the seat has seen, weighed by what each giver would give and ask for. */
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { lacks, knowsOwn } from '../rules/06-slots.ts';
import { COURT, courtCards, eachAssignment, type Giver } from '../rules/givers.ts';
import { clone, leftOf, type State } from '../rules/state.ts';
import type { Company } from './company.ts';
import { draw, likelihoods } from './giving.ts';

export interface Belief {
  readonly assignments: readonly (readonly Giver[])[];
  readonly weights: readonly number[];
}

/** Without a company, nothing is concluded from what others asked for. */
export function beliefOf(view: State, seat: Seat, company?: Company): Belief {
  const gives = view.players.map((_, giver) =>
    giver === seat ? [] : (company?.gives(view.event, giver) ?? likelihoods(view, giver)),
  );
  const asked = company === undefined ? [] : oddsOfAsking(view, seat, company);
  const assignments: Giver[][] = [];
  const weights: number[] = [];
  eachAssignment(view, seat, (givers) => {
    let weight = 1;
    givers.forEach((giver, slot) => {
      const { chivalry } = view.display[slot];
      if (giver === COURT) weight *= courtCards(view, chivalry).length;
      else if (giver !== seat) weight *= gives[giver][chivalry];
    });
    for (const { asker, odds } of asked) {
      const slot = givers.indexOf(asker);
      if (slot >= 0) weight *= odds(view.display[slot].chivalry);
    }
    assignments.push(givers.slice());
    weights.push(weight);
  });
  return { assignments, weights };
}

/** How sharply better slots are preferred, and how often somebody asks for anything. */
const TEMPERATURE = 0.01;
const ANYTHING = 0.05;

/** Somebody whose choice tells something about their own gift: how likely it was, by the chivalry that they would have given. */
interface Asked {
  readonly asker: Seat;
  odds(gift: number): number;
}

/** With jousts a card may have been won otherwise. */
function oddsOfAsking(view: State, seat: Seat, company: Company): Asked[] {
  const all: Asked[] = [];
  if (view.options.joust || view.turn === NONE) return all;
  for (let asker = view.arthur; asker !== view.turn; asker = leftOf(view, asker)) {
    if (asker === seat || view.players[asker].denied !== NONE) continue;
    const then = asItWas(view, asker);
    const taken = view.display.findIndex(({ taker }) => taker === asker);
    const known: number[] = [];
    const odds = (gift: number): number => {
      then.players[asker].gift = gift;
      return (known[gift] ??= oddsOfSlot(then, asker, taken, company));
    };
    all.push({ asker, odds });
  }
  return all;
}

function oddsOfSlot(then: State, asker: Seat, taken: number, company: Company): number {
  let [all, chosen, best, options] = [0, 0, -Infinity, 0];
  const worths = then.display.map(({ taker }, slot) =>
    taker === NONE && lacks(then, asker, slot) && !knowsOwn(then, asker, slot)
      ? company.worthOfSlot(then, asker, slot)
      : -Infinity,
  );
  if (then.options.selection === 'free' || worths.every((worth) => worth === -Infinity)) worths.push(0);
  for (const worth of worths) best = Math.max(best, worth);
  worths.forEach((worth, slot) => {
    if (worth === -Infinity) return;
    const odds = Math.exp((worth - best) / TEMPERATURE);
    all += odds;
    options++;
    if (slot === (taken === NONE ? then.display.length : taken)) chosen = odds;
  });
  const anything = Math.max(ANYTHING, company.errs);
  return ((1 - anything) * chosen) / all + anything / options;
}

/** Before this one asked: what later ones took lay there still, and nothing was known of it. */
function asItWas(view: State, asker: Seat): State {
  const then = clone(view);
  let later = 0;
  for (let seat = asker; ; seat = leftOf(view, seat)) {
    later |= 1 << seat;
    if (leftOf(view, seat) === view.arthur) break;
  }
  for (const slot of then.display) {
    slot.cleared &= ~later;
    if (slot.taker !== NONE && later & (1 << slot.taker)) slot.taker = NONE;
  }
  then.players.forEach((player, seat) => {
    if (later & (1 << seat)) player.denied = NONE;
  });
  return then;
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
