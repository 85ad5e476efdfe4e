/** How much JavaScript a reader has to fetch, gzipped: for the hall, and for a table of each game, the bots apart. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

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

for (const locale of ['en-GB', 'es-ES'])
  test(`the hall and a table of every game are small enough (${locale})`, async ({ browser }) => {
    let boxes = 1; // there is a first one
    for (let box = 0; box < boxes; box++) {
      const page = await browser.newPage({ locale, serviceWorkers: 'block' }); // which would fetch everything
      const scripts = scriptsOf(page);
      await page.goto('./');
      const play = page.locator('.box').getByRole('button');
      await expect(play.first()).toBeVisible();
      boxes = await play.count();
      const title = await play.nth(box).textContent();
      expect(await scripts.settled(), 'the hall').toBeLessThanOrEqual(MOST.hall);
      await play.nth(box).click();
      await expect(page.locator('.ask-text')).toBeVisible();
      const table = await scripts.settled();
      expect(table, title ?? '').toBeLessThanOrEqual(MOST.table);
      await page.close();
    }
  });
