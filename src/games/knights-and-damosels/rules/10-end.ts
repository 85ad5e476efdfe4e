/** Chapter 10: who has a victory, and how all are ranked. */
import { shuffle } from '../../../core/shuffle.ts';
import type { Dice, Outcome, Say, Seat } from '../../../core/game.ts';
import { damoselOf } from './components.ts';
import type { Happening } from './happenings.ts';
import { type State, thresholdsOf } from './state.ts';

/** KD-10.3: the classes of victory; the greater ranks higher. */
export const VICTORIES = ['none', 'worship', 'knight', 'damosel'] as const;
const WORSHIP = 1;
const KNIGHT = 2;
const DAMOSEL = 3;

/** KD-10.6: the most cards of the seat's damosel that lie in one row. */
export function given(state: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < state.players.length; other++) most = Math.max(most, givenTo(state, seat, other));
  return most;
}

export function givenTo(state: State, seat: Seat, knight: Seat): number {
  const { damosel } = state.players[seat];
  let count = 0;
  for (const card of state.players[knight].row) if (damoselOf(card) === damosel) count++;
  return count;
}

export function earned(state: State, seat: Seat): number {
  return state.players[seat].row.length;
}

/** KD-10.1, KD-10.3: the highest victory of a seat. */
export function victoryOf(state: State, seat: Seat): number {
  const needed = thresholdsOf(state);
  if (given(state, seat) >= needed.given) return DAMOSEL;
  if (earned(state, seat) >= needed.earned) return KNIGHT;
  return state.players[seat].worship >= needed.worship ? WORSHIP : 0;
}

/** KD-10.2, KD-10.8. */
export function isDecided(state: State): boolean {
  for (let seat = 0; seat < state.players.length; seat++) if (victoryOf(state, seat) > 0) return true;
  return state.round >= state.options.maxRounds;
}

/** KD-10.4, KD-10.5: all seats in their order; equal ones by lot. */
export function rank(state: State, dice: Dice, say: Say<Happening>): void {
  const groups = ranks(state);
  const ranking = groups.flatMap((equal) => (equal.length > 1 ? shuffle(equal.slice(), dice) : equal));
  const victories = state.players.map((_, seat) => victoryOf(state, seat));
  state.ranking.push(...ranking);
  say({ t: 'ranked', ranking: ranking.slice(), victories, lots: groups.length < ranking.length });
}

/** KD-10.4: from the first on; those between whom only the lot can tell stand together. */
export function ranks(state: State): Seat[][] {
  const standings = state.players.map((_, seat) => standing(state, seat));
  const groups: Seat[][] = [];
  for (const seat of [...standings.keys()].toSorted((a, b) => compare(standings[a], standings[b]))) {
    const last = groups.at(-1);
    if (last !== undefined && compare(standings[last[0]], standings[seat]) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

const standing = (state: State, seat: Seat): readonly number[] => [
  victoryOf(state, seat),
  given(state, seat),
  earned(state, seat),
  state.players[seat].worship,
];

/** Negative if the first ranks higher, 0 if only the lot can tell. */
function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((figure, i) => figure !== other[i]);
  return differs < 0 ? 0 : other[differs] - one[differs];
}

/** KD-10.7, KD-12.16: there is one order, without ties. The figures beside it are the worship. */
export function outcome(state: State): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  return {
    scores: state.players.map(({ worship }) => worship),
    places: state.players.map((_, seat) => state.ranking.indexOf(seat) + 1),
  };
}
