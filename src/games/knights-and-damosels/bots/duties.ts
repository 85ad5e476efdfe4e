/** KD-23.6: faces, thrusts and the battle are played by chance, with the odds that the rules suggest. */
import type { Dice, Seat } from '../../../core/game.ts';
import { offeredBy } from '../rules/07-service.ts';
import { defeats } from '../rules/12-battle.ts';
import {
  type Bits,
  categoryOf,
  chivalryOf,
  countBits,
  LISTED,
  OF_CATEGORY,
  SHARED,
  VASSALAGE,
} from '../rules/components.ts';
import { offeredOf } from '../rules/08-worship.ts';
import { FACES, type Move } from '../rules/moves.ts';
import { NOBODY, rowBits, type State } from '../rules/state.ts';
import { draw } from './giving.ts';

/** The equilibrium of three owners: √2 / (√2 + √3). */
const BETRAYS_IN_THREE = 0.45;
const BETRAYS_IN_TWO = 0.7;
const LESS_FOR_VASSALAGE = 0.15;
const SPLITS = 0.6;

const happens = (chance: number, dice: Dice): boolean => dice.below(1000) < 1000 * chance;

/** Duty or betrayal. */
export function chooseFaces(view: State, seat: Seat, dice: Dice): Move {
  const own = offeredBy(view, seat) & SHARED[view.event];
  const all = countBits(offeredOf(view.offers) & SHARED[view.event]);
  if (countBits(own) === all) return FACES[0];
  if (countBits(own) === 2) return FACES[own & -own]; // V7: splitting two of three always pays 5
  const vassals = countBits(offeredBy(view, seat) & OF_CATEGORY[VASSALAGE]);
  const betrays = all === 2 ? BETRAYS_IN_TWO - LESS_FOR_VASSALAGE * vassals : BETRAYS_IN_THREE;
  return FACES[happens(betrays, dice) ? own : 0];
}

/** One card: either way. More: split, as often as not. */
export function chooseDisaster(view: State, seat: Seat, dice: Dice): Move {
  const own = rowBits(view.players[seat].row) & LISTED[view.event];
  if (countBits(own) > 1 && happens(SPLITS, dice)) return FACES[own & -own];
  return FACES[randomSubset(own, dice)];
}

function randomSubset(bits: Bits, dice: Dice): Bits {
  return bits & dice.below(512);
}

/** A card of the hand, by what it does to the open hands of the others, and they to it. */
export function chooseFight(view: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const weights = moves.map((move) => (move.t === 'fight' ? Math.exp(odds(view, seat, move.card)) : 0));
  return moves[draw(weights, dice)];
}

function odds(view: State, seat: Seat, card: number): number {
  const kind = categoryOf(chivalryOf(card));
  let [for_, against, all] = [0, 0, 0];
  for (const enemy of enemies(view, seat))
    for (const other of view.players[enemy].row) {
      const otherKind = categoryOf(chivalryOf(other));
      all++;
      if (defeats(kind, otherKind)) for_++;
      if (defeats(otherKind, kind)) against++;
    }
  return all === 0 ? 0 : (2 * (for_ - against)) / all;
}

/** Everybody else with a card, once one side is alone. */
function enemies(view: State, seat: Seat): readonly Seat[] {
  const left = Array.from(view.players.keys()).filter((other) => other !== seat && view.players[other].row.length > 0);
  const foes = left.filter((other) => view.players[other].side !== view.players[seat].side);
  return foes.length > 0 ? foes : left.length > 0 ? left : NOBODY;
}
