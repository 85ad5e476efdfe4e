/**
 * The second process: plays tables of one server, as it is told line by line. An order opens tables and begins their
 * games; `go` plays them, and what was seen comes back as JSON. The same process plays them all, so that it is as warm as
 * the server.
 */
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Begun, type LoadTally, type Order, type Pace, SEATS, type Seen, type Tables } from './player.ts';

const [player, base] = process.argv.slice(2);
const { tablesOf } = (await import(player)) as { tablesOf: (base: string) => Tables };
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function next(): Promise<string> {
  const line = await lines.next();
  if (line.done === true) process.exit(0);
  return line.value;
}

/** The tables stay open until the next order: to leave them is no part of what is measured. */
let all: readonly Begun[] = [];

async function play({ tables, pace, seconds }: Order): Promise<Seen> {
  for (const table of all) table.close();
  const tally: LoadTally = { moves: 0, acknowledged: [], bytes: [] };
  all = await tablesOf(base).open(tables);
  const gate = gateOf();
  const paced = pacer(pace);
  const games: Promise<void>[] = [];
  for (const [i, table] of all.entries()) {
    games.push(table.play(() => gate.pass().then(paced), tally));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no crowd of connections is left behind
    await gate.reachedBy((i + 1) * SEATS);
  }
  console.log('open');
  await next();
  const begun = performance.now();
  gate.open();
  const time = new Promise((over) => void setTimeout(over, seconds * 1000));
  await Promise.race([Promise.all(games), time]);
  const spent = (performance.now() - begun) / 1000;
  const { moves, acknowledged, bytes } = tally;
  return {
    moves,
    seconds: spent,
    p50: quantile(acknowledged, 0.5),
    p99: quantile(acknowledged, 0.99),
    bytes: quantile(bytes, 0.5),
  };
}

// oxlint-disable-next-line no-await-in-loop -- one after the other
for (;;) console.log(JSON.stringify(await play(JSON.parse(await next()) as Order)));

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
