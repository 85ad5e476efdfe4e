/** Chapter 7: in reversed turn order the knights offer their cards; with jousts they contest the offers of others. */
import type { Step } from '../../../core/steps.ts';
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { mayChallenge, openJoust, wasChallenged } from './11-joust.ts';
import { type Bits, CHIVALRIES, LISTED } from './components.ts';
import type { Happening } from './happenings.ts';
import { CONTEST, DONE, type Move } from './moves.ts';
import { RULES } from './rulebook.ts';
import { alone, merlinOf, NOBODY, rowBits, type State } from './state.ts';

/** KD-7.1: Merlin is the first. */
export function beginService(state: State, say: Say<Happening>): void {
  state.turn = merlinOf(state);
  offer(state, state.turn, say);
}

/** KD-7.1, KD-7.2: every listed card of the row that nobody has offered yet. */
function offer(state: State, seat: Seat, say: Say<Happening>): void {
  const row = rowBits(state.players[seat].row) & LISTED[state.event];
  let offered: Bits = 0;
  for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++) {
    if ((row & (1 << chivalry)) === 0 || state.offers[chivalry] !== NONE) continue;
    state.offers[chivalry] = seat;
    offered |= 1 << chivalry;
  }
  say({ t: 'offered', seat, chivalries: offered });
}

/** KD-3.2: counter-clockwise, Arthur last. */
export function passService(state: State, say: Say<Happening>): void {
  if (state.turn === state.arthur) {
    state.turn = NONE;
    return;
  }
  state.turn = (state.turn + state.players.length - 1) % state.players.length;
  offer(state, state.turn, say);
}

/** What a seat offers now. */
export function offeredBy(state: State, seat: Seat): Bits {
  let bits = 0;
  for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++)
    if (state.offers[chivalry] === seat) bits |= 1 << chivalry;
  return bits;
}

/** D9, KD-11.12: the free matches are offered before; nobody is asked who has nothing to contest (KD-15.2). */
export const contest: Step<State, Move, Happening> = {
  chapter: RULES['KD-11.12'],
  pending: (state) => (canContest(state) ? alone(state.turn) : NOBODY),
  candidates(state, seat) {
    const list: Move[] = [];
    if (seat !== state.turn) return list;
    for (const move of CONTEST) list.push(move);
    list.push(DONE);
    return list;
  },
  refusal(state, seat, move) {
    if (seat !== state.turn) return RULES['KD-11.2'];
    if (move.t === 'contest') return contestRefusal(state, seat, move.chivalry);
    return move.t === 'done' ? undefined : RULES['KD-11.12'];
  },
  apply(state, seat, move, _dice, say) {
    if (move.t === 'contest') {
      const against = state.offers[move.chivalry];
      say({ t: 'challenged', seat, against, slot: NONE, chivalry: move.chivalry });
      openJoust(state, seat, against, move.chivalry);
      return;
    }
    say({ t: 'done', seat });
    passService(state, say);
  },
};

function canContest(state: State): boolean {
  if (state.turn === NONE || !mayChallenge(state, state.turn)) return false;
  for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++)
    if (contestRefusal(state, state.turn, chivalry) === undefined) return true;
  return false;
}

/** KD-11.3: the row holds the same chivalry. */
function contestRefusal(state: State, seat: Seat, chivalry: number): Rule | undefined {
  const holder = state.offers[chivalry] ?? NONE;
  if (holder === NONE || holder === seat) return RULES['KD-11.2'];
  if (wasChallenged(state, chivalry)) return RULES['KD-11.13'];
  if (!mayChallenge(state, seat)) return RULES['KD-11.3'];
  return rowBits(state.players[seat].row) & (1 << chivalry) ? undefined : RULES['KD-11.3'];
}
