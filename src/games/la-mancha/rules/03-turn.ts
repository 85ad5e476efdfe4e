/** Chapter 3: the turn, T1 to T6, and how the game goes on by itself between decisions. */
import type { Step } from '../../../core/steps.ts';
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { isFeat, isLove } from './components.ts';
import type { Event } from './events.ts';
import { beginJudging, clearTales, isCompensated, reward } from './04-judging.ts';
import { haveAllTold, supplyTellers, unroll } from './04-telling.ts';
import { beginWooing, showWooers, wooing } from './05-love.ts';
import { beginFeat, castDie, standResult } from './06-attempt.ts';
import { drawChivalry, maxHand } from './08-hand.ts';
import { resolve } from './09-reply.ts';
import { closeWindow, company, listening, openWindow, withdrawPasses } from './09-window.ts';
import { beginSuddenDeath, drawSetAside, isDecided, leaders } from './10-end.ts';
import { selecting, settleSelection } from './10-selection.ts';
import { changeMode } from './12-mode.ts';
import { countVotes, voting } from './12-vote.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { isTied, nextSeat, type Phase, type State, take } from './state.ts';

/** T1. */
export const drawing: Step<State, Move, Event> = {
  chapter: RULES['LM-3.1'],
  pending: (state) => company(state, 1 << state.drawer),
  candidates: (state, seat) => (seat === state.drawer ? [{ t: 'draw' }] : []),
  refusal: (state, seat, move) => (move.t === 'draw' && seat === state.drawer ? undefined : RULES['LM-2.7']),
  apply: (state, _seat, _move, dice, say) => drawJourney(state, dice, say),
};

/** T5 (a), LM-3.3: card by card, in secret until all are done. */
export const discarding: Step<State, Move, Event> = {
  chapter: RULES['LM-3.3'],
  pending(state) {
    let bits = 0;
    for (let seat = 0; seat < state.knights.length; seat++) if (surplus(state, seat) > 0) bits |= 1 << seat;
    return company(state, bits);
  },
  candidates(state, seat) {
    if (surplus(state, seat) <= 0) return [];
    return state.knights[seat].hand.map((card): Move => ({ t: 'discard', card }));
  },
  refusal(state, seat, move) {
    if (move.t !== 'discard' || surplus(state, seat) <= 0) return RULES['LM-3.3'];
    const { hand, picked } = state.knights[seat];
    return hand.includes(move.card) && !picked.includes(move.card) ? undefined : RULES['LM-8.3'];
  },
  apply(state, seat, move) {
    state.knights[seat].picked.push((move as MoveOf<'discard'>).card);
  },
};

/** How many cards the knight has still to choose. Before a sudden death only the tied refill (LM-10.3). */
function surplus(state: State, seat: Seat): number {
  if (state.tied !== 0 && !isTied(state, seat)) return 0;
  const { hand, picked } = state.knights[seat];
  return hand.length - picked.length - maxHand(state, seat);
}

/** Carries on until somebody has to decide, or the game is over. */
export function goOn(state: State, dice: Dice, say: Say<Event>): void {
  while (state.phase !== 'over') {
    if (state.declared.length > 0) {
      openWindow(state);
      if (listening(state) !== 0) return;
      resolve(state, dice, say);
    } else if (state.gains.length > 0 || !NEXT[state.phase](state, dice, say)) return;
  }
}

type Next = (state: State, dice: Dice, say: Say<Event>) => boolean;

/** The judge or the drawer has to decide. */
const waits: Next = () => false;

