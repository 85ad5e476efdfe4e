/**
 * What somebody at a table waits for: `npm run bench:screen`. From a click to its own acknowledged redraw, alone to the
 * worker and back, with four people, each in a browser of their own, to the server, its disk and back; from a question
 * to a bot to its move; and what a page that draws a show does at a stretch (bench/screen-show.ts).
 */
import type { Browser, Page } from '@playwright/test';
import { SHELF } from '../src/games/index.ts';
import { layFirst } from '../e2e/play.ts';
import { withBrowser, withHouse } from '../scripts/house.ts';
import { botWaits, liveGames, longTasks } from './screen-show.ts';

const CARDS = 9; // of the first round, before its scoring
const GAMES = 3;
const GOAL = 100;
const BOT_GOAL = 300;
const LONGEST_TASK = 100;

/**
 * Runs in the page: notes the time from each press of "Lay" to the frame after the page has told its news. What it tells
 * to those who hear it comes from the next view alone, so nothing that the page does by itself can end the time.
 */
const WATCH = `
  globalThis.waits = [];
  addEventListener('click', ({ target, timeStamp }) => {
    const heard = document.querySelector('[role=status]');
    if (heard === null || !/^Place on/.test(target.closest('button')?.textContent ?? '')) return;
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - timeStamp)));
    });
    seen.observe(heard, { childList: true, characterData: true, subtree: true });
  }, true);
`;

async function arrive(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript(`localStorage.setItem('errantry/how-known', '${JSON.stringify(SHELF)}')`);
  await page.addInitScript(WATCH);
  await page.goto(url);
  return page;
}

async function waitsOf(page: Page): Promise<number[]> {
  const waits: number[] = await page.evaluate('waits');
  await page.context().close();
  return waits;
}

async function alone(browser: Browser, address: string, game: number): Promise<number[]> {
  const page = await arrive(browser, `${address}#/deal/bench-${game}`);
  for (let card = 0; card < CARDS; card++) await layFirst(page);
  return waitsOf(page);
}

async function fourPeople(browser: Browser, address: string): Promise<number[]> {
  const host = await arrive(browser, address);
  await host.request.post(`${address}api/me`, { data: {} });
  const order = { game: 'don-quixote', seats: ['me', 'empty', 'empty', 'empty'] };
  const { id } = (await (await host.request.post(`${address}api/tables`, { data: order })).json()) as { id: string };
  const guests = await Promise.all([1, 2, 3].map(() => arrive(browser, address)));
  for (const guest of guests) {
    await guest.request.post(`${address}api/me`, { data: {} });
    await guest.request.post(`${address}api/tables/${id}/join`, { data: {} });
  }
  await host.request.post(`${address}api/tables/${id}/start`, { data: {} });
  const people = [host, ...guests];
  await Promise.all(people.map((page) => page.goto(`${address}#/play/${id}`)));
  for (let card = 0; card < CARDS; card++) for (const page of people) await layFirst(page);
  return (await Promise.all(people.map(waitsOf))).flat();
}

/** Whether they are fast enough, at the median. */
function tell(name: string, waits: readonly number[], goal: number): boolean {
  const sorted = waits.toSorted((a, b) => a - b);
  const [middle, late] = [0.5, 0.95].map((share) => sorted[Math.floor(share * sorted.length)]);
  console.log(`${name.padEnd(28)} ${String(sorted.length).padStart(7)} ${ms(middle)} ${ms(late)}`);
  return middle < goal;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`.padStart(8);

function tellTasks(game: string, tasks: readonly number[]): boolean {
  const longest = Math.max(0, ...tasks);
  console.log(`${game.padEnd(28)} ${String(tasks.length).padStart(7)} ${ms(longest)}`);
  return longest <= LONGEST_TASK;
}

async function measure(browser: Browser, address: string): Promise<boolean> {
  console.log(`${'from a click'.padEnd(28)}  clicks   median      95 %   (median below ${GOAL} ms)`);
  const waits: number[] = [];
  for (let game = 0; game < GAMES; game++) waits.push(...(await alone(browser, address, game)));
  const goals = [tell('alone', waits, GOAL), tell('four people', await fourPeople(browser, address), GOAL)];
  console.log(`\n${'a bot is asked'.padEnd(28)}   moves   median      95 %   (median below ${BOT_GOAL} ms)`);
  for (const game of liveGames()) goals.push(tell(game, await botWaits(address, game), BOT_GOAL));
  console.log(`\n${'tasks over 50 ms in a show'.padEnd(28)}   tasks  longest   (at most ${LONGEST_TASK} ms)`);
  for (const game of SHELF) goals.push(tellTasks(game, await longTasks(browser, address, game)));
  return goals.every(Boolean);
}

const isQuick = await withHouse('bench-screen', (address) => withBrowser((browser) => measure(browser, address)));
if (!isQuick) process.exitCode = 1;
