/** The tests of a game's reviews. All play as a medium bot does, but for one move of the first seat. */
import { expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import { defaultOptions, type Game, type Move, unheard } from '../../core/game.ts';
import { fromViews, inTurn, play, type Turn } from '../../core/play.ts';
import { diceFor, type Recorded } from '../../core/record.ts';
import { type Sight, sightsOf } from '../../core/sights.ts';
import { type GameBots, playouts } from '../bot.ts';
import { type Review, review } from '../review.ts';

export interface Planted<S, M extends Move> {
  readonly seats: number;
  readonly seed: string;
  /** Of the other decisions only one in so many is looked at, to save time; without it, all. */
  readonly oneIn?: number;
  /** The terrible move, when its time has come. It is made once. */
  blunder(view: S, moves: readonly M[], n: number): M | undefined;
}

/** `most` playouts are enough to find the blunder. */
export function reviewTests<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  bots: GameBots<S, M>,
  planted: Planted<S, M>,
  most: number,
): void {
  const { sights, at } = playWithBlunder(game, bots, planted);

  test('names a planted blunder first', () => {
    const [worst] = reviewed(game, bots, sights, most).decisions;
    expect([worst.n, worst.move]).toEqual([at, sights.find(({ n }) => n === at)?.move]);
    expect(worst.loss).toBeGreaterThan(3 * worst.error);
    expect(worst.instead[0] - worst.after[0]).toBeCloseTo(worst.loss, 4); // the figures that are shown
  });

  test('is the same in two worlds that the player could not tell apart', () => {
    const [one, other] = ['one', 'other'].map((name) => inAnotherWorld(game, sights, name));
    expect(JSON.stringify(one.worlds)).not.toBe(JSON.stringify(other.worlds));
    expect(JSON.stringify(one.sights)).toBe(JSON.stringify(sights)); // a record is turned into what the player saw
    expect(JSON.stringify(reviewed(game, bots, one.sights, FEW))).toBe(
      JSON.stringify(reviewed(game, bots, other.sights, FEW)),
    );
  });
}

const FEW = 120;

interface BlunderedGame<S, M> {
  readonly sights: readonly Sight<S, M>[];
  /** After how many moves it was made. */
  readonly at: number;
}

function playWithBlunder<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  bots: GameBots<S, M>,
  { seats, seed, oneIn = 1, blunder }: Planted<S, M>,
): BlunderedGame<S, M> {
  const options = defaultOptions(game);
  const state = game.setup(seats, options, diceFor(seed, 0), unheard);
  const moves: Turn<M>[] = [];
  let at = -1;
  const choose = fromViews<S, M>(game, (view, seat, n) => {
    const worse = seat === 0 && at < 0 ? blunder(view, game.moves(view, seat), n) : undefined;
    if (worse !== undefined) at = n - 1;
    return worse ?? bots.byName['careful'].choose(view, seat, seededDice(`${seed}/${n}/${seat}`));
  });
  play(game, state, inTurn(game, choose), { dice: (n) => diceFor(seed, n), moved: (turn) => moves.push(turn) });
  const record: Recorded<M, O> = { game: game.id, version: game.version, seats, options, seed, moves };
  const isKept = (n: number): boolean => n === at || n % oneIn === 0;
  const sights = sightsOf(game, record, 0).map((sight) => (isKept(sight.n) ? sight : { n: sight.n, view: sight.view }));
  return { sights, at };
}

/** A whole game that the first seat could not tell from this one, and what it sees there. `name` says which. */
function inAnotherWorld<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  sights: readonly Sight<S, M>[],
  name: string,
): { readonly worlds: readonly S[]; readonly sights: readonly Sight<S, M>[] } {
  const worlds = sights.map(({ view, n }) => game.imagine(view, 0, seededDice(`${name}/${n}`)));
  return { worlds, sights: sights.map((sight, i) => ({ ...sight, view: game.view(worlds[i], 0) })) };
}

function reviewed<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  bots: GameBots<S, M>,
  sights: readonly Sight<S, M>[],
  most: number,
): Review<M> {
  return review({ game, taught: bots, seat: 0 }, sights, playouts(most));
}
