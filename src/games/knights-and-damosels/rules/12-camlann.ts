/** Chapter 12, before the battle: who takes a card, and who joins whom. */
import type { Step } from '../../../core/steps.ts';
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { givenTo, VICTORIES, victoryOf } from './10-end.ts';
import { type Card, cardOf, CARDS, CHIVALRIES, damoselOf } from './components.ts';
import type { Happening } from './happenings.ts';
import { type Move, type MoveOf, SIDES, TAKE } from './moves.ts';
import { RULES } from './rulebook.ts';
import {
  alone,
  ARTHURS,
  isSealed,
  MORDREDS,
  OPEN,
  type State,
  take as takeOut,
  thresholdsOf,
  unsealed,
} from './state.ts';

const DAMOSEL_VICTORY = VICTORIES.indexOf('damosel');

/** KD-12.2: the next in the ranking who has a Damosel victory. Those before have taken, and have lost nothing by it. */
export function nextToTake(state: State): void {
  const from = state.turn === NONE ? 0 : state.ranking.indexOf(state.turn) + 1;
  state.turn = state.ranking.find((seat, i) => i >= from && victoryOf(state, seat) === DAMOSEL_VICTORY) ?? NONE;
}

/** D12. */
export const take: Step<State, Move, Happening> = {
  chapter: RULES['KD-12.2'],
  pending: (state) => alone(state.turn),
  candidates(state, seat) {
    const list: Move[] = [];
    if (seat !== state.turn) return list;
    for (const chivalry of CHIVALRIES.keys()) list.push(TAKE[cardOf(state.players[seat].damosel, chivalry)]);
    return list;
  },
  refusal: (state, seat, move) =>
    move.t === 'take' && seat === state.turn ? takeRefusal(state, seat, move.card) : RULES['KD-12.2'],
  apply(state, seat, move, _dice, say) {
    const { card } = move as MoveOf<'take'>;
    const from = holderOf(state, card);
    takeOut(state.players[from].row, card);
    state.players[seat].row.push(card);
    say({ t: 'took', seat, from, card });
    nextToTake(state);
  },
};

function takeRefusal(state: State, seat: Seat, card: Card): Rule | undefined {
  const holder = card < CARDS ? holderOf(state, card) : NONE;
  const isOwn = damoselOf(card) === state.players[seat].damosel;
  const isLegal = isOwn && holder !== NONE && givenTo(state, seat, holder) >= thresholdsOf(state).given;
  return isLegal ? undefined : RULES['KD-12.2'];
}

/** In whose row the card lies, or NONE. */
function holderOf(state: State, card: Card): Seat {
  return state.players.findIndex(({ row }) => row.includes(card));
}

/** KD-12.3: the first two lead, the others choose. */
export function callToArms(state: State): void {
  const [first, second, ...others] = state.ranking;
  state.players[first].side = ARTHURS;
  state.players[second].side = MORDREDS;
  for (const seat of others) state.players[seat].sealed = OPEN;
}

/** D13. */
export const side: Step<State, Move, Happening> = {
  chapter: RULES['KD-12.3'],
  pending: unsealed,
  candidates: (state, seat) => (state.players[seat].sealed === OPEN ? SIDES.slice() : []),
  refusal(state, seat, move) {
    if ((move.t !== 'arthur' && move.t !== 'mordred') || state.players[seat].sealed === NONE) return RULES['KD-12.3'];
    return isSealed(state.players[seat]) ? RULES['KD-15.1'] : undefined;
  },
  apply(state, seat, move, _dice, say) {
    const choice = move.t === 'arthur' ? ARTHURS : MORDREDS;
    state.players[seat].sealed = choice;
    say({ t: 'sealed', seat, thing: 'side', choice });
  },
};

/** All sides are shown together. */
export function showSides(state: State, say: Say<Happening>): void {
  for (const player of state.players) {
    if (player.sealed !== NONE) player.side = player.sealed;
    player.sealed = NONE;
  }
  say({ t: 'sides', sides: state.players.map((player) => player.side) });
}
