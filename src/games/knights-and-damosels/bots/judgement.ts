/** What the search is told of Knights & Damosels: worlds by belief, played to the end of the round and valued there. */
import { pick } from '../../../core/shuffle.ts';
import { type Dice, type Outcome, type Seat, unheard } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { assignGivers } from '../rules/secrets.ts';
import { clone, currentStep, merlinOf, type State } from '../rules/state.ts';
import type { Judgement } from '../../../bots/judgement.ts';
import { beliefOf, drawAssignment } from './belief.ts';
import { chooseDisaster, chooseFaces } from './duties.ts';
import { value } from './value.ts';

export const judgement: Judgement<State, Move> = {
  focus: (view, seat) => ({ view, seat }),
  shortlist: (_view, _seat, moves) => moves,
  worlds: (view, seat) => {
    if (view.display.length === 0 || seat === merlinOf(view)) return (dice) => game.imagine(view, seat, dice);
    const belief = beliefOf(view, seat);
    return (dice) => {
      const world = clone(view);
      assignGivers(world, drawAssignment(belief, dice), dice);
      return game.imagine(world, seat, dice); // fills the piles; the givers are known now
    };
  },
  playouts: (_view, seat) => (world, move, dice) => {
    const state = clone(world);
    game.apply(state, seat, move, dice, unheard);
    return playedOn(state, seat, dice);
  },
};

/** A game that is won is worth more than any position. */
const WON = 8;

function playedOn(state: State, seat: Seat, dice: Dice): number {
  const outcome = playRound(state, dice);
  return outcome === undefined ? value(state, seat) : success(outcome, seat);
}

/** To the end of the round, in place; a battle to its end. Says how it ended, if that was the end. */
export function playRound(state: State, dice: Dice): Outcome | undefined {
  const { round } = state;
  while (state.round === round || state.ranking.length > 0) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return outcome;
    const [next] = game.pending(state);
    game.apply(state, next, quick(state, next, dice), dice, unheard);
  }
  return undefined;
}

function success({ places }: Outcome, seat: Seat): number {
  return places[seat] === 1 ? WON : -WON * ((places[seat] - 1) / places.length);
}

/** What others are taken to play: faces by their odds, a card rather than none, else anything. */
function quick(state: State, seat: Seat, dice: Dice): Move {
  const step = currentStep(state);
  if (step === 'faces') return chooseFaces(state, seat, dice);
  if (step === 'disaster') return chooseDisaster(state, seat, dice);
  const moves = game.moves(state, seat);
  const asks = step === 'select' ? moves.filter(({ t }) => t === 'ask') : [];
  return pick(asks.length > 0 ? asks : moves, dice);
}
