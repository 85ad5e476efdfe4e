/**
 * `npm run bench:server`: this server and its peers under load, side by side. docs/bench-server.md explains the figures.
 * With words, only a part: `npm run bench:server -- 200 paced floor errantry` plays 200 tables and the paced ones, of
 * those two. `bots`, `stored`, `fairness`, `backup` and `nodes` are the parts that come last.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/server/testing/port.ts';
import { installPeers } from '../peers.ts';
import { measureBackup } from './backup.ts';
import { measureBots } from './bots.ts';
import { measureFairness } from './fairness.ts';
import { measureNodes } from './nodes.ts';
import type { Seen } from './player.ts';
import { type Players, playersOf } from './players.ts';
import { measureStored } from './stored.ts';
import { run, type Running, type Subject } from './subject.ts';
import { FLOOR, OURS, SUBJECTS } from './subjects.ts';

/** Tables that are played before anything is counted, again and again for so many moves: until then engines compile. */
const WARM_UP = { tables: 300, moves: 150_000 };
/** So many tables, in so many rounds: few tables are played through sooner, and a short round tells less. */
const SIZES = [
  { tables: 50, rounds: 21 },
  { tables: 200, rounds: 15 },
  { tables: 1000, rounds: 7 },
];
/** So many moves are played for a row at least. */
const ENOUGH = 60_000;
const PACED = { tables: 200, pace: 40, seconds: 15 };
/** With fewer tables than this the heap of all of them is lost in what the engine keeps for itself. */
const HEAP_FROM = 1000;
/** Seconds after which a row ends, whether or not all games are over: some peers would take many minutes. */
const PATIENCE = 60;

const words = process.argv.slice(2);
const parts = words.filter((word) => /^(\d+|paced|bots|stored|fairness|backup|nodes)$/.test(word));
const names = words.filter((word) => !parts.includes(word));
const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
const subjects = SUBJECTS.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));

/** A server that is measured, and what was seen of it round by round. */
interface Measured {
  readonly subject: Subject;
  readonly running: Running;
  readonly players: Players;
  readonly rounds: Round[];
}

interface Round extends Seen {
  /** Of the server, for one move. */
  readonly cpu: number;
}

/** A server at which so many moves were played before, by the same players. */
async function warm(subject: Subject, moves: number): Promise<Measured> {
  const port = await freePort();
  const running = await run(subject, port);
  const players = playersOf(subject, `http://127.0.0.1:${port}`);
  await playFor(running, players, WARM_UP.tables, moves, PATIENCE / 3);
  return { subject, running, players, rounds: [] };
}

function close({ running, players }: Measured): void {
  players.leave();
  running.stop();
}

/** Few tables are played again and again: in half a second one would measure chance. */
async function playFor(
  running: Running,
  players: Players,
  tables: number,
  moves: number,
  most: number,
): Promise<Round> {
  const all = { moves: 0, seconds: 0 };
  let spent = 0;
  let seen: Seen | undefined;
  while (all.moves < moves && all.seconds < most) {
    let before = 0;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    seen = await players.play({ tables, pace: 0, seconds: most }, async () => void (before = running.cpu()));
    all.moves += seen.moves;
    all.seconds += seen.seconds;
    spent += running.cpu() - before;
  }
  return { ...seen!, ...all, cpu: spent / all.moves }; // it was played at least once
}

/**
 * All of them by turns, and the median of each: a machine that others use too is slower for a minute, then fast again.
 * For the same reason each round is compared with the floor's, a few seconds before or after.
 */
