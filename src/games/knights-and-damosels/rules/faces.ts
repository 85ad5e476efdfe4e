/** Cards set face up or face down, by all at once and in secret: in a Disaster and in the shares of a War or Quest. */
import type { Step } from '../../../core/steps.ts';
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import type { Bits } from './components.ts';
import type { Happening } from './happenings.ts';
import { FACES, type Move, type MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { isSealed, OPEN, type State, unsealed } from './state.ts';

/** Which chivalries a seat has to set. */
type ToSet = (state: State, seat: Seat) => Bits;

export function facesStep(chapter: Rule, toSet: ToSet): Step<State, Move, Happening> {
  return {
    chapter,
    pending: unsealed,
    candidates(state, seat) {
      const list: Move[] = [];
      if (state.players[seat].sealed !== OPEN) return list;
      const cards = toSet(state, seat);
      for (let down = 0; ; down = (down - cards) & cards) {
        list.push(FACES[down]);
        if (down === cards) return list; // the next larger subset of the cards follows, to all of them
      }
    },
    refusal(state, seat, move) {
      const player = state.players[seat];
      if (move.t !== 'faces' || player.sealed === NONE) return chapter;
      if (isSealed(player)) return RULES['KD-15.1'];
      return move.down & ~toSet(state, seat) ? chapter : undefined;
    },
    apply(state, seat, move, _dice, say) {
      const { down } = move as MoveOf<'faces'>;
      state.players[seat].sealed = down;
      say({ t: 'sealed', seat, thing: 'faces', choice: down });
    },
  };
}

/** Players without a card to set are not asked. */
export function askForFaces(state: State, toSet: ToSet): void {
  for (let seat = 0; seat < state.players.length; seat++)
    if (toSet(state, seat) !== 0) state.players[seat].sealed = OPEN;
}

/** Opens one player's choice and says it; returns the chivalries that lie face down. */
export function showFaces(state: State, seat: Seat, cards: Bits, say: Say<Happening>): Bits {
  const player = state.players[seat];
  if (player.sealed === NONE) return 0;
  const down = player.sealed;
  player.sealed = NONE;
  say({ t: 'shownFaces', seat, up: cards & ~down, down });
  return down;
}
