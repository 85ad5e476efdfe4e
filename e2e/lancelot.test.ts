/** Lancelot: a whole game against bots by the keyboard alone, told to its last point; and what a closed site answers. */
import { expect, type Page, test } from '@playwright/test';
import { noSidewaysScroll } from './play.ts';

/** Answers the question with the first or the last of the buttons, by the keyboard. */
async function answer(page: Page, which: 'first' | 'last'): Promise<void> {
  const answers = page.locator('.lan-answer');
  await answers[which]().focus();
  await page.keyboard.press('Enter');
}

async function toTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('heading', { name: 'Virtues' });
  const answers = page.locator('.lan-answer');
  while (!(await end.isVisible())) {
    await expect(answers.first().or(end)).toBeVisible();
    if (await end.isVisible()) return;
    await answer(page, 'last');
  }
}

test('a whole game against two bots by the keyboard, with the end told step by step', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./');
  await page.getByRole('button', { name: 'Sit down to Lancelot' }).press('Enter');
  await expect(page.getByText('Take a seat at the Round Table.').first()).toBeVisible();
  await answer(page, 'first'); // Arthur
  await toTheEnd(page);
  for (const source of ['Deeds', 'Guinevere', 'Majorities', 'Excalibur']) {
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: source })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Lancelot: / })).toBeVisible();
});

test('a closed site says why, with the figures; on a phone nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Sit down to Lancelot' }).click();
  const ride = page.getByRole('button', { name: /^Ride to GAL/ });
  const refused = page.getByRole('alert').filter({ hasText: 'No deed in reach' });
  await expect(async () => {
    while (!(await ride.isVisible())) await answer(page, 'first'); // bots ride in between, and ask for other things
    await page.getByRole('button', { name: 'DRA, The Dragon' }).click({ force: true }); // it is no button now
    await expect(refused).toBeVisible({ timeout: 1000 });
  }).toPass();
  await noSidewaysScroll(page);
});