/** For each phase: takes the next step if the phase is complete, and says whether it did. */
const NEXT: { readonly [phase in Phase]: Next } = {
  draw: waits,
  mark: waits,
  name: waits,
  vote(state, dice, say) {
    if (voting.pending(state).length > 0) return false;
    countVotes(state, dice, say);
    return true;
  },
  over: waits,
  woo(state, _dice, say) {
    if (wooing.pending(state).length > 0) return false;
    showWooers(state, say); // LM-5.3
    state.phase = 'tell';
    return true;
  },
  tell(state, dice, say) {
    supplyTellers(state, dice, say);
    if (!haveAllTold(state)) return false;
    endTelling(state, dice, say);
    return true;
  },
  take(state, dice, say) {
    if (!isCompensated(state)) return false;
    reward(state, dice, say);
    return true;
  },
  before: onceClosed(castDie),
  after: onceClosed(standResult),
  refill: onceClosed(endTurn),
  select(state, dice, say) {
    if (selecting.pending(state).length > 0) return false;
    settleSelection(state, dice, say);
    return true;
  },
  resolved(state, _dice, say) {
    endCard(state, say);
    return true;
  },
  discard(state, dice, say) {
    if (discarding.pending(state).length > 0) return false;
    refill(state, dice, say);
    return true;
  },
};

/** What follows when nobody has anything more to say in the window. */
function onceClosed(follow: (state: State, dice: Dice, say: Say<Event>) => void): Next {
  return (state, dice, say) => {
    openWindow(state);
    if (listening(state) !== 0) return false;
    follow(state, dice, say);
    return true;
  };
}

/** T1, T2: the card says what follows. */
function drawJourney(state: State, dice: Dice, say: Say<Event>): void {
  const aside = state.journey.length === 0;
  const card = aside ? drawSetAside(state, dice) : state.journey.pop()!; // not empty
  say({ t: 'journey', seat: state.drawer, card, aside });
  state.card = card;
  state.drawn++;
  if (isFeat(card)) beginFeat(state, card, state.drawer, (1 << state.knights.length) - 1, say);
  else if (isLove(card)) beginWooing(state);
  else state.phase = 'tell';
}

/** All have told; or nobody wooed after all, and another card is drawn (LM-5.6). */
function endTelling(state: State, dice: Dice, say: Say<Event>): void {
  if (state.tales.length > 0) {
    unroll(state, dice, say);
    beginJudging(state);
  } else {
    say({ t: 'unwooed', card: state.card });
    state.journeyDiscard.push(state.card);
    state.card = NONE;
    clearTales(state);
    state.phase = 'draw';
  }
}

/** After T4: the end of the game (LM-10.1), a sudden death (LM-10.3), or T5. */
function endCard(state: State, say: Say<Event>): void {
  state.phase = 'discard';
  if (state.winner !== NONE) return end(state, 1 << state.winner, say);
  if (!isDecided(state)) return;
  const first = leaders(state);
  if ((first & (first - 1)) === 0) return end(state, first, say);
  state.tied = first;
  say({ t: 'tie', seats: seatsOf(state, first) });
}

function end(state: State, winners: number, say: Say<Event>): void {
  state.phase = 'over';
  say({ t: 'over', seats: seatsOf(state, winners) });
}

const seatsOf = (state: State, bits: number): Seat[] =>
  state.knights.flatMap((_, seat) => ((bits & (1 << seat)) === 0 ? [] : seat));

/** T5 (a) to (c). What was chosen too much, because the hand has shrunk since, stays in hand. */
function refill(state: State, dice: Dice, say: Say<Event>): void {
  state.knights.forEach(({ hand, picked }, seat) => {
    const cards = picked.slice(0, Math.max(0, hand.length - maxHand(state, seat)));
    picked.length = 0;
    for (const card of cards) {
      take(hand, card);
      state.chivalryDiscard.push(card);
    }
    if (cards.length > 0) say({ t: 'discarded', seat, cards });
  });
  for (const seat of company(state, state.tied === 0 ? (1 << state.knights.length) - 1 : state.tied))
    drawChivalry(state, seat, maxHand(state, seat) - state.knights[seat].hand.length, dice, say);
  state.phase = 'refill';
  withdrawPasses(state);
}

/** T6. */
function endTurn(state: State, dice: Dice, say: Say<Event>): void {
  closeWindow(state);
  if (state.tied !== 0) return beginSuddenDeath(state, dice, say);
  state.drawer = nextSeat(state, state.drawer);
  state.drawn = 0;
  state.phase = 'draw';
  changeMode(state, say);
  say({ t: 'turn', seat: state.drawer });
}
