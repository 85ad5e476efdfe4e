/** The worker in which a game is looked back on. It gets the record, and hands only the seat's own sights on. */
import { type AnyBots, type Budget, milliseconds, playouts } from '../../bots/bot.ts';
import { plainOutlook } from '../../bots/outlook.ts';
import { type Review, review } from '../../bots/review.ts';
import type { AnyGame, Move, Seat } from '../../core/game.ts';
import { readRecorded } from '../../core/record.ts';
import { sightsOf, stepsTold } from '../../core/sights.ts';

const RULES = import.meta.glob<AnyGame>('../../games/*/rules/index.ts', { import: 'game' });
const BOTS = import.meta.glob<AnyBots>('../../games/*/bots/index.ts', { import: 'bots' });

/** On a slow machine the review has seen less when this is over. */
const MOST_MS = 18_000;
/** Progress is told so often, at most. */
const EVERY_MS = 100;

export interface ReviewOrder {
  readonly game: string;
  readonly record: unknown;
  readonly seat: Seat;
  /** Whether moves are to be counted as a server tells them. */
  readonly isTold: boolean;
}

export type ReviewNews =
  | { readonly t: 'progress'; readonly share: number }
  | { readonly t: 'done'; readonly review: Review<Move> }
  | { readonly t: 'failed' };

const post = (news: ReviewNews): void => self.postMessage(JSON.stringify(news));

/** Whatever is used up first. */
function both(one: Budget, other: Budget): Budget {
  return { spent: (done) => Math.max(one.spent(done), other.spent(done)) };
}

async function look({ game: id, record, seat, isTold }: ReviewOrder): Promise<ReviewNews> {
  const [game, taught] = await Promise.all([
    RULES[`../../games/${id}/rules/index.ts`]!(), // the page has fetched the same rules
    BOTS[`../../games/${id}/bots/index.ts`]?.(),
  ]);
  const read = readRecorded(game, record);
  if (read.problems !== undefined) return { t: 'failed' };
  const now = (): number => performance.now();
  const budget = both(playouts((taught?.outlook ?? plainOutlook(game)).playouts), milliseconds(MOST_MS, now));
  let told = -Infinity;
  const hear = (share: number): void => {
    if (now() - told < EVERY_MS) return;
    told = now();
    post({ t: 'progress', share });
  };
  const made = review({ game, taught, seat }, sightsOf(game, read.value, seat), budget, hear);
  return { t: 'done', review: isTold ? counted(made, stepsTold(game, read.value)) : made };
}

function counted(made: Review<Move>, steps: (n: number) => number): Review<Move> {
  const placed = <T extends { readonly n: number }>(each: T): T => ({ ...each, n: steps(each.n) });
  return { ...made, curve: made.curve.map(placed), decisions: made.decisions.map(placed) };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void look(JSON.parse(data) as ReviewOrder)
    .catch((): ReviewNews => ({ t: 'failed' }))
    .then(post);
});
