/** What a review is told of Knights & Damosels: a round is played to its end, and the position there says who may win. */
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Outlook } from '../../../bots/outlook.ts';
import { type Company, companyFor } from './company.ts';
import { chancesAfter } from './judgement.ts';

/** What was found once for a decision serves all its worlds. */
const companies = new WeakMap<State, Company>();

function companyOf(view: State): Company {
  const company = companies.get(view) ?? companyFor(view);
  companies.set(view, company);
  return company;
}

export const outlook: Outlook<State, Move> = {
  promise: (world, dice, view) => chancesAfter(world, companyOf(view), dice),
  era: ({ round }) => round,
  playouts: 20_000,
};
