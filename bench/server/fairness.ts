/**
 * How long somebody's bot takes to answer, alone and while somebody else has 70 tables with experts. By turns: a machine
 * that others use too is slow for a minute and fast again, so only what is measured side by side can be compared.
 */
import { freePort } from '../../src/server/testing/port.ts';
import { arrive, type Guest } from '../../src/server/testing/guest.ts';
import { NONE } from '../../src/core/game.ts';
import type { TableClient } from '../../src/wire/client.ts';
import { run, type Subject } from './subject.ts';

const TABLES = 70;
const ROUNDS = 9;
/** In each round, alone and then beside the others. */
const MOVES = 3;
const EXPERT = 'expert';
/** Tables per person are limited, and so are requests: here one person has very many. */
const SETTINGS = { RATE: '100' };

export async function measureFairness(subject: Subject): Promise<void> {
  const port = await freePort();
  const running = await run({ ...subject, env: { ...subject.env, ...SETTINGS } }, port);
  const base = (): string => `http://127.0.0.1:${port}`;
  const [mine, other] = [await arrive(base), await arrive(base)];
  const crowd: Crowd = { isPaused: true, waiting: [] };
  const links: TableClient[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (links.length < TABLES) links.push(await busyTable(other, crowd));
  const rounds: { readonly alone: number; readonly beside: number }[] = [];
  await answerTime(mine); // the threads have started
  while (rounds.length < ROUNDS) {
    // oxlint-disable no-await-in-loop -- by turns
    await allAnswered(links);
    const alone = await answerTime(mine);
    resume(crowd);
    rounds.push({ alone, beside: await answerTime(mine) });
    crowd.isPaused = true;
    // oxlint-enable no-await-in-loop
  }
  const [alone, beside, times] = [
    rounds.map((round) => round.alone),
    rounds.map((round) => round.beside),
    rounds.map((round) => round.beside / round.alone),
  ].map(median);
  console.log(
    `\nan ${EXPERT} answers in ${alone.toFixed(0)} ms; beside ${TABLES} tables with experts of somebody else in ` +
      `${beside.toFixed(0)} ms: ${times.toFixed(2)} times (medians of ${ROUNDS} rounds of ${MOVES} moves, by turns)`,
  );
  for (const link of links) link.close();
  running.stop();
}

/** The players at the busy tables. While they pause they keep their answers. */
interface Crowd {
  isPaused: boolean;
  waiting: TableClient[];
}

function resume(crowd: Crowd): void {
  crowd.isPaused = false;
  for (const link of crowd.waiting.splice(0)) void playFirst(link);
}

/** When nobody's bot thinks any more. */
async function allAnswered(links: readonly TableClient[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- until all are asked again
  while (links.some((link) => link.now().asked === NONE)) await new Promise((later) => void setTimeout(later, 50));
}

async function openTable(guest: Guest): Promise<string> {
  const terms = { game: 'don-quixote', seats: ['me', { bot: EXPERT }], start: true };
  return (await guest.post<{ id: string }>('/api/tables', terms)).id;
}

/** Its player answers at once, so that its bot always thinks. */
async function busyTable(guest: Guest, crowd: Crowd): Promise<TableClient> {
  let answering = NONE;
  const link: TableClient = guest.follow(await openTable(guest), () => {
    const { asked } = link.now();
    if (asked === NONE || asked === answering) return;
    answering = asked;
    if (crowd.isPaused) crowd.waiting.push(link);
    else void playFirst(link);
  });
  return link;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1];

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
  return median(times);
}
