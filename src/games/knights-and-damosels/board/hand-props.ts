/** What every hand is given. */
import type { Seat } from '../../../core/game.ts';
import type { State } from '../rules/state.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import type { PendingChoice } from './use-choice.ts';

export interface HandProps {
  readonly view: State;
  readonly own: Seat;
  readonly sitters: readonly Sitter[];
  readonly choice: PendingChoice;
}
