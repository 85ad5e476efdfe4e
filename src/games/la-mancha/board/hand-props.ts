/** What the hand shows, and the card of it that is looked at. */
import type { Seat } from '../../../core/game.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export interface HandProps {
  readonly view: State;
  readonly me: Seat;
  readonly sitters: readonly Sitter[];
  /** Every legal move of this seat, asked or not. */
  readonly moves: readonly Move[];
  /** The cards chosen for a tale, if one is to be told. */
  readonly chosen: readonly number[] | undefined;
  readonly onChoose: (card: number) => void;
  readonly onMove: (move: Move) => void;
}

export interface SheetProps extends HandProps {
  readonly card: number;
  readonly onClose: () => void;
}
