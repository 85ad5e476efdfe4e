/** The server as a process of its own, to be looked at with a browser, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './port.ts';

export type Ending = number | NodeJS.Signals | null;

export interface ServerProcess {
  /** Its address, once it has started: on a free port, which it keeps. */
  readonly base: string;
  /** Milliseconds until it answered. */
  start(): Promise<number>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
  /** In order, by SIGTERM. Gives the exit code, or the signal that ended it. */
  stop(): Promise<Ending>;
  /** For a while it does nothing, and nobody is told: as in a machine that swaps, or moves to another. */
  freeze(): void;
  thaw(): void;
  readonly pid: () => number | undefined;
  /** What the log says in the first place of this pattern, once it does. */
  said(pattern: RegExp): Promise<string>;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Milliseconds after which a server that has not started, or not stopped, is killed. */
const PATIENCE = 120_000;

/** They end with us: nobody else would end them. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Of this project, or of a copy of it. `hear` is told every line of its log. */
export function serverProcess(
  settings: { readonly [name: string]: string },
  cwd = ROOT,
  hear: (line: string) => void = () => undefined,
): ServerProcess {
  let child: ChildProcess | undefined;
  let base = '';
  let log: string[] = [];
  let wake = (): void => undefined;

  async function end(signal: NodeJS.Signals): Promise<Ending> {
    if (child === undefined) return null;
    const ended = child;
    child = undefined;
    if (ended.exitCode !== null || ended.signalCode !== null) return ended.exitCode; // by itself: it could not start
    const exited = once(ended, 'exit') as Promise<[number | null]>;
    ended.kill(signal);
    return inTime(
      ended,
      exited.then(([code]) => code),
    );
  }

  return {
    get base() {
      return base;
    },
    async start() {
      const begun = performance.now();
      base ||= `http://127.0.0.1:${await freePort()}`;
      const env = { ...process.env, PORT: new URL(base).port, LOG: 'info', ...settings };
      const started = spawn(process.execPath, ['src/server/main.ts'], {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      running.add(started);
      started.once('exit', () => running.delete(started));
      started.stderr.on('data', (text: Buffer) => process.stderr.write(text)); // not our own pipe: it would stay open with the server
      const lines = createInterface({ input: started.stdout });
      log = [];
      lines.on('line', (line) => {
        log.push(line);
        wake();
      });
      const listens = new Promise<string>((ready, failed) => {
        lines.on('line', (line) => {
          hear(line);
          const address = /Errantry is at (http:[^"]+)/.exec(line)?.[1];
          if (address !== undefined) ready(address);
        });
        started.once('close', (code) => failed(new Error(`the server ended with ${code}: ${log.at(-1)}`)));
      });
      base = await inTime(started, listens);
      return performance.now() - begun;
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    pid: () => child?.pid,
    async said(pattern) {
      for (;;) {
        const found = log.map((line) => pattern.exec(line)?.[1]).find((text) => text !== undefined);
        if (found !== undefined) return found;
        // oxlint-disable-next-line no-await-in-loop -- until it is there
        await new Promise<void>((told) => (wake = told));
      }
    },
  };
}

async function inTime<T>(child: ChildProcess, done: Promise<T>): Promise<T> {
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  try {
    return await done;
  } finally {
    clearTimeout(timer);
  }
}
