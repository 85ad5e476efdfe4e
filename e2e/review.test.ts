/** After a game against bots: how it went, which decisions mattered, the way back to one, and a second try at it. */
import { cleanIn } from './axe.ts';
import { finishedGame } from './finished.ts';
import { allFits } from './fitting.ts';
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
  await allFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await review.getByRole('link', { name: 'Try these decisions again' }).click();
  await expect(page.locator('.top-where')).toHaveText('Find the best move');
  await page.getByRole('button', { name: 'Moves' }).click();
  await page.locator('.move').first().click();
  const answer = page.getByRole('complementary', { name: 'Find the best move' });
  await expect(answer).toContainText(/Right!|Almost as good|There is something better/);
  await expect(answer.locator('li').first()).toContainText(/\d+%$/);
});
