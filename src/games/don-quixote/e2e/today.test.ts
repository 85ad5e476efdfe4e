/** Today's deal: one for everybody, played without a network and sent when it is back; one attempt; the replay and the hindsight of a finished game. */
import { expect, test } from '@playwright/test';
import { clean } from '../../../../e2e/axe.ts';
import { playRounds } from './rounds.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

test('today’s deal counts once, can be looked back on, and has its hindsight (DQ-15.14)', async ({ page, browser }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Today’s deal' }).click();
  const asked = await page.locator('.ask-text').textContent();
  await page.evaluate('navigator.serviceWorker.ready');
  await page.context().setOffline(true);
  await playRounds(page, () => page.getByRole('button', { name: 'Skip' }).click());
  const points = (await page.getByRole('heading', { name: /^\d+ points?\. / }).textContent())?.match(/^\d+/)?.[0];
  await expect(page.getByText('Your result is kept here')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are the first of the day.')).toBeVisible(); // the server has played it again

  await page.getByRole('slider', { name: 'Replay' }).fill('5');
  await expect(page.locator('.ask-text')).toHaveText('Looking back: move 5 of 22.');
  await expect(page.getByRole('img', { name: /: empty$/ })).toHaveCount(16);
  await page.getByRole('button', { name: 'Back to now' }).click();

  await expect(page.getByText(/^In hindsight this deal allowed at least \d+ points/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show that board' }).click();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [PHONE, DESK]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await clean(page);
    }
  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await expect(page.getByText(`Played today: ${points} points.`)).toBeVisible();
  await page.getByRole('button', { name: 'See your board' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${points} points?\\. `) })).toBeVisible();

  const other = await browser.newPage();
  await other.goto('./');
  await other.getByRole('button', { name: 'Today’s deal' }).click();
  await expect(other.locator('.ask-text')).toHaveText(asked ?? '');
});
