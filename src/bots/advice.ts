/** What a bot would do in somebody's place: its best moves, the best first, and how far the others lie behind. */
import type { Dice, Game, Move, Seat } from '../core/game.ts';
import type { Bot, Budget, GameBots } from './bot.ts';
import { botNamed } from './levels.ts';
import { scalesFor } from './search.ts';

export interface Advice<M> {
  readonly move: M;
  /** `only`: there is nothing else to do. `best`: it did best in the games that were played out. `close`: almost as well. */
  readonly why: 'only' | 'best' | 'close' | 'custom';
}

const MOST = 3;
/** A move is close if it reached this share of what lies between the best and the worst that were weighed. */
const CLOSE = 0.5;

/** Searches where the bots do; in a game that cannot be searched its bot weighs, or else says the one move it would make. */
export function adviceFor<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  taught: GameBots<S, M> | undefined,
  think: () => Budget,
): (view: S, seat: Seat, dice: Dice) => readonly Advice<M>[] {
  return (view, seat, dice) => {
    const moves = game.moves(view, seat);
    if (moves.length === 1) return [{ move: moves[0], why: 'only' }];
    if (taught?.thinker !== undefined) {
      const bot = thinkerOf(game, taught);
      const found = bot.weigh?.(view, seat, dice) ?? [bot.choose(view, seat, dice)];
      return found.slice(0, MOST).map((move) => ({ move, why: 'custom' }));
    }
    const weighed = scalesFor(game, taught?.judgement)(view, seat, dice, think());
    const [best] = weighed;
    const worst = Math.min(...weighed.map(({ mean }) => mean));
    const isClose = (mean: number): boolean => mean >= worst + CLOSE * (best.mean - worst);
    return weighed
      .filter(({ mean, playouts: ran }, i) => i === 0 || (isClose(mean) && (ran > 0 || best.playouts === 0)))
      .slice(0, MOST)
      .map(({ move }, i) => ({ move, why: i === 0 ? 'best' : 'close' }));
  };
}

function thinkerOf<S, M extends Move, E, O extends object>(game: Game<S, M, E, O>, taught: GameBots<S, M>): Bot<S, M> {
  const bot = botNamed(taught.thinker ?? '', game, taught, () => 0);
  if (bot.problems !== undefined) throw new Error(`${game.id}: no bot is called "${taught.thinker}"`);
  return bot.value;
}
