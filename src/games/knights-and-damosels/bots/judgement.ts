/** What the search is told of Knights & Damosels: worlds by belief, played to the end of the round; then chances count. */
import { type Dice, type Outcome, unheard } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { assignGivers } from '../rules/secrets.ts';
import { clone, merlinOf, type State } from '../rules/state.ts';
import type { Judgement } from '../../../bots/judgement.ts';
import { sharesOf } from '../../../bots/outlook.ts';
import { beliefOf, drawAssignment } from './belief.ts';
import { type Company, companyFor, KNIGHTLY, type Manner } from './company.ts';
import { chancesAt } from './prospects.ts';
import { sealedChoice } from './sealed.ts';

/** For a table at which the others play in this manner. */
export const judgementAmong = (manner: Manner): Judgement<State, Move> => ({
  focus: (view, seat) => ({ view, seat }),
  shortlist: (_view, _seat, moves) => moves,
  sealed(view, seat) {
    const company = companyFor(view, manner);
    return sealedChoice(view, seat, (state, dice) => chancesAfter(state, company, dice));
  },
  worlds(view, seat) {
    if (view.display.length === 0 || seat === merlinOf(view)) return (dice) => game.imagine(view, seat, dice);
    const belief = beliefOf(view, seat, companyFor(view, manner));
    return (dice) => {
      const world = clone(view);
      assignGivers(world, drawAssignment(belief, dice), dice);
      return game.imagine(world, seat, dice); // fills the piles; the givers are known now
    };
  },
  playouts(view, seat) {
    const company = companyFor(view, manner);
    return (world, move, dice) => {
      const state = clone(world);
      game.apply(state, seat, move, dice, unheard);
      return chancesAfter(state, company, dice)[seat];
    };
  },
});

export const judgement = judgementAmong(KNIGHTLY);

/** By seat: its chance to win, when the round of the company has been played to its end, in place. */
export function chancesAfter(state: State, company: Company, dice: Dice): readonly number[] {
  const outcome = playRound(state, company, dice);
  return outcome === undefined ? chancesAt(state) : sharesOf(outcome);
}

/** To the end of the round, in place; a battle to its end. Says how it ended, if that was the end. */
function playRound(state: State, company: Company, dice: Dice): Outcome | undefined {
  while (state.round === company.round || state.ranking.length > 0) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return outcome;
    const [next] = game.pending(state);
    game.apply(state, next, company.choose(state, next, dice), dice, unheard);
  }
  return undefined;
}