async function measureAll(tables: number, times: number): Promise<void> {
  const open = await eachOf(subjects, (subject) => warm(subject, WARM_UP.moves));
  for (let round = 0; round < times; round++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await eachOf(open, async ({ running, players, rounds }) => {
      rounds.push(await playFor(running, players, tables, ENOUGH / times, PATIENCE / times));
    });
  open.forEach(close);
  const floor = open.find(({ subject }) => subject === FLOOR)?.rounds ?? [];
  await eachOf(open, async ({ subject, running, rounds }) => {
    const heap = tables < HEAP_FROM ? '' : (await heapOf(subject, tables)).toFixed(1);
    const seen = {
      rate: median(rounds.map(({ moves, seconds }) => moves / seconds)),
      p50: median(rounds.map(({ p50 }) => p50)),
      p99: median(rounds.map(({ p99 }) => p99)),
      bytes: rounds[0].bytes,
    };
    const cpu = median(rounds.map((round) => round.cpu)).toFixed(0);
    const ratio = floor.length === 0 ? '' : median(rounds.map((round, i) => round.cpu / floor[i].cpu)).toFixed(2);
    report(subject.name, tables, seen, running, [cpu, ratio, heap]);
  });
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1];

/** In a server of its own: the engine throws away what it has compiled when it is told to collect everything. */
async function heapOf(subject: Subject, tables: number): Promise<number> {
  const env = { ...subject.env, TABLES_IN_MEMORY: '10000' }; // those that are idle must not make room meanwhile
  const measured = await warm({ ...subject, env }, 1);
  const { running, players } = measured;
  await players.play({ tables: 0, pace: 0, seconds: 0 });
  await settled(); // the first tables were left, and the server has yet to notice
  const before = await running.heap();
  let heap = 0;
  await players.play({ tables, pace: 0, seconds: 0 }, async () => void (heap = (await running.heap()) - before));
  close(measured);
  return heap / tables / 1000;
}

const settled = (): Promise<void> => new Promise((passed) => void setTimeout(passed, 2000));

async function paced(subject: Subject): Promise<void> {
  const measured = await warm(subject, WARM_UP.moves);
  const seen = await measured.players.play(PACED);
  close(measured);
  report(subject.name, '200 paced', { ...seen, rate: seen.moves / seen.seconds }, measured.running, ['', '', '']);
}

/** One after the other. There are peers that do not live through it: then the others go on. */
async function eachOf<T extends { readonly name: string } | Measured, R>(
  all: readonly T[],
  go: (one: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (const one of all) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      done.push(await go(one));
    } catch (error) {
      console.log(`${'subject' in one ? one.subject.name : one.name} did not live through it: ${String(error)}`);
    }
  }
  return done;
}

const WIDTHS = [24, 10, 9, 8, 8, 9, 9, 8, 8, 9];

function row(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i]))).join(' '));
}

function report(
  name: string,
  tables: number | string,
  seen: Pick<Seen, 'p50' | 'p99' | 'bytes'> & { readonly rate: number },
  { startMs }: Running,
  more: readonly string[],
): void {
  const [cpu, ratio, heap] = more;
  row([
    name,
    String(tables),
    seen.rate.toFixed(0),
    cpu,
    ratio,
    seen.p50.toFixed(2),
    seen.p99.toFixed(2),
    seen.bytes?.toFixed(0) ?? '',
    heap,
    startMs.toFixed(0),
  ]);
}

/** What the disk itself needs for one small append to be safe, in milliseconds, the median: `pause` after each of them. */
async function fdatasync(pause: number): Promise<number> {
  const file = openSync(join(mkdtempSync(join(tmpdir(), 'errantry-sync-')), 'file'), 'a');
  const times: number[] = [];
  while (times.length < 200) {
    const begun = performance.now();
    writeSync(file, 'x'.repeat(300));
    fdatasyncSync(file);
    times.push(performance.now() - begun);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (pause > 0) await new Promise((passed) => void setTimeout(passed, pause));
  }
  closeSync(file);
  return median(times);
}

const needsPeers = parts.length === 0 || parts.some((part) => /^(\d+|paced)$/.test(part));
if (needsPeers) installPeers();
row(['', 'tables', 'moves/s', 'CPU µs', '× floor', 'ack p50', 'ack p99', 'bytes', 'heap kB', 'start ms']);
for (const { tables, rounds } of SIZES) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  if (isWanted(String(tables))) await measureAll(tables, rounds);
}
if (isWanted('paced')) {
  await eachOf(subjects, paced);
  const [hurried, recover] = [await fdatasync(0), await fdatasync(1000 / PACED.pace)];
  console.log(`\none fdatasync: ${hurried.toFixed(2)} ms in a row, ${recover.toFixed(2)} ms at ${PACED.pace} a second`);
}
for (const { name, remark } of subjects) console.log(`${name}: ${remark}`);
if (isWanted('bots')) await measureBots(OURS);
if (isWanted('stored')) await measureStored();
if (isWanted('fairness')) await measureFairness(OURS);
if (isWanted('backup')) await measureBackup();
if (isWanted('nodes')) await measureNodes(OURS);
process.exit(0);
