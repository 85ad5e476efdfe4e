/** How you win, before anything else: the first time a game is opened, and again whenever somebody asks. */
import { expect, test } from './test.ts';
import { clean } from './axe.ts';

for (const title of ['Don Quixote', 'La Mancha', 'Lancelot', 'Knights & Damosels'])
  test(`a newcomer to ${title} first sees how to win, once`, async ({ browser, home }) => {
    const page = await (await browser.newContext({ locale: 'en-GB', baseURL: home })).newPage();
    await page.goto('./');
    const play = page.getByRole('button', { name: `Play now ${title}`, exact: true });
    await play.click();
    const sheet = page.getByRole('dialog', { name: `How you win ${title}` });
    await expect(sheet.getByRole('listitem')).toHaveCount(4);
    await clean(page);
    await sheet.getByRole('button', { name: 'Start playing' }).click();
    await expect(sheet).toHaveCount(0);
    await page.goto('./');
    await play.click();
    await expect(page.locator('.ask-text')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.locator('.rulebook .how li')).toHaveCount(4);
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
