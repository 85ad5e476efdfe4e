/** How much JavaScript a reader has to fetch, gzipped: for the hall, and for a table of each game, the bots apart. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from './test.ts';

const MOST = { hall: 60_000, table: 120_000 };

/** All scripts that the page fetches from now on; those of workers are not its own. */
function scriptsOf(page: Page): { readonly settled: () => Promise<number> } {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.js') && !/worker-/.test(path))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  const settled = async (): Promise<number> => {
    await page.waitForLoadState('networkidle');
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
      await page.locator('.how-start').click(); // how to win is fetched once, and apart
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
