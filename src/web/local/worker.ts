/** The worker in which a local table runs, so that a thinking bot never holds up the page. Messages are JSON texts. */
import { GAMES } from '../../games/index.ts';
import { type LocalTable, openLocalTable, type Played, type Sitting } from './local-table.ts';

export type Order = { readonly t: 'open'; readonly sitting: Sitting } | ({ readonly t: 'play' } & Played);

let table: LocalTable | undefined;

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const order = JSON.parse(data) as Order;
  if (order.t === 'play') return table?.play(order.seat, order.move);
  table = openLocalTable(GAMES[order.sitting.game], order.sitting, (reports) =>
    self.postMessage(JSON.stringify(reports)),
  );
});
