/**
 * How many VP a knight will have at the end, seen from the beginning of a turn: a weighted sum of what can be counted. The
 * weights, one row for each turn, were fitted to games of knights (bench/fit.ts). Only differences between knights count.
 */
import { NONE, type Seat } from '../../../core/game.ts';
import { fewestOfOthers, isMet, measure, mostOfOthers, virtueWorth } from '../rules/11-virtues.ts';
import { CARDS, CHAIRS, isLasting, LANCE, MACE, MAGIC, PERCIVAL, SQUIRE, SWORD } from '../rules/components.ts';
import { cardsOf, type State, vpOf } from '../rules/state.ts';
import { ALL_WEAPONS, DEED_TILES, VIRTUES } from '../rules/virtues.ts';
import { appraise, hope, hopesOf, stopsFor, visitsLeft } from './appraisal.ts';
import { PROSPECTS } from './prospect-weights.ts';
import { WEIGHTS } from './weights.ts';

/** The first turn that has a row. */
export const FIRST_TURN = 2;

/** At the beginning of a turn, but not of the first. */
export function prospectsOf(state: State, seat: Seat): number {
  const row = PROSPECTS[state.turn - FIRST_TURN];
  const traits = traitsOf(state, seat);
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i] * traits[i];
  return sum;
}

/** What is looked at, in the order of the weights. */
export function traitsOf(state: State, seat: Seat): number[] {
  const knight = state.knights[seat];
  const traits = [vpOf(knight), appraise(state, seat), knight.deeds.length, ...hopesOf(state, seat)];
  addVirtues(traits, state, seat);
  for (const of of COMPARED) addComparison(traits, state, seat, of);
  traits.push(fewestOfOthers(state, seat, ALL_WEAPONS) - measure(knight, ALL_WEAPONS), cardsOf(knight));
  addPowers(traits, state, seat);
  addPilgrimage(traits, state, seat);
  addRivals(traits, state, seat);
  return traits;
}

const yes = (is: boolean): number => (is ? 1 : 0);

/** For each virtue: whether it is learned; if not, the disc, what it promises, the crown, and whether its demand is met. */
function addVirtues(traits: number[], state: State, seat: Seat): void {
  const { virtues } = state.knights[seat];
  const visits = visitsLeft(state, state.knights[seat], PERCIVAL);
  for (let virtue = 0; virtue < VIRTUES.length; virtue++) {
    if (virtues[virtue] > 0) {
      traits.push(1, 0, 0, 0, 0, 0);
      continue;
    }
    const worth = virtueWorth(state, seat, virtue) * Math.exp(-WEIGHTS.effort * stopsFor(state, seat, virtue));
    traits.push(0, yes(virtues[virtue] === 0), worth, hope(state, seat, virtue, visits));
    traits.push(yes(state.crowns[virtue] === seat), yes(isMet(state, seat, virtue)));
  }
}

const COMPARED: readonly number[] = [SWORD, MACE, LANCE, MAGIC, DEED_TILES, SQUIRE, ...CARDS];
/** A lead beyond this is as good as this. */
const MOST_LEAD = 4;

/** How many of something; how far ahead of the others; whether that is most, alone or shared. */
function addComparison(traits: number[], state: State, seat: Seat, of: number): void {
  const have = measure(state.knights[seat], of);
  const lead = have - mostOfOthers(state, seat, of);
  traits.push(have, Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)), yes(lead > 0), yes(lead === 0 && have > 0));
}

/** The Sword, the power of Morgana, the advantages that last, and the chair from which the turn begins. */
function addPowers(traits: number[], { knights, sword, holders }: State, seat: Seat): void {
  const { morgana, chair } = knights[seat];
  traits.push(yes(sword === seat), yes(sword !== NONE && sword !== seat));
  traits.push(yes(morgana === 'ready'), yes(morgana === 'none'));
  for (let lasting = 0; lasting < CHAIRS.length; lasting++)
    if (isLasting(lasting)) traits.push(yes(holders[lasting] === seat));
  for (let each = 0; each < CHAIRS.length; each++) traits.push(yes(chair === each));
}

/** Where the Grail marker stands among the others. */
function addPilgrimage(traits: number[], { knights, pilgrims }: State, seat: Seat): void {
  const own = knights[seat].grail;
  const others = knights.filter((_, other) => other !== seat).map(({ grail }) => grail);
  const front = Math.max(...others);
  const last = Math.min(...others);
  const leads = pilgrims[0] === seat;
  traits.push(own - front, Math.max(0, front - own), Math.min(own, last));
  traits.push(yes(leads), leads ? own - last : 0, leads ? 0 : front - Math.min(own, last));
}

/** How well the others stand, and how many of them may still ride twice. */
function addRivals(traits: number[], state: State, seat: Seat): void {
  const rivals = state.knights.map((_, other) => other).filter((other) => other !== seat);
  const worths = rivals.map((other) => appraise(state, other));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  traits.push(Math.max(...worths), mean, rivals.filter((other) => state.knights[other].morgana === 'ready').length);
}
