/**
 * `npm run bench:server`: this server and its peers under load, side by side. docs/bench-server.md explains the figures.
 * With words, only a part: `npm run bench:server -- 200 paced floor errantry` plays 200 tables and the paced ones, of
 * those two. `bots` and `stored` are the parts that come last.
 */
import { spawn } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/server/testing/postgres.ts';
import { installPeers } from '../peers.ts';
import { measureBots } from './bots.ts';
import { measureStored } from './stored.ts';
import { run, type Running, type Subject } from './subject.ts';
import { OURS, SUBJECTS } from './subjects.ts';

/** Enough for the engine to have compiled what is hot: that takes some 25,000 moves. */
const WARM_UP = 300;
const SIZES = [50, 200, 1000];
const PACED = { tables: 200, pace: 40, seconds: 15 };
/** Seconds after which a row ends, whether or not all games are over: some peers would take many minutes. */
const PATIENCE = 60;

const words = process.argv.slice(2);
const parts = words.filter((word) => /^(\d+|paced|bots|stored)$/.test(word));
const names = words.filter((word) => !parts.includes(word));
const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
const subjects = SUBJECTS.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));

interface Seen {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Counted when a game is over. */
  readonly bytes: number | null;
}

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));

/** Opens tables in a second process, then plays them; `between` is called when they are open and nothing goes on. */
async function load(
  { player }: Subject,
  base: string,
  order: { tables: number; pace: number; seconds: number },
  between: () => Promise<void>,
): Promise<Seen> {
  const child = spawn(process.execPath, [LOAD, JSON.stringify({ player, base, ...order })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('the players ended');
    return line.value;
  };
  await next();
  await between();
  child.stdin.write('go\n');
  return JSON.parse(await next()) as Seen;
}

async function measure(subject: Subject, tables: number): Promise<void> {
  const port = await freePort();
  const running = await run(subject, port);
  const base = `http://127.0.0.1:${port}`;
  await load(subject, base, { tables: WARM_UP, pace: 0, seconds: PATIENCE / 3 }, async () => undefined);
  await settled(); // the players have gone, and the server has yet to notice
  const before = await running.heap();
  let heap = 0;
  let cpu = 0;
  const seen = await load(subject, base, { tables, pace: 0, seconds: PATIENCE }, async () => {
    heap = (await running.heap()) - before;
    cpu = running.cpu();
  });
  const perMove = (running.cpu() - cpu) / seen.moves;
  await running.stop();
  report(subject.name, tables, seen, running, [perMove.toFixed(0), (heap / tables / 1000).toFixed(1)]);
}

const settled = (): Promise<void> => new Promise((passed) => void setTimeout(passed, 2000));

async function paced(subject: Subject): Promise<void> {
  const port = await freePort();
  const running = await run(subject, port);
  const seen = await load(subject, `http://127.0.0.1:${port}`, PACED, async () => undefined);
  await running.stop();
  report(subject.name, '200 paced', seen, running, ['', '']);
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
