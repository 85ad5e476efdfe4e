/** What the picture of the realm is given: it hands it on to its parts. */
import type { Seat } from '../../../core/game.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import type { State } from '../rules/state.ts';
import type { Pointing } from './pointing.tsx';

export interface RealmProps {
  /** As it is shown, and as it is: the question is asked of the latter. */
  readonly view: State;
  readonly now: State;
  readonly own: Seat;
  readonly sitters: readonly Sitter[];
  readonly pointing: Pointing;
}
