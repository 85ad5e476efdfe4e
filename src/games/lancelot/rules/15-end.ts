/** Chapter 15: majorities with their ties, Excalibur, the Grail, and who is Lancelot. */
import { NONE, type Outcome, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { CATEGORIES, EXCALIBUR_VP, LANCE, MACE, MAGIC, MAJORITY_VP, SWORD } from './components.ts';
import { measure } from './11-virtues.ts';
import { decision } from './decision.ts';
import { CLAIM_MOVES, type ClaimMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, type Event, nextByChair, type State, vpOf } from './state.ts';
import { DEED_TILES } from './virtues.ts';

/** What is counted in each category. LAN-15.2: Excalibur is no sword. */
const COUNTED: readonly number[] = [SWORD, MACE, LANCE, MAGIC, DEED_TILES];

export function holding(state: State, seat: Seat, category: number): number {
  return measure(state.knights[seat], COUNTED[category]);
}

/** LAN-15.2: all who have most of a category, and at least one. */
export function contenders(state: State, category: number): Seat[] {
  let most = 1;
  let best: Seat[] = [];
  for (let seat = 0; seat < state.knights.length; seat++) {
    const have = holding(state, seat, category);
    if (have > most) [most, best] = [have, []];
    if (have === most) best.push(seat);
  }
  return best;
}

/** LAN-15.3: categories with a single best player are settled at once. */
export function beginMajorities(state: State, say: Say<Event>): void {
  state.phase = 'majorities';
  state.mover = NONE;
  for (let category = 0; category < CATEGORIES.length; category++) {
    const best = contenders(state, category);
    if (best.length === 1) award(state, category, best[0], false, say);
  }
}

function award(state: State, category: number, seat: Seat, chosen: boolean, say: Say<Event>): void {
  state.majorities[category] = seat;
  say({ t: 'majority', seat, category, chosen });
}

/** LAN-15.4: the next in the order of the seats who is tied somewhere chooses; alone with one choice, he has it. */
export function settleTies(state: State, say: Say<Event>): boolean {
  const seat = nextTied(state);
  if (seat === NONE) return false;
  const open = openTies(state, seat);
  state.mover = seat;
  if (open.length === 1) award(state, open[0], seat, true, say);
  else askSeat(state, 'claim', seat);
  return true;
}

/** Goes round the Round Table once, beginning behind whoever chose last. */
function nextTied(state: State): Seat {
  const { mover, knights } = state;
  let seat = mover;
  for (let tried = 0; tried < knights.length; tried++) {
    seat = nextByChair(state, seat === NONE ? NONE : knights[seat].chair);
    if (seat === NONE) seat = nextByChair(state, NONE);
    if (openTies(state, seat).length > 0) return seat;
  }
  return NONE;
}

/** The categories not yet awarded in which a knight is among the best. */
function openTies(state: State, seat: Seat): number[] {
  const open: number[] = [];
  for (let category = 0; category < CATEGORIES.length; category++)
    if (state.majorities[category] === NONE && contenders(state, category).includes(seat)) open.push(category);
  return open;
}

export const claiming = decision<ClaimMove>({
  chapter: RULES['LAN-15.4'],
  tags: ['claim'],
  candidates: () => CLAIM_MOVES.slice(),
  refusal: (state, seat, { category }) => noClaim(state, seat, category),
  act: (state, seat, { category }, say) => award(state, category, seat, true, say),
});

/** The rule that keeps a knight from a majority, if one does. */
export function noClaim(state: State, seat: Seat, category: number): Rule | undefined {
  if (CATEGORIES[category] === undefined) return RULES['LAN-15.2'];
  if (state.majorities[category] !== NONE) return RULES['LAN-15.3'];
  return contenders(state, category).includes(seat) ? undefined : RULES['LAN-15.4'];
}

/** LAN-15.6: what the leader of the Grail scores. */
export function grailAward({ knights, pilgrims }: State): number {
  const front = knights[pilgrims[0]].grail;
  if (front === 0) return 0;
  const distance = front - knights[pilgrims[pilgrims.length - 1]].grail;
  return distance < 4 ? 2 : Math.ceil(distance / 2);
}

/** LAN-15.1: the VP won in play, and all that the end adds. */
export function finalVp(state: State, seat: Seat): number {
  let vp = vpOf(state.knights[seat]);
  for (const winner of state.majorities) if (winner === seat) vp += MAJORITY_VP;
  if (state.sword === seat) vp += EXCALIBUR_VP;
  if (state.pilgrims[0] === seat) vp += grailAward(state);
  return vp;
}

export function endGame(state: State, say: Say<Event>): void {
  state.phase = 'over';
  state.mover = NONE;
  say({ t: 'ended', scores: state.knights.map((_, seat) => finalVp(state, seat)) });
}

/** LAN-15.7, LAN-15.8: by VP, then by the seats from Arthur on; so nobody shares a place. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.knights.map((_, seat) => finalVp(state, seat));
  const isBefore = (one: Seat, other: Seat): boolean =>
    scores[one] > scores[other] ||
    (scores[one] === scores[other] && state.knights[one].chair < state.knights[other].chair);
  const places = scores.map((_, seat) => 1 + scores.filter((__, other) => isBefore(other, seat)).length);
  return { scores, places };
}
