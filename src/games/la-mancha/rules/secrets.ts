/** LM-14.1, LM-14.2: who sees what. The only file that knows what is hidden. */
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, HIDDEN, NONE, type Seat, type Viewer } from '../../../core/game.ts';
import { CHIVALRY, JOURNEY, JOURNEY_PER_SALLY, SALLY_OF, TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { fewestCards, floorHolder } from './04-telling.ts';
import { mayWoo } from './05-love.ts';
import { isMasked } from './08-hand.ts';
import { isInWindow } from './09-window.ts';
import { ABSTAINS, clone, isInFeat, SITS_OUT, type State, type Tale, WOOS } from './state.ts';

/** Hidden are the draw piles, the cards set aside, hands, and what others have not yet shown: tales, choices, passes. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  for (const pile of [seen.journey, seen.aside, seen.chivalry, seen.treasures]) pile.fill(HIDDEN);
  seen.knights.forEach((knight, seat) => {
    if (seat === viewer) return;
    knight.hand.fill(HIDDEN);
    knight.picked.fill(HIDDEN);
    if (state.phase === 'woo' && knight.woo !== NONE) knight.woo = HIDDEN;
    if (isWindowOpen(state) && isInWindow(state, seat)) seen.passed[seat] = HIDDEN;
    seen.orders[seat] = HIDDEN;
    if (seen.votes[seat] !== NONE) seen.votes[seat] = HIDDEN;
  });
  if (seen.phase === 'tell') hideTales(seen, viewer);
  else if (isMasked(state))
    for (const tale of seen.tales) if (tale.seat !== viewer && tale.seat !== HIDDEN) mask(seen, tale);
  return seen;
}

/** LM-12.7: the hand is counted as before the telling, so that the number of cards unmasks nobody; in edition 1 it was not. */
function mask(seen: State, tale: Tale): void {
  if (seen.options.edition === 2) for (const _ of tale.cards) seen.knights[tale.seat].hand.push(HIDDEN);
  tale.seat = HIDDEN;
}

const isWindowOpen = (state: State): boolean =>
  state.declared.length > 0 || isInFeat(state) || state.phase === 'refill';

/** LM-12.3, LM-12.4: of a tale that is not told yet one sees only that it is ready; its cards might still be in hand. */
function hideTales(seen: State, viewer: Viewer): void {
  const floor = floorHolder(seen);
  for (const tale of seen.tales) {
    if (tale.seat === viewer || (seen.mode === 'aloud' && (tale.spoken || tale.seat === floor))) continue;
    for (const _ of tale.cards) seen.knights[tale.seat].hand.push(HIDDEN);
    tale.cards.length = 0;
    tale.text = HIDDEN;
  }
}

/** Cards that somebody drew, stole or looked at are theirs to know. */
export function witness(event: Event, viewer: Viewer): Event | undefined {
  if (event.t === 'drew') return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => HIDDEN) };
  if (event.t === 'peeked') return event.seat === viewer ? event : { ...event, cards: [HIDDEN] }; // how many might unmask (LM-12.7)
  if (event.t === 'stoleCard' && event.seat !== viewer && event.from !== viewer) return { ...event, card: HIDDEN };
  return event;
}

/** Any deal of the cards that are not to be seen, and any choices that others may have made. */
export function imagine(seen: State, seat: Seat, dice: Dice): State {
  const state = clone(seen);
  nameTellers(state, dice);
  dealChivalry(state, dice);
  refill([state.treasures], unseen(TREASURES.length, treasuresSeen(state)), dice);
  dealJourney(state, dice);
  for (const knight of state.knights)
    knight.picked.forEach((card, i) => (knight.picked[i] = card === HIDDEN ? knight.hand[i] : card));
  for (let other = 0; other < state.knights.length; other++) if (other !== seat) choose(state, other, dice);
  return state;
}

function choose(state: State, seat: Seat, dice: Dice): void {
  const knight = state.knights[seat];
  if (knight.woo === HIDDEN) knight.woo = mayWoo(state, seat) && dice.below(2) === 0 ? WOOS : SITS_OUT;
  if (state.passed[seat] === HIDDEN) state.passed[seat] = 0;
  if (state.orders[seat] === HIDDEN) state.orders[seat] = 0;
  if (state.votes[seat] === HIDDEN) state.votes[seat] = state.phase === 'select' ? 0 : ABSTAINS;
}

