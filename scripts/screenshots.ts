/**
 * Remakes docs/screenshots: `npm run screenshots`, or only some of them: `npm run screenshots lancelot`. Look at each
 * picture before you commit it.
 */
import { mkdirSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { stepThrough } from '../e2e/play.ts';
import { courtPictures } from '../src/games/knights-and-damosels/e2e/pictures.ts';
import { withBrowser, withHouse } from './house.ts';
import { stagePictures } from '../src/games/la-mancha/e2e/pictures.ts';

const FOLDER = 'docs/screenshots';
const SIZES = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;
const LIGHTS = [
  { name: 'paper', colorScheme: 'light' },
  { name: 'candlelight', colorScheme: 'dark' },
] as const;

type Shoot = (name: string) => Promise<unknown>;

/** The hall, a table in mid-game, a scoring and the hindsight of one deal. */
async function donQuixote(page: Page, address: string, shoot: Shoot): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Solitaire/ }).waitFor();
  await shoot('hall');
  await page.goto(`${address}#/deal/rocinante`);
  await layBest(page, 9);
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await shoot('scoring');
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await layBest(page, 5);
  await page.getByRole('radio').first().click();
  await shoot('table');
  await layBest(page, 2);
  await stepThrough(page);
  await layBest(page, 6);
  await stepThrough(page);
  await page.getByText(/^In hindsight/).waitFor();
  await page.getByRole('button', { name: 'Show that board' }).click();
  await shoot('hindsight');
}

/** A table in mid-game, with the first stop that glows pointed at. */
async function lancelot(page: Page, address: string, shoot: Shoot): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sit down to Lancelot' }).click();
  const stops = page.locator('.lan-go:has(.hidden)');
  for (let answer = 0; answer < 30 || (await stops.count()) < 3; answer++) await answerLancelot(page, answer);
  await stops.nth(1).hover();
  await shoot('lancelot');
}

/** A near stop more often than a far one; of everything else the first. */
async function answerLancelot(page: Page, answer: number): Promise<void> {
  const answers = page.locator('.lan-answer[aria-disabled="false"]');
  await answers.first().waitFor();
  const isRide = (await page.locator('.lan-go').count()) > 3;
  await answers.nth(isRide ? answer % 3 : 0).click();
}

const PICTURES: { readonly [name: string]: typeof donQuixote } = {
  'don-quixote': donQuixote,
  lancelot,
  court: courtPictures,
  'la-mancha': stagePictures,
};

/** So many cards, each time the move that gives most at once, out of the list of all moves. */
async function layBest(page: Page, cards: number): Promise<void> {
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  const moves = page.locator('ol.moves > li button');
  const log = page.getByRole('status');
  for (let card = 0; card < cards; card++) {
    await moves.first().waitFor();
    const worth = (await moves.locator('b').allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace('±', '')),
    );
    const said = (await log.first().textContent()) ?? '';
    await moves.nth(worth.indexOf(Math.max(...worth))).click();
    await expect(log.first()).not.toHaveText(said);
  }
  await page.getByRole('button', { name: 'Close' }).click();
}

async function shootAll(browser: Browser, address: string): Promise<void> {
  for (const { name: size, width, height } of SIZES)
    for (const { name: light, colorScheme } of LIGHTS) {
      for (const name of wanted) {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const shoot: Shoot = (picture) => page.screenshot({ path: `${FOLDER}/${picture}-${size}-${light}.png` });
        await PICTURES[name](page, address, shoot);
        await context.close();
      }
    }
}

const named = process.argv.slice(2);
const wanted = Object.keys(PICTURES).filter((name) => named.length === 0 || named.includes(name));
mkdirSync(FOLDER, { recursive: true });
await withHouse('screenshots', 4189, (address) => withBrowser((browser) => shootAll(browser, address)));
