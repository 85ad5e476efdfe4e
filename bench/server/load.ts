/** The second process: plays so many tables of one server to their end, and prints what it saw as one line of JSON. */
import type { LoadTally, Pace, Tables } from './player.ts';

interface Order {
  readonly player: string;
  readonly base: string;
  readonly tables: number;
  /** Moves a second in all; 0: as fast as they are acknowledged. */
  readonly pace: number;
  /** Seconds; 0: until all games are over. */
  readonly seconds: number;
}

const order = JSON.parse(process.argv[2]) as Order;
const { tablesOf } = (await import(order.player)) as { tablesOf: (base: string) => Tables };

const tally: LoadTally = { moves: 0, acknowledged: [], bytes: [] };
const all = await tablesOf(order.base).open(order.tables);
console.log('open');
await new Promise((go) => void process.stdin.once('data', go));

const begun = performance.now();
const games = Promise.all(all.map((table) => table.play(pacer(order.pace), tally)));
const time = new Promise((over) => void (order.seconds > 0 && setTimeout(over, order.seconds * 1000)));
await (order.seconds > 0 ? Promise.race([games, time]) : games);
const seconds = (performance.now() - begun) / 1000;
console.log(
  JSON.stringify({
    moves: tally.moves,
    seconds,
    p50: quantile(tally.acknowledged, 0.5),
    p99: quantile(tally.acknowledged, 0.99),
    bytes: quantile(tally.bytes, 0.5),
  }),
);
process.exit(0);

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** One queue for all tables: a move goes out at each beat. */
function pacer(perSecond: number): Pace {
  if (perSecond === 0) return () => Promise.resolve();
  pacing ??= startPacing(perSecond);
  return pacing;
}

var pacing: Pace | undefined;

function startPacing(perSecond: number): Pace {
  const waiting: (() => void)[] = [];
  setInterval(() => waiting.splice(Math.floor(Math.random() * waiting.length), 1)[0]?.(), 1000 / perSecond);
  return () => new Promise((go) => void waiting.push(go));
}
