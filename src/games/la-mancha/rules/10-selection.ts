/** LM-10.4: the tied knights select the last Feat, at once and in secret. */
import type { Step } from '../../../core/steps.ts';
import { pick } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import type { Event } from './events.ts';
import { company } from './09-window.ts';
import { fightLast } from './10-end.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { isTied, type State, take } from './state.ts';

const isAsked = (state: State, seat: Seat): boolean => isTied(state, seat) && state.votes[seat] === NONE;

export const selecting: Step<State, Move, Event> = {
  chapter: RULES['LM-10.4'],
  pending(state) {
    let bits = 0;
    for (let seat = 0; seat < state.knights.length; seat++) if (isAsked(state, seat)) bits |= 1 << seat;
    return company(state, bits);
  },
  candidates: (state, seat) => (isAsked(state, seat) ? state.offered.map((card): Move => ({ t: 'select', card })) : []),
  refusal(state, seat, move) {
    const isOffered = move.t === 'select' && state.offered.includes(move.card);
    return isOffered && isAsked(state, seat) ? undefined : RULES['LM-10.4'];
  },
  apply(state, seat, move, _dice, say) {
    state.votes[seat] = state.offered.indexOf((move as MoveOf<'select'>).card);
    say({ t: 'chose', seat });
  },
};

/** All have named one: it is shown who named what, and one of those named is played. */
export function settleSelection(state: State, dice: Dice, say: Say<Event>): void {
  const { offered, votes } = state;
  const feats = votes.map((place) => (place === NONE ? NONE : offered[place]));
  const card = pick(
    offered.filter((feat) => feats.includes(feat)),
    dice,
  );
  say({ t: 'selected', feats, card });
  votes.fill(NONE);
  take(offered, card);
  fightLast(state, card, say);
}
