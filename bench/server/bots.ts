/** 50 tables at which bots think: how long the event loop is kept waiting. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serverBots } from '../../src/server/bots/levels.ts';
import { freePort } from '../../src/server/testing/port.ts';
import { arrive } from '../../src/server/testing/guest.ts';
import type { TableClient } from '../../src/wire/client.ts';
import { run, type Subject } from './subject.ts';

const TABLES = 50;
const SECONDS = 10;

/** Node looks every ten milliseconds how much time has passed, and tells that: the ten are no delay. */
const INTERVAL = 10;

/** The delay since the last reading, in milliseconds. */
async function delay(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000 - INTERVAL;
}

/** The same of a process that does nothing: what this machine does to everybody. */
const IDLE = `
  const delay = require('node:perf_hooks').monitorEventLoopDelay({ resolution: ${INTERVAL} });
  delay.enable();
  setTimeout(() => process.stdout.write(String(delay.percentile(99) / 1e6)), ${SECONDS * 1000});
`;

async function idleDelay(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', IDLE]);
  return Number(stdout) - INTERVAL;
}

async function playFirst(link: TableClient): Promise<void> {
  const told = await link.moves();
  if (told.t === 'moves') await link.play(told.moves[0]);
}

export async function measureBots(subject: Subject): Promise<void> {
  const port = await freePort();
  const running = await run(subject, port);
  const base = `http://127.0.0.1:${port}`;
  const guest = await arrive(() => base);
  const bot = serverBots({}).at(-1)!.name; // the house has bots
  const seats = ['me', { bot }];
  for (let i = 0; i < TABLES; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { id } = await guest.post<{ id: string }>('/api/tables', { game: 'don-quixote', seats, start: true });
    const link = guest.follow(id, () => {
      if (link.now().asked >= 0) void playFirst(link);
    });
  }
  await delay(base); // from here on: opening tables is no part of it
  const idle = await idleDelay();
  const p99 = await delay(base);
  console.log(
    `\n${TABLES} tables with a bot (${bot}) each: event-loop delay p99 ${p99.toFixed(1)} ms; ` +
      `of a process that does nothing, at the same time: ${idle.toFixed(1)} ms`,
  );
  running.stop();
}
