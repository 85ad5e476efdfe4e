/** The offline deal of the day: played without a network, sent when it is back, with a list of its own. */
import { seeTheBoard } from '../../../../e2e/play.ts';
import { expect, test } from '../../../../e2e/test.ts';
import { playRounds } from './rounds.ts';

test.use({ serviceWorkers: 'allow' }); // it is played without a network

test('without a network there is another deal of the day, which is sent later', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Today’s deal' })).toBeEnabled();
  await expect(page.getByText('Offline deal of the day')).toHaveCount(0);
  await page.evaluate('navigator.serviceWorker.ready');
  await page.context().setOffline(true);
  await expect(page.getByText('Today’s deal comes from the server')).toBeVisible();
  await page.getByRole('button', { name: 'Offline deal of the day' }).click();
  await playRounds(page, () => page.getByRole('button', { name: 'Skip' }).click());
  await expect(page.getByText('Your result is saved here')).toBeVisible();
  await page.context().route('**/api/today', (route) => route.abort(), { times: 1 }); // "online" is said before it is true
  await page.context().setOffline(false);
  await expect(page.getByText('You are the first to play today.')).toBeVisible(); // the server has played it again

  await seeTheBoard(page);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page.getByRole('button', { name: 'Today’s deal' })).toBeEnabled(); // it is another one
  await expect(page.getByText(/^You scored \d+ points in it today\.$/)).toBeVisible();
});
