/** Knights & Damosels: a whole game against bots, and a phone that is shown nothing it should not know. */
import { expect, type Page, test } from '@playwright/test';
import { noSidewaysScroll } from './play.ts';

/** Answers the question with the first of the buttons, by the keyboard, until the game is over. */
async function toTheEnd(page: Page): Promise<void> {
  const end = page.locator('.result-title');
  const answers = page.locator('.kd-answer');
  while (!(await end.isVisible())) {
    await expect(answers.first().or(end)).toBeVisible();
    if (await end.isVisible()) return;
    await answers.first().focus();
    await page.keyboard.press('Enter');
  }
}

async function sitDown(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Sit down to Knights & Damosels' }).press('Enter');
  await expect(page.getByText(/^Arthur: .* · Merlin: /)).toBeVisible();
}

test('a whole game against two bots by the keyboard, to the ranking of all', async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page);
  await toTheEnd(page);
  await expect(page.locator('.kd-ranking li')).toHaveCount(3);
  await expect(page.locator('.result-title')).toContainText('First at the court');
});

test('on a phone nothing scrolls sideways, and only Merlin is told whose cards are on display', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page);
  const display = page.getByRole('region', { name: "Merlin's display" });
  while (!(await display.isVisible())) await page.locator('.kd-answer').first().click();
  await noSidewaysScroll(page);
  const roles = (await page.locator('.kd-roles').textContent()) ?? '';
  const isMerlin = roles.endsWith('Merlin: You');
  const named = await display.getByText(/Elaine|Guenever|Isoud|Morgan|Nimue|Viviane/).count();
  expect(named > 0).toBe(isMerlin);
});
