/**
 * How likely everybody is to win, seen from the end of a round: what can be counted of each seat makes a sum, and the sums are
 * odds. The weights were fitted to games of knights (bench/fit.ts): one set for each number of players, kind of selection and
 * stage of the game.
 */
import { NONE } from '../../../core/game.ts';
import {
  type Bits,
  CHIVALRIES,
  countBits,
  chivalryOf,
  damoselOf,
  DAMOSELS,
  DISASTER,
  kindOf,
  LISTED,
  OF_CATEGORY,
  SHARED,
  STANDARD,
  type Thresholds,
} from '../rules/components.ts';
import { merlinOf, type State, thresholdsOf } from '../rules/state.ts';
import { CHANCES } from './prospect-weights.ts';

/** What everybody has: counted once for a position. */
interface Count {
  readonly seats: number;
  /** By seat: the chivalries of the row, and how many of each lady's cards lie in it. */
  readonly rows: Bits[];
  readonly ofLady: number[][];
  /** By chivalry: how many rows have it, in how many piles of ladies it lies, and in how many rows of the Court. */
  readonly holders: number[];
  readonly inPiles: number[];
  readonly inCourt: number[];
  /** By seat: what would be offered at an event that lists all, with Merlin first (KD-7.1). */
  readonly first: Bits[];
}

function counted(state: State): Count {
  const { players } = state;
  const seats = players.length;
  const rows: Bits[] = [];
  const ofLady: number[][] = [];
  const holders = NOUGHTS.slice();
  const inPiles = NOUGHTS.slice();
  const inCourt = NOUGHTS.map(() => DAMOSELS.length - seats);
  for (const { row, pile } of players) {
    const ladies = [0, 0, 0, 0, 0, 0];
    let bits = 0;
    for (const card of row) {
      bits |= 1 << chivalryOf(card);
      ladies[damoselOf(card)]++;
      holders[chivalryOf(card)]++;
      inCourt[chivalryOf(card)]--;
    }
    for (let chivalry = 0; chivalry < 9; chivalry++)
      if (pile & (1 << chivalry)) inPiles[chivalry]++;
      else inCourt[chivalry]++; // of all cards in rows only those of the Court are missing there
    rows.push(bits);
    ofLady.push(ladies);
  }
  return { seats, rows, ofLady, holders, inPiles, inCourt, first: firstOffers(state, rows) };
}

const NOUGHTS: readonly number[] = CHIVALRIES.map(() => 0);

function firstOffers(state: State, rows: readonly Bits[]): Bits[] {
  const seats = rows.length;
  const first = rows.map(() => 0);
  let offered = 0;
  for (let i = 0, seat = merlinOf(state); i < seats; i++, seat = (seat + seats - 1) % seats) {
    first[seat] = rows[seat] & ~offered;
    offered |= rows[seat];
  }
  return first;
}

/** How near somebody is to the end of the game: 2 if one step may be missing, 1 if three may. */
export function stageOf(state: State): number {
  const needed = thresholdsOf(state);
  let stage = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const { row, worship, damosel } = state.players[seat];
    const most = mostGiven(state, damosel);
    if (row.length >= needed.earned - 1 || most >= needed.given - 1 || worship >= needed.worship - 6) return 2;
    if (row.length >= needed.earned - 3 || most >= needed.given - 2 || worship >= needed.worship - 12) stage = 1;
  }
  return stage;
}
export const STAGES = 3;

function mostGiven(state: State, damosel: number): number {
  let most = 0;
  for (const { row } of state.players) {
    let cards = 0;
    for (const card of row) if (damoselOf(card) === damosel) cards++;
    most = Math.max(most, cards);
  }
  return most;
}

const yes = (is: boolean): number => (is ? 1 : 0);
const beyond = (figure: number, from: number): number => Math.max(0, figure - from);

/** What a victory takes in the box that the weights were fitted to: another box has as many traits. */
const stepsOf = (seats: number): Thresholds => STANDARD.victories[seats];

/** By seat: what is looked at, in the order of the weights. */
export function traitsOf(state: State): number[][] {
  const all = counted(state);
  return state.players.map((_, seat) => {
    const traits: number[] = [];
    addRow(traits, state, all, seat);
    addLady(traits, state, all, seat);
    addWorship(traits, state, all, seat);
    addPlace(traits, state, seat);
    addDisasters(traits, state, all, seat);
    return traits;
  });
}

/**
 * By trait, as far as it is listed: whether more of it is never worse. What fits by chance alone may say otherwise, and then a
 * search would throw worship away: so the fit holds on to this.
 */
export function areGood(seats: number): boolean[] {
  const { earned, given } = stepsOf(seats);
  const all = (count: number, good: boolean): boolean[] => Array.from({ length: count }, () => good);
  const [row, lady] = [earned - 1, 2 * (given - 1)];
  return [all(row, true), all(9, false), all(lady, true), all(5, false), all(14, true)].flat();
}

