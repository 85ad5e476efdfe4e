/**
 * `npm run bench:server`: this server and its peers under load, side by side. docs/bench-server.md explains the figures.
 * With words, only a part: `npm run bench:server -- 200 paced floor errantry` plays 200 tables and the paced ones, of
 * those two. `bots` and `stored` are the parts that come last.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/server/testing/postgres.ts';
import { installPeers } from '../peers.ts';
import { measureBots } from './bots.ts';
import type { Order, Seen } from './player.ts';
import { measureStored } from './stored.ts';
import { run, type Running, type Subject } from './subject.ts';
import { OURS, SUBJECTS } from './subjects.ts';

/** Enough for the engine to have compiled what is hot: that takes some 25,000 moves. */
const WARM_UP = 300;
const SIZES = [50, 200, 1000];
/** So many moves are played for a row at least. */
const ENOUGH = 60_000;
const PACED = { tables: 200, pace: 40, seconds: 15 };
/** Seconds after which a row ends, whether or not all games are over: some peers would take many minutes. */
const PATIENCE = 60;

const words = process.argv.slice(2);
const parts = words.filter((word) => /^(\d+|paced|bots|stored)$/.test(word));
const names = words.filter((word) => !parts.includes(word));
const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
const subjects = SUBJECTS.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));

/** The second process. */
interface Players {
  /** Opens tables, then plays them; `between` is called when they are open and nothing goes on. */
  play(order: Order, between?: () => Promise<void>): Promise<Seen>;
  leave(): Promise<void>;
}

function playersOf({ player }: Subject, base: string): Players {
  const child = spawn(process.execPath, [LOAD, player, base], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('the players ended');
    return line.value;
  };
  return {
    async play(order, between) {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      await said();
      await between?.();
      child.stdin.write('go\n');
      return JSON.parse(await said()) as Seen;
    },
    async leave() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

interface Measured {
  readonly running: Running;
  readonly players: Players;
}

/** Opens a server and plays so much that the engines of both processes are warm. */
async function warm(subject: Subject): Promise<Measured> {
  const port = await freePort();
  const running = await run(subject, port);
  const players = playersOf(subject, `http://127.0.0.1:${port}`);
  await players.play({ tables: WARM_UP, pace: 0, seconds: PATIENCE / 3 });
  return { running, players };
}

async function close({ running, players }: Measured): Promise<void> {
  await players.leave();
  await running.stop();
}

/** Few tables are played again and again: in half a second one would measure chance. */
async function measure(subject: Subject, tables: number): Promise<void> {
  const measured = await warm(subject);
  const { running, players } = measured;
  const all = { moves: 0, seconds: 0, cpu: 0 };
  let seen: Seen | undefined;
  while (all.moves < ENOUGH && all.seconds < PATIENCE) {
    let cpu = 0;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    seen = await players.play({ tables, pace: 0, seconds: PATIENCE }, async () => void (cpu = running.cpu()));
    all.moves += seen.moves;
    all.seconds += seen.seconds;
    all.cpu += running.cpu() - cpu;
  }
  await close(measured);
  const heap = await heapOf(subject, tables);
  report(subject.name, tables, { ...seen!, ...all }, running, [(all.cpu / all.moves).toFixed(0), heap.toFixed(1)]); // it was played at least once
}

/** In a server of its own: the engine throws away what it has compiled when it is told to collect everything. */
async function heapOf(subject: Subject, tables: number): Promise<number> {
  const measured = await warm(subject);
  const { running, players } = measured;
  await settled(); // the first players have gone, and the server has yet to notice
  const before = await running.heap();
  let heap = 0;
  await players.play({ tables, pace: 0, seconds: 0 }, async () => void (heap = (await running.heap()) - before));
  await close(measured);
  return heap / tables / 1000;
}

const settled = (): Promise<void> => new Promise((passed) => void setTimeout(passed, 2000));

async function paced(subject: Subject): Promise<void> {
  const measured = await warm(subject);
  const seen = await measured.players.play(PACED);
  await close(measured);
  report(subject.name, '200 paced', seen, measured.running, ['', '']);
}

const WIDTHS = [24, 10, 9, 8, 9, 9, 8, 8, 9];

function row(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i]))).join(' '));
}

function report(
  name: string,
  tables: number | string,
  seen: Seen,
  { startMs }: Running,
  more: readonly string[],
): void {
  const [cpu, heap] = more;
  row([
    name,
    String(tables),
    (seen.moves / seen.seconds).toFixed(0),
    cpu,
    seen.p50.toFixed(2),
    seen.p99.toFixed(2),
    seen.bytes?.toFixed(0) ?? '',
    heap,
    startMs.toFixed(0),
  ]);
}

/** What the disk itself needs for one small append to be safe, in milliseconds, the median. */
function fdatasync(): number {
  const file = openSync(join(mkdtempSync(join(tmpdir(), 'errantry-sync-')), 'file'), 'a');
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    writeSync(file, 'x'.repeat(300));
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  return times.toSorted((a, b) => a - b)[100];
}

installPeers();
row(['', 'tables', 'moves/s', 'CPU µs', 'ack p50', 'ack p99', 'bytes', 'heap kB', 'start ms']);
for (const tables of SIZES) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  if (isWanted(String(tables))) for (const subject of subjects) await measure(subject, tables);
}
if (isWanted('paced')) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const subject of subjects) await paced(subject);
  console.log(`\none fdatasync: ${fdatasync().toFixed(2)} ms (median of 200)`);
}
for (const { name, remark } of subjects) console.log(`${name}: ${remark}`);
if (isWanted('bots')) await measureBots(OURS);
if (isWanted('stored')) await measureStored();
process.exit(0);
