/** Chapter 12, the battle: secret cards, round by round, until one is left or an election decides. */
import type { Step } from '../../../core/steps.ts';
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { type Card, categoryOf, chivalryOf } from './components.ts';
import type { Fate, Happening } from './happenings.ts';
import { FIGHT, type Move, type MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { ARTHURS, isSealed, MORDREDS, OPEN, type State, take, unsealed } from './state.ts';

/** KD-12.6. */
const IMMUNE_ROUNDS = 2;

export const isFighting = (state: State, seat: Seat): boolean => state.players[seat].lost === NONE;

/** KD-12.4, KD-12.5: before round 1. */
export function beginBattle(state: State, say: Say<Happening>): void {
  for (let seat = 0; seat < state.players.length; seat++) maybeLose(state, seat, say);
  maybeBreak(state, say);
  nextRound(state, say);
}

function maybeLose(state: State, seat: Seat, say: Say<Happening>): void {
  const player = state.players[seat];
  if (player.lost !== NONE || player.row.length > 0) return;
  player.lost = state.battle;
  say({ t: 'lost', seat, round: state.battle });
}

/** KD-12.7: who has one card plays that one (KD-15.2). With at most one left, there is no round. */
function nextRound(state: State, say: Say<Happening>): void {
  if (fighters(state).length <= 1) return;
  state.battle += 1;
  for (const seat of fighters(state)) {
    const player = state.players[seat];
    player.sealed = player.row.length > 1 ? OPEN : player.row[0];
    if (player.sealed !== OPEN) say({ t: 'sealed', seat, thing: 'card', choice: player.sealed });
  }
}

export function fighters(state: State): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (isFighting(state, seat)) list.push(seat);
  return list;
}

/** D14. */
export const fight: Step<State, Move, Happening> = {
  chapter: RULES['KD-12.7'],
  pending: unsealed,
  candidates(state, seat) {
    const { row, sealed } = state.players[seat];
    const list: Move[] = [];
    if (sealed === OPEN) for (const card of row) list.push(FIGHT[card]);
    return list;
  },
  refusal(state, seat, move) {
    const player = state.players[seat];
    if (move.t !== 'fight') return RULES['KD-12.7'];
    if (player.lost !== NONE) return RULES['KD-12.5'];
    if (isSealed(player)) return RULES['KD-15.1'];
    return player.row.includes(move.card) ? undefined : RULES['KD-12.7'];
  },
  apply(state, seat, move, _dice, say) {
    const { card } = move as MoveOf<'fight'>;
    state.players[seat].sealed = card;
    say({ t: 'sealed', seat, thing: 'card', choice: card });
  },
};

/** KD-12.13: all who are left stand on one side. */
export function isBroken(state: State): boolean {
  const sides = fighters(state).map((seat) => state.players[seat].side);
  return sides.every((side) => side === sides[0]);
}

/** KD-12.6: the side that is immune in this round, or NONE. Who had no card at the beginning does not count. */
export function immuneSide(state: State): number {
  if (isBroken(state)) return NONE;
  let [arthurs, mordreds] = [0, 0];
  for (const { lost, side } of state.players) {
    if (lost === 0) continue;
    if (side === MORDREDS) mordreds++;
    else arthurs++;
  }
  if (state.battle > IMMUNE_ROUNDS * Math.abs(arthurs - mordreds)) return NONE;
  return arthurs < mordreds ? ARTHURS : MORDREDS;
}

/** KD-12.8, KD-12.9: what the cards of his enemies do to the card of a fighter. */
export function fateOf(state: State, seat: Seat, immune: number, broken: boolean): Fate {
  const { side, sealed } = state.players[seat];
  const kind = categoryOf(chivalryOf(sealed));
  let fate: Fate = 'unharmed';
  if (!broken && side === immune) return 'immune';
  for (let enemy = 0; enemy < state.players.length; enemy++) {
    const other = state.players[enemy];
    if (enemy === seat || other.sealed === NONE || (!broken && other.side === side)) continue;
    const otherKind = categoryOf(chivalryOf(other.sealed));
    if (defeats(otherKind, kind)) return 'defeated';
    if (otherKind === kind) fate = 'wounded';
  }
  return fate;
}

/** Arms defeat Vassalage, Virtue Arms, Vassalage Virtue: each the kind before it. */
export const defeats = (kind: number, other: number): boolean => other === (kind + 2) % 3;

/** KD-12.8 to KD-12.13: one round, when all cards are sealed. */
export function clash(state: State, say: Say<Happening>): void {
  const broken = isBroken(state);
  const immune = immuneSide(state);
  const seats = fighters(state);
  const fates = seats.map((seat) => fateOf(state, seat, immune, broken));
  seats.forEach((seat, i) => suffer(state, seat, fates[i], say));
  for (const seat of seats) maybeLose(state, seat, say);
  if (!broken) maybeBreak(state, say);
  nextRound(state, say);
}

/** KD-12.10, KD-12.11. */
function suffer(state: State, seat: Seat, fate: Fate, say: Say<Happening>): void {
  const player = state.players[seat];
  const card: Card = player.sealed;
  player.sealed = NONE;
  say({ t: 'fought', seat, round: state.battle, card, fate });
  if (fate === 'defeated' || fate === 'wounded') {
    take(player.row, card);
    (fate === 'defeated' ? state.fallen : player.wounded).push(card);
    return;
  }
  const back = player.wounded.shift();
  if (back === undefined) return;
  player.row.push(back);
  say({ t: 'recovered', seat, card: back });
}

function maybeBreak(state: State, say: Say<Happening>): void {
  const seats = fighters(state);
  if (seats.length > 1 && isBroken(state)) say({ t: 'broken', seats });
}

/** KD-12.12, KD-12.14, KD-12.16: the battle is over, and the order of all is known. */
export function endBattle(state: State, dice: Dice, say: Say<Happening>): void {
  const { players, ranking } = state;
  const [last] = fighters(state);
  const winner = last ?? (state.battle > 0 ? elect(state, dice, say) : ranking[0]);
  const rankOf = ranking.slice();
  const lostIn = (seat: Seat): number => (seat === winner ? Number.MAX_SAFE_INTEGER : players[seat].lost);
  ranking.sort((a, b) => lostIn(b) - lostIn(a) || rankOf.indexOf(a) - rankOf.indexOf(b));
  say({ t: 'won', seat: winner, ranking: ranking.slice() });
}

/** KD-12.14: those who fought in the last round; no worship, no lots: then all are equal. */
function elect(state: State, dice: Dice, say: Say<Happening>): Seat {
  const { players, battle } = state;
  const electors = Array.from(players.keys()).filter((seat) => players[seat].lost === battle);
  const discarded = Math.max(0, Math.min(...electors.map((seat) => players[seat].worship)) - 1);
  for (const seat of electors) players[seat].worship -= discarded;
  const lots = players.map(({ lost, worship }) => (lost === battle ? worship : 0));
  const drawn = lots.some((lot) => lot > 0) ? drawLot(lots, dice) : electors[dice.below(electors.length)];
  say({ t: 'elected', seat: drawn, discarded, lots });
  return drawn;
}

function drawLot(lots: readonly number[], dice: Dice): Seat {
  let left = dice.below(lots.reduce((sum, lot) => sum + lot, 0));
  return lots.findIndex((lot) => (left -= lot) < 0);
}
