/** After a game against bots: how it went, which decisions mattered, and the way back to one of them. */
import { cleanIn } from './axe.ts';
import { finishedGame } from './finished.ts';
import { noSidewaysScroll } from './play.ts';
import { expect, test } from './test.ts';

test('a game against bots is reviewed beside its board', async ({ page }) => {
  await page.goto('./');
  const kept = { sittings: [finishedGame('knights-and-damosels', 'review')], settings: { show: 'off' } };
  for (const [name, value] of Object.entries(kept))
    await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto('./#/table/review');
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('progressbar', { name: 'Review' })).toBeVisible();
  const review = page.locator('.review');
  await expect(review.getByRole('heading', { name: 'Chances to win' })).toBeVisible();
  await review.getByText('Show the figures').click();
  await expect(review.getByRole('row').last()).toHaveText(/^End(0%|100%)(0%|100%)(0%|100%)$/);
  await expect(review.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
  const [first] = await review.locator('.review-decision').all();
  await expect(first).toContainText(/You played: .+\. \d+% → \d+%\s*Better: /);
  await cleanIn(page, '.drawer');
  await first.getByRole('button', { name: 'Show on the board' }).click();
  await expect(page.locator('main.table-looking')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(first).toBeAttached(); // the board above, the review below
  await noSidewaysScroll(page);
});
