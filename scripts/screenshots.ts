/** Remakes docs/screenshots: `npm run screenshots`. Look at each picture before you commit it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium as playwright, type Page } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { layFirst, stepThrough } from '../e2e/play.ts';

const PORT = 4189;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const DATA = '.cache/screenshots';
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
async function pictures(page: Page, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: /^Solitaire/ }).waitFor();
  await shoot('hall');
  await page.goto(`${ADDRESS}#/deal/rocinante`);
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

async function shootAll(browser: Browser): Promise<void> {
  for (const { name: size, width, height } of SIZES)
    for (const { name: light, colorScheme } of LIGHTS) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await pictures(page, (name) => page.screenshot({ path: `${FOLDER}/${name}-${size}-${light}.png` }));
      await context.close();
    }
}

rmSync(DATA, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const env = { ...process.env, PORT: String(PORT), DATA, RATE: '100' };
const server = spawn('node', ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
await once(server.stdout, 'data'); // it says when it listens
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
try {
  await shootAll(browser);
} finally {
  await browser.close();
  server.kill();
}
