/** The worker in which a local table runs, so that a thinking bot never holds up the page. Messages are JSON texts. */
import type { AnyBots } from '../../bots/bot.ts';
import type { AnyGame } from '../../core/game.ts';
import {
  type LocalTable,
  openLocalTable,
  type Played,
  type Report,
  type Sitting,
  type Takeable,
} from './local-table.ts';

const RULES = import.meta.glob<AnyGame>('../../games/*/rules/index.ts', { import: 'game' });
const BOTS = import.meta.glob<AnyBots>('../../games/*/bots/index.ts', { import: 'bots' });

export type WorkerOrder = { readonly t: 'open'; readonly sitting: Sitting } | ({ readonly t: 'play' } & Played);

/** What happened, or what can be taken back now. */
export type WorkerNews =
  | { readonly reports: readonly Report[]; readonly takeable?: undefined }
  | { readonly takeable: Takeable; readonly reports?: undefined };

/** Orders are carried out one after another: a move that comes while the game is fetched waits for it. */
let table: Promise<LocalTable> | undefined;

const post = (news: WorkerNews): void => self.postMessage(JSON.stringify(news));

async function open(sitting: Sitting): Promise<LocalTable> {
  const { game: id } = sitting;
  const [game, bots] = await Promise.all([
    RULES[`../../games/${id}/rules/index.ts`]!(), // the page has fetched the same rules
    BOTS[`../../games/${id}/bots/index.ts`]?.(),
  ]);
  return openLocalTable(
    game,
    bots,
    sitting,
    (reports) => post({ reports }),
    (takeable) => post({ takeable }),
  );
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const order = JSON.parse(data) as WorkerOrder;
  if (order.t === 'open') table = open(order.sitting);
  else void table?.then((opened) => opened.play(order.seat, order.move));
});
