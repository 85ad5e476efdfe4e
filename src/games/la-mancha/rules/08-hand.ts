/** Chapter 8: hands, and how Chivalry cards and Treasures are drawn (LM-10.9, LM-10.10). */
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { HAND } from './components.ts';
import type { Event } from './events.ts';
import { passiveSum } from './06-strength.ts';
import type { State } from './state.ts';

/** LM-8.1. */
export function maxHand(state: State, seat: Seat): number {
  return Math.min(HAND.max, Math.max(HAND.min, HAND.base + passiveSum(state, seat, 'hand_size')));
}

/** LM-12.7: names stay hidden until the verdict. Voices cannot be hidden. */
export const hasVisorsDown = ({ options, mode }: State): boolean =>
  options.names === 'visors down' && mode === 'scroll';

/** LM-12.7: the tales are shown, their tellers are not yet. */
export const isMasked = (state: State): boolean =>
  hasVisorsDown(state) && state.named === NONE && state.phase !== 'take' && state.phase !== 'tell';

/** The cards of a hand as others count them, with those of a tale that is not shown yet (LM-12.3) or has no name (LM-12.7). */
export function handCount(state: State, seat: Seat): number {
  let count = state.knights[seat].hand.length;
  if (state.phase === 'tell' || (state.options.edition === 2 && isMasked(state)))
    for (const tale of state.tales) if (tale.seat === seat) count += tale.cards.length;
  return count;
}

export function drawChivalry(state: State, seat: Seat, count: number, dice: Dice, say: Say<Event>): void {
  const cards: number[] = [];
  while (cards.length < count) {
    const card = drawFrom(state.chivalry, state.chivalryDiscard, dice);
    if (card === undefined) break;
    cards.push(card);
    state.knights[seat].hand.push(card);
  }
  if (cards.length > 0) say({ t: 'drew', seat, cards });
}

/** The Treasures that could be drawn; for each one missing a Chivalry card is drawn instead, once. */
export function drawTreasures(state: State, seat: Seat, count: number, dice: Dice, say: Say<Event>): number[] {
  const cards: number[] = [];
  while (cards.length < count) {
    const card = drawFrom(state.treasures, state.treasureDiscard, dice);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) drawChivalry(state, seat, 1, dice, say);
  else say({ t: 'treasures', seat, cards });
  return cards;
}

function drawFrom(pile: number[], discard: number[], dice: Dice): number | undefined {
  if (pile.length === 0) {
    for (const card of discard) pile.push(card);
    discard.length = 0;
    shuffle(pile, dice);
  }
  return pile.pop();
}

/** To the pile, where all see it (LM-8.2). */
export function discardHand(state: State, seat: Seat, say: Say<Event>): void {
  const { hand, picked } = state.knights[seat];
  if (hand.length > 0) say({ t: 'discarded', seat, cards: hand.slice() });
  for (const card of hand) state.chivalryDiscard.push(card);
  hand.length = 0;
  picked.length = 0;
}
