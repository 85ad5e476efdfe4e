/** How much JavaScript a reader has to fetch, gzipped: for the hall, and for a table of each game, the bots apart. */
import { gzipSync } from 'node:zlib';
import { SHELF } from '../src/games/index.ts';
import { MANIFESTS } from '../src/games/load.ts';
import { sitDown } from './company.ts';
import { type BrowserContextOptions, expect, type Page, type Response, test } from './test.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const MOST = { hall: 60_000, table: 120_000 };

/** All scripts that the page fetches from now on; those of workers are not its own. */
function scriptsOf(page: Page): { readonly settled: () => Promise<number> } {
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.js') && !/worker-/.test(path))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', weigh);
  const settled = async (): Promise<number> => {
    await page.waitForLoadState('networkidle');
    page.off('response', weigh); // what the game fetches later is not part of it, and the page may be closed meanwhile
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return { settled };
}

for (const locale of ['en-GB', 'es-ES'] as const)
  test(`the hall and a table of every game are small enough (${locale})`, async ({ browser }) => {
    const options = { locale };
    let boxes = 1; // there is a first one
    for (let box = 0; box < boxes; box++) {
      const page = await browser.newPage(options);
      const scripts = scriptsOf(page);
      await page.goto('./');
      const play = page.locator('.box .button-ink');
      await expect(play.first()).toBeVisible();
      boxes = await play.count();
      const title = await play.nth(box).textContent();
      expect(await scripts.settled(), 'the hall').toBeLessThanOrEqual(MOST.hall);

      await play.nth(box).click();
      await expect(page.locator('.ask-text')).toBeVisible();
      const guest = await browser.newPage({ ...options, storageState: await page.context().storageState() });
      const table = scriptsOf(guest);
      await guest.goto(page.url()); // as one who comes by a link
      await expect(guest.locator('.ask-text')).toBeVisible();
      expect(await table.settled(), title ?? '').toBeLessThanOrEqual(MOST.table);
      await page.close();
      await guest.close();
    }
  });

/** Moves after which somebody opens the table, or comes back to it: other cards lie there, and other scenes are played. */
const OPENED_AFTER = [8, 40];

/** Its words are the longer ones. */
const locale = 'es-ES';

test('a table of every game on the server is small enough whenever it is opened', async ({ browser, home }) => {
  for (const game of SHELF) {
    const { languageOption } = MANIFESTS[game];
    const options = { ...(languageOption !== undefined && { [languageOption]: locale.slice(0, 2) }) };
    const company = await sitDown(home, ['Ana', 'Blas', 'Clara'], { game, options });
    let moves = 0;
    for (const after of OPENED_AFTER) {
      await company.playUntil(() => moves++ >= after);
      const storageState = seen(home, company.guests[1].cookie);
      const page = await browser.newPage({ locale, storageState });
      const scripts = scriptsOf(page);
      await page.goto(`./#/play/${company.table}`);
      await expect(page.locator('.ask-text')).toBeVisible();
      expect(await scripts.settled(), `${game} after ${after} moves`).toBeLessThanOrEqual(MOST.table);
      await page.close();
    }
    company.close();
  }
});

/** Somebody who sits there and knows how the game is won. */
function seen(home: string, cookie: string): StorageState {
  const [name, value] = cookie.split(/=(.*)/s);
  const { hostname, origin } = new URL(home);
  const known = [{ name: 'errantry/how-known', value: JSON.stringify(SHELF) }];
  const own = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const; // prettier-ignore
  return { cookies: [own], origins: [{ origin, localStorage: known }] };
}
