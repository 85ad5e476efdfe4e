/** How long somebody's bot takes to answer, alone and while somebody else has 70 tables with experts. */
import { freePort } from '../../src/server/testing/postgres.ts';
import { arrive, type Guest } from '../../src/server/testing/guest.ts';
import { NONE } from '../../src/core/game.ts';
import type { TableClient } from '../../src/wire/client.ts';
import { run, type Subject } from './subject.ts';

const TABLES = 70;
const MOVES = 15;
const EXPERT = 'expert';
/** Tables per person are limited, and so are requests: here one person has very many. */
const SETTINGS = { RATE: '100' };

export async function measureFairness(subject: Subject): Promise<void> {
  const port = await freePort();
  const running = await run({ ...subject, env: { ...subject.env, ...SETTINGS } }, port);
  const base = (): string => `http://127.0.0.1:${port}`;
  const [mine, other] = [await arrive(base), await arrive(base)];
  const alone = await answerTime(mine);
  const links: TableClient[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (links.length < TABLES) links.push(await busyTable(other));
  const beside = await answerTime(mine);
  console.log(
    `\nan ${EXPERT} answers in ${alone.toFixed(0)} ms (median of ${MOVES}); beside ${TABLES} tables with experts of ` +
      `somebody else in ${beside.toFixed(0)} ms: ${(beside / alone).toFixed(2)} times`,
  );
  for (const link of links) link.close();
  running.stop();
}

async function openTable(guest: Guest): Promise<string> {
  const terms = { game: 'don-quixote', seats: ['me', { bot: EXPERT }], start: true };
  return (await guest.post<{ id: string }>('/api/tables', terms)).id;
}

/** Its player answers at once, so that its bot always thinks. */
async function busyTable(guest: Guest): Promise<TableClient> {
  let answering = NONE;
  const link: TableClient = guest.follow(await openTable(guest), () => {
    const { asked } = link.now();
    if (asked === NONE || asked === answering) return;
    answering = asked;
    void playFirst(link);
  });
  return link;
}

async function playFirst(link: TableClient): Promise<void> {
  const told = await link.moves();
  if (told.t === 'moves') await link.play(told.moves[0]);
}

/** The median of the milliseconds between a move and the next question: the bot has moved meanwhile. */
async function answerTime(guest: Guest): Promise<number> {
  let wake = (): void => undefined;
  const link = guest.follow(await openTable(guest), () => wake());
  const asked = async (after: number): Promise<number> => {
    // oxlint-disable-next-line no-await-in-loop -- until it is asked
    while (link.now().asked <= after) await new Promise<void>((told) => (wake = told));
    return link.now().asked;
  };
  const times: number[] = [];
  let question = await asked(NONE);
  while (times.length < MOVES) {
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await playFirst(link);
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    question = await asked(question);
    times.push(performance.now() - begun);
  }
  link.close();
  return times.toSorted((a, b) => a - b)[MOVES >> 1];
}
