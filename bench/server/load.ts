/** The second process: plays so many tables of one server to their end, and prints what it saw as one line of JSON. */
import { EventEmitter, once } from 'node:events';
import { type LoadTally, type Pace, SEATS, type Tables } from './player.ts';

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
const gate = gateOf();
const pace = pacer(order.pace);
const games: Promise<void>[] = [];
for (const [i, table] of all.entries()) {
  games.push(table.play(() => gate.pass().then(pace), tally));
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no crowd of connections is left behind
  await gate.reachedBy((i + 1) * SEATS);
}
console.log('open');
await new Promise((go) => void process.stdin.once('data', go));

const begun = performance.now();
gate.open();
const time = new Promise((over) => void (order.seconds > 0 && setTimeout(over, order.seconds * 1000)));
const over = Promise.all(games);
await (order.seconds > 0 ? Promise.race([over, time]) : over);
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

interface Gate {
  pass(): Promise<void>;
  /** Fulfilled when so many wait there. */
  reachedBy(seats: number): Promise<void>;
  open(): void;
}

/** Games are begun before anything is measured: every seat comes to the gate with its first move, and waits there. */
function gateOf(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrivals = new EventEmitter();
  let arrived = 0;
  return {
    pass() {
      arrivals.emit(String(++arrived));
      return promise;
    },
    async reachedBy(seats) {
      if (arrived < seats) await once(arrivals, String(seats));
    },
    open: resolve,
  };
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** One queue for all tables: a move goes out at each beat. */
function pacer(perSecond: number): Pace {
  if (perSecond === 0) return () => Promise.resolve();
  const waiting: (() => void)[] = [];
  setInterval(() => waiting.splice(Math.floor(Math.random() * waiting.length), 1)[0]?.(), 1000 / perSecond);
  return () => new Promise((go) => void waiting.push(go));
}
