/**
 * Remakes docs/screenshots: `npm run screenshots`, or only some of them: `npm run screenshots lancelot`. Look at each
 * picture before you commit it.
 */
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { SHELF } from '../src/games/index.ts';
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

type Shoot = (name: string) => Promise<unknown>;

/** What e2e/pictures.ts of a game exports. */
interface Pictures {
  pictures(page: Page, address: string, shoot: Shoot): Promise<void>;
}

async function shootAll(browser: Browser, address: string): Promise<void> {
  for (const { name: size, width, height } of SIZES)
    for (const { name: light, colorScheme } of LIGHTS) {
      for (const name of wanted) {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
        await context.addInitScript(`localStorage.setItem('errantry/how-known', '${JSON.stringify(SHELF)}')`);
        const page = await context.newPage();
        const shoot: Shoot = (picture) => page.screenshot({ path: `${FOLDER}/${picture}-${size}-${light}.png` });
        const { pictures } = (await import(`../src/games/${name}/e2e/pictures.ts`)) as Pictures;
        await pictures(page, address, shoot);
        await context.close();
      }
    }
}

const named = process.argv.slice(2);
const wanted = SHELF.filter((name) => named.length === 0 || named.includes(name));
mkdirSync(FOLDER, { recursive: true });
await withHouse('screenshots', (address) => withBrowser((browser) => shootAll(browser, address)));
