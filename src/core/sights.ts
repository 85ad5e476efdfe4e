/** A recorded game as one seat could see it: its views step by step, and its own moves. */
import { type AnyGame, type Game, isUntold, type Move, type Seat } from './game.ts';
import { type Recorded, standingRows } from './record.ts';

export interface Sight<S, M> {
  /** How many moves were played before it. */
  readonly n: number;
  readonly view: S;
  /** What the seat played then, if it was the seat that moved. */
  readonly move?: M;
}

/** One sight before every move that stands, and one of the end. */
export function sightsOf<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  recorded: Recorded<M, O>,
  seat: Seat,
): Sight<S, M>[] {
  const rows = standingRows(game, recorded);
  const sights = rows.map(({ n, before, seat: mover, move }): Sight<S, M> => {
    const view = game.view(before, seat);
    return mover === seat ? { n: n - 1, view, move } : { n: n - 1, view };
  });
  const last = rows.at(-1);
  return last === undefined ? sights : [...sights, { n: last.n, view: game.view(last.after, seat) }];
}

/** How many steps a server has told after so many moves of a record: it counts without secret moves. */
export function stepsTold(game: AnyGame, recorded: Recorded<unknown>): (n: number) => number {
  const untold = standingRows(game, recorded).filter(({ before, seat, move, after }) =>
    isUntold(game, before, seat, move, after),
  );
  return (n) => n - untold.filter((row) => row.n <= n).length;
}
