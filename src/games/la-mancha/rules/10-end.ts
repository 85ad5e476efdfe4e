/** Chapter 10: when the game ends, who has won, and sudden death. */
import { pick } from '../../../core/shuffle.ts';
import { type Dice, HIDDEN, NONE, type Outcome, type Say, type Seat } from '../../../core/game.ts';
import { isFeat, JOURNEY, SALLY_OF } from './components.ts';
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

/** LM-10.4: the tied knights are shown the Feats they may select; in edition 1 one of them was drawn. */
export function beginSuddenDeath(state: State, dice: Dice, say: Say<Event>): void {
  if (state.options.edition === 1) {
    const unplayed = [...state.aside, ...state.journey].filter(isFeat);
    return fightLast(state, drawUnplayed(state, unplayed, dice), say);
  }
  const shown = shownFeats(state);
  for (const card of shown) takeUnplayed(state, card);
  if (shown.length === 1) return fightLast(state, shown[0], say);
  state.offered.push(...shown);
  state.votes.fill(NONE);
  state.phase = 'select';
  say({ t: 'offered', cards: shown });
}

/** LM-10.4: the unplayed Feats of the highest sally. Where the piles are hidden: those that nobody has seen played. */
export function shownFeats(state: State): number[] {
  const piles = [...state.aside, ...state.journey];
  const feats = (piles.includes(HIDDEN) ? unseenFeats(state) : piles).filter(isFeat);
  return ofHighestSally(feats).toSorted((one, other) => one - other);
}

function unseenFeats({ card, retired, journeyDiscard, knights }: State): number[] {
  const played = new Set([card, ...retired, ...journeyDiscard, ...knights.flatMap(({ feats }) => feats)]);
  return [...JOURNEY.keys()].filter((feat) => !played.has(feat));
}

/** LM-10.5: only the tied are engaged; the first after the turn card begins. */
export function fightLast(state: State, card: number, say: Say<Event>): void {
  let first = nextSeat(state, state.drawer);
  while (!isTied(state, first)) first = nextSeat(state, first);
  beginFeat(state, card, first, state.tied, say);
}

/** LM-10.8: the Journey deck is empty. Where the cards set aside are not known, neither is the Feat. */
export function drawSetAside(state: State, dice: Dice): number {
  const feats = state.aside.filter(isFeat);
  return feats.length > 0 ? drawUnplayed(state, feats, dice) : (state.aside.pop() ?? HIDDEN);
}

/** One of these Feats at random, of the highest sally among them; it leaves its pile. There are always enough. */
function drawUnplayed(state: State, feats: readonly number[], dice: Dice): number {
  const card = pick(ofHighestSally(feats), dice);
  takeUnplayed(state, card);
  return card;
}

function ofHighestSally(feats: readonly number[]): number[] {
  const highest = Math.max(...feats.map((card) => SALLY_OF[card]));
  return feats.filter((feat) => SALLY_OF[feat] === highest);
}

/** Where the piles are hidden, one of their cards goes. */
function takeUnplayed({ aside, journey }: State, card: number): void {
  const pile = [aside, journey].find((cards) => cards.includes(card));
  if (pile !== undefined) return take(pile, card);
  const hidden = [aside, journey].find((cards) => cards.includes(HIDDEN));
  if (hidden !== undefined) take(hidden, HIDDEN);
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
