/** For everybody: no fault that axe can find on any page, in either light, on a desk and on a phone. */
import { expect, type Page, test } from './test.ts';
import { clean } from './axe.ts';
import { finishedSolitaire } from './finished.ts';
import { allFits } from './fitting.ts';
import { layFirst } from './play.ts';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** The hall with its settings and credits, the page where a table is opened, and the table of every game. */
async function house(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
  await good(page);
  await page.goto('./#/open');
  await expect(page.getByLabel('With Sancho Pansa')).toBeVisible();
  await good(page);
  await page.goto('./#/history');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await good(page);
}

/** Every game that can be sat down to, as it begins. */
async function tables(page: Page): Promise<void> {
  for (let box = 0, boxes = 1; box < boxes; box++) {
    await page.goto('./#/');
    const play = page.locator('.box .button-ink');
    await expect(play.first()).toBeVisible();
    boxes = await play.count();
    await play.nth(box).click();
    await expect(page.locator('.ask-text')).toBeVisible();
    await clean(page);
  }
}

/** One device: the curtain; alone: a tile in mind, the drawer, and the result (today.test.ts looks at hindsight). */
async function alone(page: Page): Promise<void> {
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: /’s turn$/ })).toBeVisible();
  await good(page);
  await page.goto('./#/deal/axe');
  await layFirst(page);
  await page.getByRole('radio').first().click();
  for (const drawer of ['Moves', 'Rules']) {
    await page.getByRole('button', { name: drawer, exact: true }).click();
    await good(page);
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.goto('./#/table/finished');
  await expect(page.getByRole('heading', { name: /^\d+ points?\. / })).toBeVisible();
  await good(page);
}

/** A table on the server: lobby, chat, company, the big screen, and what the hall tells of it. */
async function far(page: Page): Promise<void> {
  await page.goto('./#/open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await good(page);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const drawer of ['Chat', 'People']) {
    await page.getByRole('button', { name: drawer }).click();
    await good(page);
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.goto(page.url().replace('/play/', '/screen/'));
  await expect(page.locator('.tv-stage')).toBeVisible();
  await clean(page); // it is not made for a phone
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: /your turn$/ }).first()).toBeVisible();
  await good(page);
  await page.goto('./#/play/nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
  await good(page);
}

async function good(page: Page): Promise<void> {
  await clean(page);
  await allFits(page);
}

for (const theme of ['paper', 'candlelight'])
  for (const [size, viewport] of Object.entries(SIZES))
    test.describe(`axe finds nothing in ${theme} on a ${size}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) =>
        page.addInitScript(
          ([settings, sittings]) => {
            const { localStorage } = globalThis as unknown as { localStorage: { [name: string]: string } };
            localStorage['errantry/settings'] ??= settings;
            localStorage['errantry/sittings'] ??= sittings;
          },
          [JSON.stringify({ theme }), JSON.stringify([finishedSolitaire('finished')])],
        ),
      );
      // Contrast differs by theme and layout by size: the longer visits see each of them once.
      const visits = (theme === 'paper') === (size === 'desk') ? { house, tables, alone, far } : { house, tables };
      for (const [where, visit] of Object.entries(visits)) test(where, ({ page }) => visit(page));
    });
