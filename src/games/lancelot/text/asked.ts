/** A move that was refused, with all that a reason for it may speak of. */
import type { Seat } from '../../../core/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Knight, State } from '../rules/state.ts';
import type { Tongue } from './tongue.ts';

export interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly knight: Knight;
  readonly move: Move;
  readonly tongue: Tongue;
}