/**
 * LM-12.7: any of those who told and are not named may have told it, if they had so many cards. From the longest on, so
 * that somebody is left for each: who can have told a longer one can have told a shorter one too.
 */
function nameTellers(state: State, dice: Dice): void {
  const blank = state.tales.filter((tale) => tale.seat === HIDDEN);
  if (blank.length === 0) return;
  const named = new Set(state.tales.map((tale) => tale.seat));
  const tellers = state.knights.flatMap(({ woo }, seat) =>
    seat !== state.drawer && woo !== SITS_OUT && !named.has(seat) ? seat : [],
  );
  shuffle(tellers, dice);
  const { edition } = state.options;
  for (const tale of blank.toSorted((one, other) => other.cards.length - one.cards.length)) {
    const { length } = tale.cards;
    const able = tellers.findIndex((seat) => edition === 1 || state.knights[seat].hand.length >= length);
    [tale.seat] = tellers.splice(able, 1);
    if (edition === 2) state.knights[tale.seat].hand.splice(-length, length);
  }
}

/** Hands and deck anew; who has handed in a tale unseen takes its cards out of the hand again. */
function dealChivalry(state: State, dice: Dice): void {
  refill(
    [...state.knights.map(({ hand }) => hand), state.chivalry],
    unseen(CHIVALRY.length, chivalrySeen(state)),
    dice,
  );
  for (const tale of state.tales) if (tale.text === HIDDEN) fillTale(state, tale);
}

function fillTale(state: State, tale: Tale): void {
  const { hand } = state.knights[tale.seat];
  const count = Math.min(hand.length, fewestCards(state));
  tale.cards.push(...hand.splice(hand.length - count, count));
  tale.text = '';
}

/** LM-2.4, LM-6.13: what is left of the 21 cards lies in the order of the sallies; Feats that came back lie anywhere. */
function dealJourney(state: State, dice: Dice): void {
  const { journey, aside } = state;
  if (journey.length + aside.length === 0 || !(journey.includes(HIDDEN) || aside.includes(HIDDEN))) return;
  const seen = journeySeen(state);
  const returned = [...new Set(state.flights)].filter((feat) => !seen.includes(feat));
  const left = journey.length - returned.length;
  const pool = shuffle(unseen(JOURNEY.length, [...seen, ...returned]), dice);
  journey.length = 0;
  for (let i = 0; i < left; i++) {
    const sally = 2 - Math.floor(i / JOURNEY_PER_SALLY);
    const at = pool.findIndex((card) => SALLY_OF[card] === sally);
    journey.push(pool.splice(Math.max(0, at), 1)[0]);
  }
  for (const feat of returned) journey.splice(dice.below(journey.length + 1), 0, feat);
  aside.splice(0, aside.length, ...pool);
}

/** Every HIDDEN of the piles becomes one of the cards. */
function refill(piles: readonly number[][], cards: number[], dice: Dice): void {
  shuffle(cards, dice);
  for (const pile of piles) for (let i = 0; i < pile.length; i++) if (pile[i] === HIDDEN) pile[i] = cards.pop() ?? NONE;
}

function unseen(count: number, seen: readonly number[]): number[] {
  const isSeen = Array.from({ length: count }, () => false);
  for (const card of seen) if (card >= 0) isSeen[card] = true;
  return isSeen.flatMap((known, card) => (known ? [] : card));
}

/** Wherever a Chivalry card lies. */
export const chivalrySeen = (state: State): number[] => [
  ...state.chivalry,
  ...state.chivalryDiscard,
  ...state.knights.flatMap(({ hand }) => hand),
  ...state.tales.flatMap(({ cards }) => cards),
  ...state.declared.map(({ card }) => card),
];

/** Wherever a Treasure lies. */
export const treasuresSeen = (state: State): number[] => [
  ...state.treasures,
  ...state.treasureDiscard,
  ...state.knights.flatMap(({ treasures }) => treasures),
  ...state.gains.flatMap(({ cards, what, by }) => (what === 'treasure' && by !== 'pile' ? cards : [])),
];

/** Wherever a Journey card lies. */
export const journeySeen = (state: State): number[] => [
  ...state.journey,
  ...state.journeyDiscard,
  ...state.aside,
  ...state.retired,
  ...state.offered,
  state.card,
  ...state.knights.flatMap(({ love, feats }) => [love, ...feats]),
  ...state.gains.flatMap(({ cards, what }) => (what === 'love' ? cards : [])),
];
