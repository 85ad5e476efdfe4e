/** KD-14.2: the options of a game in which nothing is changed. */
import { ROUNDS_AT_MOST } from './components.ts';
import type { Options } from './state.ts';

export const AS_PRINTED: Options = {
  selection: 'strict',
  joust: false,
  camlann: false,
  service: 'off',
  assignment: 'random',
  firstMerlin: 'random',
  maxRounds: ROUNDS_AT_MOST,
};
