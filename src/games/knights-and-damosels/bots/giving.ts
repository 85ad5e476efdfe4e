/** KD-23.4: who is likely to take a gift, and so what it is worth to give it. */
import type { Dice, Seat } from '../../../core/game.ts';
import { cardOf, CHIVALRIES, countBits, LISTED } from '../rules/components.ts';
import { rowBits, type State } from '../rules/state.ts';
import { value, valueWith } from './value.ts';

/** How sharply better gifts are preferred. */
const TEMPERATURE = 0.06;
/** No gift that is possible is ruled out. */
const ANYTHING = 0.01;

/** The value of giving a chivalry: of all who may take it, by how much they are likely to want it. */
function worthOfGift(state: State, giver: Seat, chivalry: number): number {
  const card = cardOf(state.players[giver].damosel, chivalry);
  let [sum, weights] = [0.5 * value(state, giver), 0.5]; // it may come home
  for (let knight = 0; knight < state.players.length; knight++) {
    const row = rowBits(state.players[knight].row);
    if (knight === giver || row & (1 << chivalry)) continue;
    const listed = state.event >= 0 && LISTED[state.event] & (1 << chivalry) ? 1 : 0;
    const weight = 1 + listed + (state.event === chivalry ? 0.5 : 0) + countBits(row) / 4;
    sum += weight * valueWith(state, giver, knight, card);
    weights += weight;
  }
  return sum / weights;
}

/** By chivalry: how likely the giver is to give it; 0 for what is not in the pile, and for all of it once the pile is empty. */
export function likelihoods(state: State, giver: Seat): number[] {
  const { pile } = state.players[giver];
  if (pile === 0) return CHIVALRIES.map(() => 0);
  const worth = CHIVALRIES.map((_, chivalry) =>
    pile & (1 << chivalry) ? worthOfGift(state, giver, chivalry) : -Infinity,
  );
  const best = Math.max(...worth);
  const weights = worth.map((one) => (one === -Infinity ? 0 : Math.exp((one - best) / TEMPERATURE) + ANYTHING));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A gift, drawn by how likely it is: so that it stays hard to read. */
export function chooseGift(state: State, giver: Seat, dice: Dice): number {
  return draw(likelihoods(state, giver), dice);
}

const FINE = 2 ** 20;

/** An index, drawn by weight. The weights must not all be 0. */
export function draw(weights: readonly number[], dice: Dice): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = (sum * dice.below(FINE)) / FINE;
  const found = weights.findIndex((weight) => weight > 0 && (left -= weight) < 0);
  return found < 0 ? weights.findLastIndex((weight) => weight > 0) : found;
}
