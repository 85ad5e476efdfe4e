/** The worker in which puzzles are found and weighed. It is given views, or a day. */
import { type AnyBots, playouts } from '../../bots/bot.ts';
import { type Puzzle, puzzleOf } from '../../bots/puzzle.ts';
import { type Weight, weigh } from '../../bots/review.ts';
import type { AnyGame, Move, Seat } from '../../core/game.ts';

const RULES = import.meta.glob<AnyGame>('../../games/*/rules/index.ts', { import: 'game' });
const BOTS = import.meta.glob<AnyBots>('../../games/*/bots/index.ts', { import: 'bots' });

/** As many as make a difference of a few percent sure. */
const PLAYOUTS = 2400;

export type PuzzleOrder =
  | { readonly t: 'day'; readonly game: string; readonly day: string }
  | { readonly t: 'weigh'; readonly game: string; readonly view: unknown; readonly seat: Seat };

export interface PuzzleNews {
  readonly puzzle?: Puzzle<unknown, Move> | undefined;
  readonly weights?: readonly Weight<Move>[];
}

async function find(order: PuzzleOrder): Promise<PuzzleNews> {
  const [game, taught] = await Promise.all([
    RULES[`../../games/${order.game}/rules/index.ts`]!(), // the page has fetched the same rules
    BOTS[`../../games/${order.game}/bots/index.ts`]?.(),
  ]);
  if (order.t === 'day') return { puzzle: puzzleOf(game, taught, `puzzle/${order.day}`) };
  return { weights: weigh({ game, taught, seat: order.seat }, order.view, playouts(PLAYOUTS)) };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void find(JSON.parse(data) as PuzzleOrder).then((news) => self.postMessage(JSON.stringify(news)));
});
