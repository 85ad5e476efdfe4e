/** What a client of any of the servers can do. A seat is always one connection. */

export const SEATS = 4;

export interface Tables {
  /** Opens tables of four people, connected but not begun. */
  open(count: number): Promise<readonly Begun[]>;
}

/** Opens tables a few at a time, so that opening is no load test of its own. */
export async function openTables(count: number, openOne: () => Promise<Begun>, atOnce = 10): Promise<readonly Begun[]> {
  const all: Begun[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a few at a time
  while (all.length < count) all.push(...(await Promise.all(Array.from({ length: atOnce }, openOne))));
  return all.slice(0, count);
}

export interface Begun {
  /** Begins the game; fulfilled when it is over. */
  play(pace: Pace, tally: LoadTally): Promise<void>;
  close(): void;
}

/** How one seat plays; `bytes` adds up what each move sends to the four seats. */
export type PlaySeat<P> = (player: P, seat: number, pace: Pace, tally: LoadTally, bytes: number[]) => Promise<void>;

/** A table at which these sit: it plays when `start` is done, and is over when all seats are. */
export function begun<P>(
  players: readonly P[],
  playSeat: PlaySeat<P>,
  start: () => unknown,
  close: (player: P) => void,
): Begun {
  const bytes: number[] = [];
  return {
    async play(pace, tally) {
      const over = Promise.all(players.map((player, seat) => playSeat(player, seat, pace, tally, bytes)));
      await start();
      await over;
      for (const sum of bytes) if (sum > 0) tally.bytes.push(sum);
    },
    close: () => players.forEach(close),
  };
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

/** What the second process is told to play. */
export interface Order {
  readonly tables: number;
  /** Moves a second in all; 0: as fast as they are acknowledged. */
  readonly pace: number;
  /** It ends then, whether or not all games are over. */
  readonly seconds: number;
}

export interface Seen {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Counted when a game is over. */
  readonly bytes: number | null;
}
