/// <reference lib="dom" />
/** The rulebooks from the first page: no table is needed to read or search them, and a rule has a link of its own. */
import { expect, test } from './test.ts';
import { clean } from './axe.ts';
import { allFits } from './fitting.ts';

test('from the first page to a rule of another game', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page.locator('.pick', { hasText: 'Lancelot' }).click();
  await expect(page.locator('.rulebook .how li')).toHaveCount(4);
  await page.getByRole('searchbox').fill('excalibur');
  await expect(page.getByRole('status')).toHaveText(/^\d+ rules$/);
  for (const text of await page.locator('.rule dd').allTextContents()) expect(text).toContain('Excalibur');
  await expect(page.getByRole('radio', { name: 'Lancelot' })).toBeChecked();
});

test.describe('on a phone, in Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

  test('a link leads to one rule', async ({ page }) => {
    await page.goto('./#/rules/knights-and-damosels/KD-4.2');
    await expect(page.locator('.rule-shown')).toBeInViewport();
    await allFits(page);
    await clean(page);
  });
});
