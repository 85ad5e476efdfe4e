/** KD-23.5: what each slot is worth, over all who may have given it. */
import { NONE, type Seat } from '../../../core/game.ts';
import { cardOf } from '../rules/components.ts';
import { COURT, courtCards } from '../rules/givers.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { type Belief, beliefOf, giversOf } from './belief.ts';
import { gainOf } from './harvest.ts';
import { value, valueWith } from './value.ts';

/** What a lost joust costs beside the card, in value. */
const RISK = 0.5;

/** By move: its worth. A request that is denied costs nothing; a challenge wins in half of the cases. */
export function worthOfMoves(view: State, seat: Seat, moves: readonly Move[]): number[] {
  const belief = beliefOf(view, seat);
  const nothing = value(view, seat);
  return moves.map((move) => {
    if (move.t === 'ask') return worthOfSlot(view, seat, move.slot, belief, nothing);
    if (move.t !== 'challenge') return nothing;
    const won = worthOfSlot(view, seat, move.slot, belief, nothing);
    return nothing + (won - nothing) / 2 - RISK * worthOfOne(view, seat);
  });
}

function worthOfSlot(view: State, seat: Seat, slot: number, belief: Belief, nothing: number): number {
  const { chivalry } = view.display[slot];
  const gain = gainOf(view, seat, chivalry);
  let worth = 0;
  giversOf(belief, slot).forEach((chance, giver) => {
    if (chance === 0) return;
    const lady = giver === COURT ? courtCards(view, chivalry)[0] : view.players[giver].damosel;
    const isOwn = giver === seat;
    worth += chance * (isOwn ? nothing : valueWith(view, seat, seat, cardOf(lady, chivalry), gain));
  });
  return worth;
}

/** What one worship is worth now. */
export function worthOfOne(view: State, seat: Seat): number {
  const before = value(view, seat);
  view.players[seat].worship += 1;
  const after = value(view, seat);
  view.players[seat].worship -= 1;
  return after - before;
}

/** The best of the moves, by their worths. */
export function bestOf<M>(moves: readonly M[], worths: readonly number[]): M {
  let best = NONE;
  worths.forEach((worth, i) => {
    if (best === NONE || worth > worths[best]) best = i;
  });
  return moves[best];
}
