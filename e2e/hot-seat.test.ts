/** One device, several people: the curtain keeps each choice secret. */
import { expect, test } from './test.ts';
import { layFirst } from './play.ts';

test('the curtain falls between secret choices; DQ-15.8 who has chosen, what they have, and all shown at once', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByLabel('Name of player 1').fill('Ana');
  await page.getByLabel('Name of player 2').fill('محمد الأندلسي ذو الاسم الطويل');
  await page.getByRole('button', { name: 'Start' }).click();
  const curtain = page.getByRole('heading', { name: /’s turn$/ });

  await expect(curtain).toHaveText('Ana’s turn');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: /^Place on/ }).click();

  await expect(curtain).toContainText('محمد');
  await expect(page.getByRole('group', { name: /^Principality/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^I am/ }).click();
  await expect(page.getByRole('button', { name: /Ana red.*has chosen/ })).toBeVisible();
  await page.getByRole('button', { name: /Ana red.*has chosen/ }).click();
  await expect(page.getByRole('img', { name: /a tile face down$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to your Principality' }).click();
  await layFirst(page);
  await expect(page.locator('.dq-thumb-fresh')).toHaveCount(2);

  // Whoever holds the device goes on with the next card; then the curtain falls again.
  await expect(page.getByText('Round 1 · turn 2 of 22')).toBeVisible();
  await layFirst(page);
  await expect(curtain).toHaveText('Ana’s turn');
});
