/** A server to be measured: a process, and how a client plays a seat of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Subject {
  readonly name: string;
  /** What is run, and with which environment. */
  readonly script: string;
  readonly env: { readonly [name: string]: string };
  /** The line by which it says that it is there. */
  readonly isReady: RegExp;
  /** What it does not do, as far as one must know to read the figures. */
  readonly remark: string;
  /** The module by which `load.ts` plays it. */
  readonly player: string;
}

export interface Running {
  readonly startMs: number;
  /** Microseconds of processor time so far. */
  cpu(): number;
  heap(): Promise<number>;
  /** Bytes of the whole process. */
  rss(): number;
  stop(): void;
}

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));
/** Linux counts processor time in hundredths of a second. */
const TICK = 10_000;

const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Whatever happens, nothing that was started for a measurement goes on after it. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

export async function run(subject: Subject, port: number): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, subject.script], {
    env: { ...process.env, ...subject.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const lines = createInterface({ input: child.stdout });
  await lineThat(lines, child, (line) => subject.isReady.test(line));
  const startMs = performance.now() - begun;
  return {
    startMs,
    cpu: () => cpuOf(child),
    async heap() {
      const told = lineThat(lines, child, (line) => line.startsWith('heap '));
      child.kill('SIGUSR2');
      return Number((await told).slice('heap '.length));
    },
    rss: () => rssOf(child),
    stop: () => void child.kill('SIGKILL'),
  };
}

function lineThat(lines: Interface, child: ChildProcess, fits: (line: string) => boolean): Promise<string> {
  return new Promise((found, failed) => {
    const look = (line: string): void => {
      if (!fits(line)) return;
      lines.off('line', look);
      found(line);
    };
    lines.on('line', look);
    child.once('exit', () => failed(new Error('the server ended')));
  });
}

function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

const PAGE = 4096;

function rssOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
}
