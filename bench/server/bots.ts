/** 50 tables at which bots think: how long the event loop is kept waiting. */
import { HOUSE_BOTS } from '../../src/server/bots/levels.ts';
import { freePort } from '../../src/server/testing/postgres.ts';
import { arrive } from '../../src/server/testing/visitor.ts';
import type { Link } from '../../src/wire/client.ts';
import { run, type Subject } from './subject.ts';

const TABLES = 50;
const SECONDS = 10;

/** The delay as Prometheus reads it, since the last reading. */
async function delay(base: string): Promise<string> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? 'nothing';
}

async function playFirst(link: Link): Promise<void> {
  const told = await link.moves();
  if (told.t === 'moves') await link.play(told.moves[0]);
}

export async function measureBots(subject: Subject): Promise<void> {
  const port = await freePort();
  const running = await run(subject, port);
  const base = `http://127.0.0.1:${port}`;
  const guest = await arrive(() => base);
  const bot = HOUSE_BOTS.at(-1)!.name; // the house has bots
  const seats = ['me', { bot }, { bot }, { bot }];
  await delay(base);
  for (let i = 0; i < TABLES; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { id } = await guest.post<{ id: string }>('/api/tables', { game: 'don-quixote', seats, start: true });
    const link = guest.follow(id, () => {
      if (link.now().asked >= 0) void playFirst(link);
    });
  }
  await new Promise((later) => void setTimeout(later, SECONDS * 1000));
  const p99 = Number(await delay(base)) * 1000;
  console.log(`\n${TABLES} tables with three bots (${bot}) each: event-loop delay p99 ${p99.toFixed(1)} ms`);
  await running.stop();
}
