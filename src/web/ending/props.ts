/** What the end of a game is told by the page of its table. */
import type { ComponentChildren } from 'preact';
import type { AnySeated } from '../local/seated.ts';
import type { Box } from '../table/board.ts';

export interface EndingProps {
  readonly seated: AnySeated;
  readonly box: Box;
  /** What a link leads to that somebody gives away. */
  readonly shared: Shared | undefined;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  /** Shows how it came to the moment after so many moves. */
  readonly onWatch: (n: number) => void;
  /** Opens the review, where there can be one. */
  readonly onReview: (() => void) | undefined;
  /** Again, next, ratings. */
  readonly children: ComponentChildren;
}

export interface Shared {
  readonly what: 'replay' | 'deal';
  readonly link: string;
}
