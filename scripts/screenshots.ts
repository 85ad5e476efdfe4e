/** Remakes docs/screenshots: `npm run screenshots`. Look at each picture before you commit it. */
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { layFirst, stepThrough } from '../e2e/play.ts';
import { withBrowser, withHouse } from './house.ts';

const FOLDER = 'docs/screenshots';
const SIZES = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;
const LIGHTS = [
  { name: 'paper', colorScheme: 'light' },
  { name: 'candlelight', colorScheme: 'dark' },
] as const;

/** The hall, a table in mid-game, a scoring and the hindsight of one deal. */
async function pictures(page: Page, address: string, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Solitaire/ }).waitFor();
  await shoot('hall');
  await page.goto(`${address}#/deal/rocinante`);
  for (let card = 0; card < 9; card++) await layAny(page, card);
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await shoot('scoring');
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  for (let card = 0; card < 5; card++) await layAny(page, card);
  await page.getByRole('radio').first().click();
  await shoot('table');
  for (let card = 0; card < 2; card++) await layFirst(page);
  await stepThrough(page);
  for (let card = 0; card < 6; card++) await layFirst(page);
  await stepThrough(page);
  await page.getByText(/^In hindsight/).waitFor();
  await page.getByRole('button', { name: 'Show that board' }).click();
  await shoot('hindsight');
}

/** Another tile of the hand each time, every second one turned. */
async function layAny(page: Page, card: number): Promise<void> {
  const tiles = page.getByRole('radio');
  await tiles.first().waitFor();
  await tiles.nth((3 * card) % (await tiles.count())).click();
  if (card % 2 === 1) await page.keyboard.press('r');
  await layFirst(page);
}

async function shootAll(browser: Browser, address: string): Promise<void> {
  for (const { name: size, width, height } of SIZES)
    for (const { name: light, colorScheme } of LIGHTS) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await pictures(page, address, (name) => page.screenshot({ path: `${FOLDER}/${name}-${size}-${light}.png` }));
      await context.close();
    }
}

mkdirSync(FOLDER, { recursive: true });
await withHouse('screenshots', 4189, (address) => withBrowser((browser) => shootAll(browser, address)));
