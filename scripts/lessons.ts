/**
 * Remakes the contact sheets of the lessons in docs/screenshots, a picture of each step: `npm run lessons`, or only of
 * some: `npm run lessons lancelot`. Look at each step before you commit them.
 */
import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { byKeys, byTouch, walk } from '../e2e/lesson.ts';
import { SHELF } from '../src/games/index.ts';
import { withBrowser, withHouse } from './house.ts';

const FOLDER = 'docs/screenshots';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };
/** Size, and how wide a step is on the sheet and how many stand beside each other. */
const SIZES = [
  { size: 'phone', options: PHONE, press: byTouch, wide: 234, beside: 7 },
  { size: 'desk', options: DESK, press: byKeys, wide: 480, beside: 4 },
] as const;
const LIGHTS = [
  { light: 'paper', colorScheme: 'light' },
  { light: 'candlelight', colorScheme: 'dark' },
] as const;

/** What a step needs to be drawn to its end, in milliseconds. */
const SETTLED = 250;
const QUALITY = 62;

type Sheet = (typeof SIZES)[number] & (typeof LIGHTS)[number] & { readonly game: string };

async function steps(browser: Browser, address: string, sheet: Sheet): Promise<readonly Buffer[]> {
  const { options, colorScheme, press, game } = sheet;
  const context = await browser.newContext({ ...options, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('errantry/how-known', '${JSON.stringify(SHELF)}');
    localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  const page = await context.newPage();
  await page.goto(`${address}#/learn/${game}`);
  const taken: Buffer[] = [];
  await walk(page, {
    press,
    async seen() {
      await page.waitForTimeout(SETTLED);
      taken.push(await page.screenshot());
    },
  });
  await context.close();
  return taken;
}

async function write(browser: Browser, sheet: Sheet, taken: readonly Buffer[]): Promise<void> {
  const { size, light, game, wide, beside } = sheet;
  const page = await browser.newPage({ viewport: { width: beside * (wide + 8), height: 100 } });
  const pictures = taken.map((each) => `<img width="${wide}" src="data:image/png;base64,${each.toString('base64')}">`);
  await page.setContent(
    `<body style="margin:4px;display:grid;grid-template-columns:repeat(${beside},${wide}px);gap:8px;background:#3a2a1e">${pictures.join('')}</body>`,
  );
  const path = `${FOLDER}/lesson-${game}-${size}-${light}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true });
  await page.close();
}

async function sheetsOf(browser: Browser, address: string, game: string): Promise<void> {
  for (const size of SIZES)
    for (const light of LIGHTS) {
      const sheet = { ...size, ...light, game };
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each keeps a whole browser busy
      await write(browser, sheet, await steps(browser, address, sheet));
    }
}

const named = process.argv.slice(2);
const wanted = SHELF.filter((id) => existsSync(`src/games/${id}/lesson/script.ts`)).filter(
  (id) => named.length === 0 || named.includes(id),
);
await withHouse('lessons', (address) =>
  withBrowser(async (browser) => {
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const game of wanted) await sheetsOf(browser, address, game);
  }),
);
