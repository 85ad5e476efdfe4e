/** Scores in words. */
import type { Accounts } from '../../../core/text.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Says } from './en.ts';
import { herald } from './herald.ts';

export const accounts: Accounts<State, Move, Says> = {
  rounds: herald.rounds,
  account: (_words, state, seat, round) => herald.account(state, seat, round),
  foresee: (_words, state, seat, move) => herald.foresee(state, seat, move),
  verdict: (_words, state, names) => herald.verdict(state, names),
};
