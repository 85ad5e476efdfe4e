/** Today's deal, dealt by the server: one for everybody, one attempt; the replay and the hindsight of a finished game. */
import { expect, test } from '../../../../e2e/test.ts';
import { clean } from '../../../../e2e/axe.ts';
import { seeTheBoard } from '../../../../e2e/play.ts';
import { playRounds } from './rounds.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

test('today’s deal counts once, can be looked back on, and has its hindsight (DQ-15.14)', async ({ page, browser }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Today’s deal' }).click();
  await expect(page.locator('.ask-text')).toHaveText(/./);
  const asked = await page.locator('.ask-text').textContent();
  const table = page.url();
  const friend = await browser.newPage();
  await friend.goto(table);
  await expect(friend.getByText('Watching is not allowed at this table.')).toBeVisible();

  await page.goto('./');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(table);
  await playRounds(page, () => page.getByRole('button', { name: 'Skip' }).click());
  const points = (await page.getByRole('heading', { name: /^\d+ points?\. / }).textContent())?.match(/^\d+/)?.[0];
  await expect(page.getByText('You are the first to play today.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await seeTheBoard(page);

  await page.getByRole('slider', { name: 'Replay' }).fill('5');
  await expect(page.locator('.ask-text')).toHaveText('Replay: move 5 of 22');
  await expect(page.getByRole('img', { name: /: empty$/ })).toHaveCount(16);
  await page.getByRole('button', { name: 'Back to the game' }).click();

  await expect(page.getByText(/^In hindsight, this deal allowed at least \d+ points/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show that board' }).click();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [PHONE, DESK]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await clean(page);
    }
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page.getByText(`You scored ${points} points today.`)).toBeVisible();
  await page.getByRole('link', { name: 'See your board' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${points} points?\\. `) })).toBeVisible();

  await friend.goto('./');
  await friend.getByRole('button', { name: 'Today’s deal' }).click();
  await expect(friend.locator('.ask-text')).toHaveText(asked ?? '');
});

test('a server that could not be reached is asked again', async ({ page }) => {
  await page.route('**/api/today/table', (route) => route.abort(), { times: 1 });
  await page.goto('./');
  await expect(page.getByText('Today’s deal comes from the server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Today’s deal' })).toBeEnabled();
});
