/** What a client of any of the servers can do. A seat is always one connection. */

export const SEATS = 4;

export interface Tables {
  /** Opens tables of four people, connected but not begun. */
  open(count: number): Promise<readonly Begun[]>;
}

export interface Begun {
  /** Begins the game; fulfilled when it is over. */
  play(pace: Pace, tally: LoadTally): Promise<void>;
  close(): void;
}

/** Fulfilled when the next move may be sent. */
export type Pace = () => Promise<void>;

export interface LoadTally {
  moves: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly acknowledged: number[];
  /** Bytes to the four seats for each move. */
  readonly bytes: number[];
}
