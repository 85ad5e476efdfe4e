/** What keeps people waiting in a show: bots that think, and a page that does not answer because it draws. */
import type { Browser, Page } from '@playwright/test';
import { sitDown } from '../e2e/company.ts';
import { seededDice } from '../src/core/dice.ts';
import { NONE } from '../src/core/game.ts';
import { pick } from '../src/core/shuffle.ts';
import { GAMES, MANIFESTS } from '../src/games/load.ts';
import { arrive } from '../src/server/testing/guest.ts';
import type { TableInfo } from '../src/wire/table-info.ts';

const BOT_MOVES = 30;
const MOVES_AT_ONCE = 3;
const SHOWS = 8;
const LONGEST_SHOW = 8000;

const isLive = (game: string): boolean => GAMES[game].table?.clock === undefined; // a game with a clock of its own lets people read

export const liveGames = (): string[] => Object.keys(GAMES).filter(isLive);

/** Milliseconds from each step after which only bots are asked to the next one, as somebody at the table is told of them. */
export async function botWaits(home: string, id: string): Promise<number[]> {
  const game = GAMES[id];
  const { seats, levels } = MANIFESTS[id];
  const guest = await arrive(() => home.replace(/\/$/, ''));
  const bots = Array.from({ length: Math.max(2, seats.min - 1) }, () => ({ bot: levels[levels.length >> 1] }));
  const { id: table } = await guest.post<TableInfo>('/api/tables', { game: id, seats: ['me', ...bots], start: true });
  const dice = seededDice('bots');
  const waits: number[] = [];
  let asked: number | undefined;
  await new Promise<void>((done) => {
    const link = guest.follow(table, ({ t }) => {
      if (t !== 'step' && t !== 'view') return;
      if (asked !== undefined && t === 'step') waits.push(performance.now() - asked);
      const { view, asked: question } = link.now();
      const pending = game.pending(view);
      if (waits.length >= BOT_MOVES || pending.length === 0) return done();
      asked = pending.includes(0) ? undefined : performance.now();
      if (question !== NONE && pending.includes(0)) void link.play(pick(game.moves(view, 0), dice));
    });
  });
  return waits;
}

/** The long tasks of a page that watches a game with all its shows, in milliseconds. */
export async function longTasks(browser: Browser, home: string, id: string): Promise<number[]> {
  const { seats, levels } = MANIFESTS[id];
  const names = ['Anna', 'Ben', 'Carla'].slice(0, Math.max(2, seats.min, Math.min(3, levels.length)));
  const company = await sitDown(home, names, { game: id });
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${home}#/watch/${company.table}`);
  await page.locator('.ask-text').waitFor();
  await page.evaluate(`globalThis.longs = [];
    new PerformanceObserver((list) => longs.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })`);
  for (let show = 0; show < SHOWS; show++) {
    let answers = 0;
    // oxlint-disable no-await-in-loop -- one after the other
    await company.playUntil(() => answers++ >= MOVES_AT_ONCE);
    await untilShown(page);
    // oxlint-enable no-await-in-loop
  }
  company.close();
  const tasks = await page.evaluate<number[]>('longs');
  await page.context().close();
  return tasks;
}

async function untilShown(page: Page): Promise<void> {
  await page
    .waitForFunction(`document.querySelector('.caption:not(.caption-recap)') === null`, undefined, {
      timeout: LONGEST_SHOW,
    })
    .catch(() => undefined); // long shows are cut short by the next moves
}