/** How many chivalries; what can still come, and from how many ladies; whether a lady has given nearly too many. */
function addRow(traits: number[], state: State, { seats, rows, ofLady, inPiles, inCourt }: Count, seat: number): void {
  const needed = thresholdsOf(state);
  const own = state.players[seat];
  const have = own.row.length;
  const isLast = have === needed.earned - 1;
  for (let left = stepsOf(seats).earned - 1; left > 0; left--) traits.push(yes(have >= needed.earned - left));
  let [ladies, rare, court] = [0, 0, 0];
  for (let chivalry = 0; chivalry < 9; chivalry++) {
    if (rows[seat] & (1 << chivalry)) continue;
    const of = inPiles[chivalry] - (own.pile & (1 << chivalry) ? 1 : 0);
    ladies += of;
    court += inCourt[chivalry];
    if (of + inCourt[chivalry] < 2) rare++;
  }
  const missing = Math.max(1, 9 - have);
  const share = court / Math.max(1, state.court.length);
  traits.push(ladies / missing, rare, share, yes(isLast) * (ladies / missing), yes(isLast) * share);
  let [most, second] = [0, 0];
  ofLady[seat].forEach((cards, lady) => {
    if (lady === own.damosel || state.players.every(({ damosel }) => damosel !== lady)) return;
    if (cards > most) [most, second] = [cards, most];
    else second = Math.max(second, cards);
  });
  traits.push(yes(most >= needed.given - 1), yes(most >= needed.given - 2), yes(second >= needed.given - 2));
  traits.push(yes(isLast && most >= needed.given - 1));
}

/** How many cards of the lady lie in one row, and whether that knight can still take what is missing. */
function addLady(traits: number[], state: State, { seats, rows, ofLady }: Count, seat: number): void {
  const needed = thresholdsOf(state);
  const { damosel, pile } = state.players[seat];
  let [best, hope, second, open] = [NONE, 0, 0, 0];
  for (let knight = 0; knight < seats; knight++) {
    if (knight === seat) continue;
    const cards = ofLady[knight][damosel];
    const can = countBits(pile & ~rows[knight]);
    const isPossible = can >= needed.given - cards && 9 - state.players[knight].row.length >= needed.given - cards;
    if (isPossible) open++;
    const hopes = isPossible ? cards + can / 20 : 0;
    if (hopes > hope) [best, hope, second] = [knight, hopes, hope];
    else second = Math.max(second, hopes);
  }
  const most = Math.floor(hope);
  for (const cards of [most, second])
    for (let left = stepsOf(seats).given - 1; left > 0; left--) traits.push(yes(cards >= needed.given - left));
  const can = best === NONE ? 0 : countBits(pile & ~rows[best]);
  const have = best === NONE ? 0 : state.players[best].row.length;
  traits.push(open, can, yes(most >= needed.given - 1) * can, yes(most >= needed.given - 1) * have, have);
}

/** Worship as a share of what is needed; what the row earns now and in the long run. */
function addWorship(traits: number[], state: State, { rows, holders, first }: Count, seat: number): void {
  const { worship: needed } = thresholdsOf(state);
  const { worship } = state.players[seat];
  const share = worship / needed;
  traits.push(share, beyond(share, 0.3), beyond(share, 0.5), beyond(share, 0.7), beyond(share, 0.85));
  let all = 0;
  for (const bits of rows) all |= bits;
  let reached = 0;
  for (let kind = 0; kind < DISASTER; kind++) {
    const [event] = [3 * kind];
    const own = first[seat] & LISTED[event];
    const pot = 6 / Math.max(1, countBits(all & SHARED[event]));
    const income = pot * countBits(own & SHARED[event]) + countBits(own & ~SHARED[event]);
    traits.push(income / needed, (share * income) / needed);
    if (worship + income >= needed) reached++;
  }
  let steady = 0;
  for (let chivalry = 0; chivalry < 9; chivalry++) if (rows[seat] & (1 << chivalry)) steady += 1 / holders[chivalry];
  traits.push(steady / needed, (share * steady) / needed, reached);
}

/** Where the seat sits in the next round, and what that means for somebody who is close. */
function addPlace(traits: number[], state: State, seat: number): void {
  const seats = state.players.length;
  const place = (seat - state.arthur + seats) % seats;
  const needed = thresholdsOf(state);
  const isLast = state.players[seat].row.length === needed.earned - 1;
  for (let n = 1; n < seats; n++) traits.push(yes(place === n));
  traits.push(yes(isLast && place === 0), yes(isLast && place === seats - 1));
}

/** How much of a row, and of what the lady gave, the next Disasters may take. */
function addDisasters(traits: number[], state: State, { rows }: Count, seat: number): void {
  const { drawn, eventPile } = state;
  const unseen = Math.max(1, drawn.length + eventPile.length);
  let [disasters, exposed] = [0, 0];
  for (const pile of [drawn, eventPile])
    for (const event of pile) {
      if (kindOf(event) !== DISASTER) continue;
      disasters++;
      exposed += countBits(rows[seat] & LISTED[event]);
    }
  const have = state.players[seat].row.length;
  traits.push(exposed / unseen, (have * disasters) / unseen);
  for (const category of OF_CATEGORY) traits.push(countBits(rows[seat] & category));
}

/** By seat: the chance to win, seen from the beginning of a round. */
export function chancesAt(state: State): number[] {
  const weights = CHANCES[state.options.selection][state.players.length][stageOf(state)];
  const sums = traitsOf(state).map((traits) => {
    let sum = 0;
    for (let i = 0; i < traits.length; i++) sum += weights[i] * traits[i];
    return sum;
  });
  return oddsOf(sums);
}

export function oddsOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / all);
}
