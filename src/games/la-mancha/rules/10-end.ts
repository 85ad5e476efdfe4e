/** Chapter 10: when the game ends, who has won, and sudden death. */
import { pick } from '../../../core/dice.ts';
import { type Dice, NONE, type Outcome, type Say, type Seat } from '../../../core/game.ts';
import { isFeat, SALLY_OF } from './components.ts';
import type { Event } from './events.ts';
import { beginFeat } from './06-attempt.ts';
import { equippedStrength } from './06-strength.ts';
import { isTied, nextSeat, type State, take } from './state.ts';

/** LM-10.1, LM-10.6: whether no further Feat is to be played, but for a tie. */
export function isDecided(state: State): boolean {
  const missing = state.options.length - state.resolved;
  if (missing <= 0) return true;
  if (state.options.laurels === 'full length') return false;
  const counts = state.knights.map(({ feats }) => feats.length).toSorted((a, b) => b - a);
  return counts[0] > counts[1] + missing;
}

/** LM-10.2, LM-10.3: the knight with most Feats, or several, as bits. */
export function leaders(state: State): number {
  const most = Math.max(...state.knights.map(({ feats }) => feats.length));
  return state.knights.reduce((bits, { feats }, seat) => (feats.length === most ? bits | (1 << seat) : bits), 0);
}

/** LM-10.4, LM-10.5: the tied knights play one Feat; the first after the turn card begins. */
export function beginSuddenDeath(state: State, dice: Dice, say: Say<Event>): void {
  const card = drawUnplayed(state, [...state.aside, ...state.journey].filter(isFeat), dice);
  let first = nextSeat(state, state.drawer);
  while (!isTied(state, first)) first = nextSeat(state, first);
  beginFeat(state, card, first, state.tied, say);
}

/** LM-10.8: the Journey deck is empty. */
export function drawSetAside(state: State, dice: Dice): number {
  return drawUnplayed(state, state.aside.filter(isFeat), dice);
}

/** One of these Feats at random, of the highest sally among them; it leaves its pile. There are always enough. */
function drawUnplayed(state: State, feats: readonly number[], dice: Dice): number {
  const highest = Math.max(...feats.map((card) => SALLY_OF[card]));
  const card = pick(
    feats.filter((feat) => SALLY_OF[feat] === highest),
    dice,
  );
  take(state.aside.includes(card) ? state.aside : state.journey, card);
  return card;
}

/** LM-10.2, LM-10.7: places by Feats, then by printed strength; a sudden death decides the first. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.knights.map(({ feats }) => feats.length);
  const ranks = scores.map((feats, seat) => rank(state, feats, seat));
  return { scores, places: ranks.map((own) => 1 + ranks.filter((other) => other > own).length) };
}

const STRENGTHS = 1000;

function rank(state: State, feats: number, seat: Seat): number {
  const isWinner = state.winner === NONE ? leaders(state) === 1 << seat : state.winner === seat;
  return ((isWinner ? STRENGTHS : 0) + feats) * STRENGTHS + equippedStrength(state, seat, true);
}
