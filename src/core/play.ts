/** The loop: somebody who is asked chooses, the move is applied with its dice, until nobody is asked any more. */
import { pick } from './shuffle.ts';
import { type Dice, type Game, type Move, type Say, type Seat, unheard } from './game.ts';

/** A move and who makes it, as records keep it. */
export interface Turn<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** Who makes move n and what it is; undefined to stop here. The first move is 1: set-up is move 0. */
export type Next<S, M> = (state: S, n: number) => Turn<M> | undefined;

/** What the seat plays as move n; undefined to stop here. */
export type Choose<S, M> = (state: S, seat: Seat, n: number) => M | undefined;

/** Which of those who are asked moves next; undefined to stop here. */
export type Whose = (asked: readonly Seat[]) => Seat | undefined;

interface Playing<M, E> {
  /** One die for all moves, or the die of move n. */
  readonly dice: Dice | ((n: number) => Dice);
  readonly say?: (event: E, n: number) => void;
  /** Called after every move. */
  readonly moved?: (turn: Turn<M>, n: number) => void;
  /** How many moves were made before. */
  readonly since?: number;
  /** More moves than this are a fault of the game. */
  readonly most?: number;
}

/** Far more moves than any game takes. */
export const MOST_MOVES = 100_000;

/** Plays on in place until `next` has no answer. Returns the number of the last move. */
export function play<S, M extends Move, E>(
  game: Pick<Game<S, M, E>, 'id' | 'apply'>,
  state: S,
  next: Next<S, M>,
  { dice, say, moved, since = 0, most = MOST_MOVES }: Playing<M, E>,
): number {
  let n = since;
  const hear: Say<E> = say === undefined ? unheard : (event) => say(event, n);
  for (let turn = next(state, n + 1); turn !== undefined; turn = next(state, n + 1)) {
    if (n - since >= most) throw new Error(`${game.id}: no end after ${most} moves`);
    n += 1;
    game.apply(state, turn.seat, turn.move, typeof dice === 'function' ? dice(n) : dice, hear);
    moved?.(turn, n);
  }
  return n;
}

/**
 * Of those who are asked one moves, the first if nobody says whose turn it is. Then all are asked anew: a move may have
 * changed the question. Seats that decide at once learn nothing from that, if they choose from their views (law 4).
 */
export function inTurn<S, M extends Move>(
  game: Pick<Game<S, M, never>, 'pending'>,
  choose: Choose<S, M>,
  whose: Whose = first,
): Next<S, M> {
  return (state, n) => {
    const asked = game.pending(state);
    const seat = asked.length === 0 ? undefined : whose(asked);
    if (seat === undefined) return undefined;
    const move = choose(state, seat, n);
    return move === undefined ? undefined : { seat, move };
  };
}

const first: Whose = ([seat]) => seat;

/** Any one of those who are asked. */
export const anyone =
  (dice: Dice): Whose =>
  (asked) =>
    pick(asked, dice);

/** Any one of the legal moves. */
export function anyMove<S, M extends Move>(game: Pick<Game<S, M, never>, 'moves'>, dice: Dice): Choose<S, M> {
  return (state, seat) => pick(game.moves(state, seat), dice);
}

/** The first of the legal moves. */
export function firstMove<S, M extends Move>(game: Pick<Game<S, M, never>, 'moves'>): Choose<S, M> {
  return (state, seat) => game.moves(state, seat)[0];
}

/** What the clock plays for those who are absent. */
export function fallbacks<S, M extends Move>(game: Pick<Game<S, M, never>, 'fallback'>): Choose<S, M> {
  return (state, seat) => game.fallback(state, seat);
}

/** Anyone makes any move. */
export function atRandom<S, M extends Move>(
  game: Pick<Game<S, M, never>, 'pending' | 'moves'>,
  dice: Dice,
): Next<S, M> {
  return inTurn(game, anyMove(game, dice), anyone(dice));
}

/** Everybody sees only the view of the seat. */
export function fromViews<S, M extends Move>(
  game: Pick<Game<S, M, never>, 'view'>,
  choose: Choose<S, M>,
): Choose<S, M> {
  return (state, seat, n) => choose(game.view(state, seat), seat, n);
}

/** Stops as soon as this is so. */
export function until<S, M>(isReached: (state: S) => boolean, next: Next<S, M>): Next<S, M> {
  return (state, n) => (isReached(state) ? undefined : next(state, n));
}
