/** How long, large and heavy the documents are, each in a process of its own; and how long a busy print queue delays the server. */
import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bytesOf } from '../src/print/paper.ts';
import { printed } from '../src/print/order.ts';
import { openPrintQueue } from '../src/server/print/queue.ts';
import { PRINTED_GAMES } from '../src/print/parts.ts';
import { DEFAULT_ORDER, type PrintOrder } from '../src/wire/printing.ts';

interface Figures {
  readonly seconds: number;
  readonly cpu: number;
  readonly kilobytes: number;
  readonly megabytes: number;
}

const ORDERS: readonly PrintOrder[] = PRINTED_GAMES.flatMap((game): PrintOrder[] => [
  { ...DEFAULT_ORDER, game },
  { ...DEFAULT_ORDER, game, duplex: 'fold', bleed: true },
  { ...DEFAULT_ORDER, game, document: 'booklet' },
]);

/** One document in this process, from nothing to its bytes. */
async function once(order: PrintOrder): Promise<Figures> {
  const start = performance.now();
  const { length } = await bytesOf(await printed(order));
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    kilobytes: length / 1024,
    megabytes: maxRSS / 1024,
  };
}

function inOwnProcess(order: PrintOrder): Figures {
  const told = execFileSync(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(order)], {
    encoding: 'utf8',
  });
  return JSON.parse(told) as Figures;
}

interface Delay {
  /** The longest delay of the event loop, in milliseconds: on a machine with neighbours mostly theirs. */
  readonly longest: number;
  /** Milliseconds of processor that the thread of the event loop itself used: no delay of ours can be longer. */
  readonly own: number;
}

async function delayOf(work: () => Promise<unknown>): Promise<Delay> {
  const alive = setInterval(() => undefined, 1000); // like a server that listens: the print queue alone does not keep the process alive
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  delay.disable();
  clearInterval(alive);
  return { longest: delay.max / 1e6, own: (user + system) / 1000 };
}

async function delays(): Promise<void> {
  const printQueue = openPrintQueue();
  const tell = (what: string, { longest, own }: Delay): void =>
    console.log(`${what.padEnd(39)} ${own.toFixed(0).padStart(7)} ${longest.toFixed(0).padStart(9)}`);
  console.log('\nevent loop                              own cpu ms  longest delay ms');
  tell('five seconds at rest', await delayOf(() => pause(5000)));
  for (const game of PRINTED_GAMES) {
    const work = async (): Promise<unknown> =>
      printQueue.print({ order: { ...DEFAULT_ORDER, game }, whole: true }, 'bench')?.finished;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to tell them apart
    tell(`the set of ${game}`, await delayOf(work));
  }
  await printQueue.close();
}

async function main(): Promise<void> {
  console.log('game                   document          seconds   cpu s      kB   most MB');
  for (const order of ORDERS) {
    const { seconds, cpu, kilobytes, megabytes } = inOwnProcess(order);
    const what = order.document === 'set' ? `set, ${order.duplex}` : order.document;
    const figures = [
      seconds.toFixed(1).padStart(7),
      cpu.toFixed(1).padStart(7),
      kilobytes.toFixed(0).padStart(7),
      megabytes.toFixed(0).padStart(9),
    ];
    console.log(`${order.game.padEnd(22)} ${what.padEnd(16)} ${figures.join(' ')}`);
  }
  await delays();
}

const [asked] = process.argv.slice(2);
if (asked === undefined) await main();
else console.log(JSON.stringify(await once(JSON.parse(asked) as PrintOrder)));
