/** What the picture of the realm is given: it hands it on to its parts. */
import type { Seat } from '../../../core/game.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import type { State } from '../rules/state.ts';
import type { Pointing } from './pointing.tsx';

export interface RealmProps {
  readonly view: State;
  readonly own: Seat;
  readonly sitters: readonly Sitter[];
  readonly pointing: Pointing;
}
