/** What the review is told by the page of a table. */
import type { AnySeated } from '../local/seated.ts';
import type { Box } from '../table/board.ts';

export interface ReviewProps {
  readonly seated: AnySeated;
  readonly box: Box;
  /** Shows the table after so many moves. */
  readonly onLook: (n: number) => void;
}
