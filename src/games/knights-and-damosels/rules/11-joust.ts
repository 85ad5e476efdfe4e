/** Chapter 11: challenges in the Knight phase, the exchanges of a joust, and what becomes of the stake. */
import type { Step } from '../../../core/steps.ts';
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { askFor, askRefusal, endSelection, hasFreeSlot, isGranted, knowsOwn, lacks } from './06-slots.ts';
import type { Happening } from './happenings.ts';
import { ASK, type Move, NO_CARD, THRUSTS } from './moves.ts';
import { RULES } from './rulebook.ts';
import { alone, isSealed, NOBODY, OPEN, rowBits, type State, unsealed } from './state.ts';

/** The numbers under which thrusts are sealed. */
export const HIGH = 0;
const DECLINE = 2;
/** KD-11.8. */
const MOST_EXCHANGES = 10;

/** KD-11.16: whether a challenge in the Knight phase is possible by what all can see. */
export function canChallenge(state: State, seat: Seat): boolean {
  if (!mayChallenge(state, seat)) return false;
  const row = rowBits(state.players[seat].row);
  for (let slot = 0; slot < state.display.length; slot++) {
    const { taker, chivalry } = state.display[slot];
    if (taker !== NONE && taker !== seat && !wasChallenged(state, slot) && (row & (1 << chivalry)) === 0) return true;
  }
  return false;
}

/** KD-11.1, KD-11.3. */
export function mayChallenge(state: State, seat: Seat): boolean {
  return state.options.joust && state.players[seat].worship > 0;
}

/** KD-11.13: a slot or, in the Service phase, a chivalry. */
export function wasChallenged(state: State, stake: number): boolean {
  return (state.challenged & (1 << stake)) !== 0;
}

export function challengeRefusal(state: State, seat: Seat, slot: number): Rule | undefined {
  if (!state.options.joust) return RULES['KD-11.1'];
  if (slot >= state.display.length) return RULES['KD-5.4'];
  const { taker } = state.display[slot];
  if (taker === NONE || taker === seat) return RULES['KD-11.2'];
  if (wasChallenged(state, slot)) return RULES['KD-11.13'];
  if (!mayChallenge(state, seat) || !lacks(state, seat, slot)) return RULES['KD-11.3'];
  return knowsOwn(state, seat, slot) ? RULES['KD-11.4'] : undefined;
}

/** KD-11.4: legality first; a denial leaves the slot unchallenged. */
export function challenge(state: State, seat: Seat, slot: number, say: Say<Happening>): void {
  if (!isGranted(state, seat, slot, say)) return;
  const { taker, chivalry } = state.display[slot];
  say({ t: 'challenged', seat, against: taker, slot, chivalry });
  openJoust(state, seat, taker, slot);
}

/** KD-11.5: the challenged player has the right at first. */
export function openJoust(state: State, challenger: Seat, challenged: Seat, stake: number): void {
  const { joust, players } = state;
  state.challenged |= 1 << stake;
  joust.challenger = challenger;
  joust.challenged = challenged;
  joust.right = challenged;
  joust.stake = stake;
  joust.exchange = 1;
  players[challenger].sealed = OPEN;
  players[challenged].sealed = OPEN;
  state.stack.push('exchange');
}

/** D7. */
export const exchange: Step<State, Move, Happening> = {
  chapter: RULES['KD-11.5'],
  pending: unsealed,
  candidates: (state, seat) => (state.players[seat].sealed === OPEN ? THRUSTS.slice() : []),
  refusal(state, seat, move) {
    const { joust } = state;
    const thrust = thrustOf(move);
    if (thrust === NONE || (seat !== joust.challenger && seat !== joust.challenged)) return RULES['KD-11.5'];
    if (isSealed(state.players[seat])) return RULES['KD-15.1'];
    const isFirst = joust.exchange === 1 && seat === joust.challenger;
    return isFirst && thrust === DECLINE ? RULES['KD-11.6'] : undefined;
  },
  apply(state, seat, move, _dice, say) {
    const choice = thrustOf(move);
    state.players[seat].sealed = choice;
    say({ t: 'sealed', seat, thing: 'thrust', choice });
  },
};

