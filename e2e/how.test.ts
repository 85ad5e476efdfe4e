/** How you win, before anything else: the first time a game is opened, and again whenever somebody asks. */
import { type Browser, expect, type Page, test } from './test.ts';
import { arrive } from '../src/server/testing/guest.ts';
import type { Clock, TableInfo } from '../src/wire/table-info.ts';
import { clean } from './axe.ts';
import { layFirst } from './play.ts';

/** Somebody who has never opened a game. */
async function newcomer(browser: Browser, home: string): Promise<Page> {
  const nothing = [{ name: 'errantry/how-known', value: '[]' }];
  const storageState = { cookies: [], origins: [{ origin: new URL(home).origin, localStorage: nothing }] };
  const context = await browser.newContext({ locale: 'en-GB', baseURL: home, storageState });
  return context.newPage();
}

/** They come by a link, sit down, and the host begins at once. */
async function joinLate(page: Page, home: string, clock: Clock): Promise<void> {
  const host = await arrive(() => home.replace(/\/$/, ''));
  const terms = { game: 'don-quixote', seats: ['me', 'empty'], clock };
  const { id } = await host.post<TableInfo>('/api/tables', { ...terms, watch: true });
  await page.goto(`./#/play/${id}`);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('.lobby-now')).toContainText('Waiting for');
  await host.post(`/api/tables/${id}/start`);
}

for (const title of ['Don Quixote', 'La Mancha', 'Lancelot', 'Knights & Damosels'])
  test(`a newcomer to ${title} first sees how to win, once`, async ({ browser, home }) => {
    const page = await newcomer(browser, home);
    await page.goto('./');
    const play = page.getByRole('button', { name: `Play now ${title}`, exact: true });
    await play.click();
    const sheet = page.getByRole('dialog', { name: `How you win ${title}` });
    await expect(sheet.getByRole('listitem')).toHaveCount(4);
    await clean(page);
    for (const [width, height] of [
      [844, 390],
      [360, 640],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      for (const shown of await sheet.locator('li, button').all()) await expect(shown).toBeInViewport({ ratio: 0.98 });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await sheet.getByRole('button', { name: 'Start playing' }).click();
    await expect(sheet).toHaveCount(0);
    await page.goto('./');
    await play.click();
    await expect(page.locator('.ask-text')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.locator('.rulebook .how li')).toHaveCount(4);
  });

test('a newcomer who plays alone can learn step by step instead', async ({ browser, home }) => {
  const page = await newcomer(browser, home);
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now Lancelot' }).click();
  await page.getByRole('link', { name: 'Learn step by step' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.bubble-says')).toContainText('make you Lancelot');
});

test('how to win lies over the first step of a lesson, which has the focus when it is shut', async ({
  browser,
  home,
}) => {
  const page = await newcomer(browser, home);
  await page.goto('./#/learn/lancelot');
  await page.getByRole('button', { name: 'Start playing' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
});

test('how to win counts as seen the moment it is shut, for whoever leaves at once', async ({ browser, home }) => {
  const page = await newcomer(browser, home);
  await page.goto('./#/learn/lancelot');
  const start = page.getByRole('button', { name: 'Start playing' });
  const shut = (button: HTMLElement): string | null => (button.click(), localStorage.getItem('errantry/how-known'));
  expect(await start.evaluate(shut)).toBe('["lancelot"]');
});

test('whoever comes by a link as the game begins sees how to win before the first question', async ({
  browser,
  home,
}) => {
  const page = await newcomer(browser, home);
  await joinLate(page, home, { t: 'none' });
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click();
  await expect(page.locator('.ask-text')).toContainText('Choose a tile');
  await page.reload();
  await layFirst(page); // it was shown once
});

test('how to win does not lie over a question with a running clock', async ({ browser, home }) => {
  const page = await newcomer(browser, home);
  await joinLate(page, home, { t: 'live', seconds: 60, reserve: 0, late: 'fallback' });
  await layFirst(page);
  await expect(page.getByRole('dialog', { name: 'How you win Don Quixote' })).toBeVisible(); // while the host thinks
});

test('signs explain themselves to the mouse, the keyboard and a finger', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now Don Quixote' }).click();
  const sign = page.getByRole('button', { name: 'Show the rule' }).first();
  const tip = page.getByRole('tooltip');
  await sign.hover();
  await expect(tip).toHaveText('Show the rule');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.locator('.log-line').first().focus();
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
  await page.locator('summary:has([data-tip])').first().focus(); // signs within a button have no focus of their own
  await expect(tip).toContainText('windmill');
  await page.keyboard.press('Escape');
  await sign.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(tip).toBeVisible();
  await page.locator('.top-title').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(tip).toBeHidden();
});