function thrustOf(move: Move): number {
  if (move.t === 'high') return HIGH;
  return move.t === 'low' ? 1 : move.t === 'decline' ? DECLINE : NONE;
}

/** KD-11.5 to KD-11.8: both have sealed. */
export function settleExchange(state: State, say: Say<Happening>): void {
  const { joust, players } = state;
  const { challenger, challenged } = joust;
  const holder = joust.right;
  const other = holder === challenger ? challenged : challenger;
  const [held, opposed] = [players[holder].sealed, players[other].sealed];
  const thrusts = [players[challenger].sealed, players[challenged].sealed];
  players[challenger].sealed = NONE;
  players[challenged].sealed = NONE;
  const declined = held === DECLINE || opposed === DECLINE;
  const passes = held === opposed ? held !== DECLINE : held === DECLINE;
  if (passes) joust.right = other;
  say({ t: 'thrust', seat: challenger, against: challenged, thrusts, right: joust.right });
  const canGoOn = state.options.edition === 2 || players[holder].worship > 0; // KD-11.7
  if (passes && !declined && ++joust.exchange <= MOST_EXCHANGES && canGoOn) {
    players[challenger].sealed = OPEN;
    players[challenged].sealed = OPEN;
    return;
  }
  endJoust(state, !declined && !passes ? 1 : 0, say);
}

/** KD-11.9 to KD-11.11. A payment is the loser's to the one who has the right (KD-11.15); who has none pays none (KD-11.7). */
function endJoust(state: State, owed: number, say: Say<Happening>): void {
  const { joust, players, stack } = state;
  const { challenger, challenged, right, stake } = joust;
  const loser = right === challenger ? challenged : challenger;
  const paid = Math.min(owed, players[loser].worship);
  players[right].worship += paid;
  players[loser].worship -= paid;
  say({ t: 'jousted', seat: right, against: loser, paid });
  stack.pop();
  const inKnightPhase = stack[stack.length - 1] === 'select';
  if (right === challenger && inKnightPhase) {
    state.display[stake].taker = challenger;
    endSelection(state);
    stack.push('replace');
    return;
  }
  if (right === challenger) state.offers[stake] = challenger;
  clearJoust(state);
}

export function clearJoust({ joust }: State): void {
  joust.challenger = NONE;
  joust.challenged = NONE;
  joust.right = NONE;
  joust.stake = NONE;
  joust.exchange = 0;
}

/** D8, KD-11.10: who yielded a slot may select another; an offer has no other, since all matches were made (KD-7.1). */
export const replace: Step<State, Move, Happening> = {
  chapter: RULES['KD-11.10'],
  pending(state) {
    const { challenged } = state.joust;
    return challenged !== NONE && hasFreeSlot(state, challenged) ? alone(challenged) : NOBODY;
  },
  candidates(state, seat) {
    const list: Move[] = [];
    if (seat !== state.joust.challenged) return list;
    for (let slot = 0; slot < state.display.length; slot++) list.push(ASK[slot]);
    list.push(NO_CARD);
    return list;
  },
  refusal(state, seat, move) {
    if (seat !== state.joust.challenged) return RULES['KD-6.1'];
    if (move.t === 'ask') return askRefusal(state, seat, move.slot);
    return move.t === 'none' ? undefined : RULES['KD-11.10'];
  },
  apply(state, seat, move, _dice, say) {
    if (move.t === 'ask' && !askFor(state, seat, move.slot, say)) return; // KD-6.6: asked again
    if (move.t === 'none') say({ t: 'wentWithout', seat, asked: true });
    state.joust.challenged = NONE;
  },
};

/** The one who yielded has chosen, or was not asked. */
export function endReplacement(state: State, say: Say<Happening>): void {
  const { joust, stack } = state;
  if (joust.challenged !== NONE) say({ t: 'wentWithout', seat: joust.challenged, asked: false });
  clearJoust(state);
  stack.pop();
}
