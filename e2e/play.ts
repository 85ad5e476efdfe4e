/** How the tests play: by what stands on the page, never by what is behind it. */
import { expect, type Page } from '@playwright/test';

/** Cards of the three rounds (DQ-5.6). */
export const ROUNDS = [9, 7, 6] as const;

/**
 * Does something that is a move, and waits until the table has gone on: what follows sees nothing old.
 * @public For the tests of any game.
 */
export async function goesOn(page: Page, move: () => Promise<void>): Promise<void> {
  const table = page.locator('main.table');
  const before = (await table.getAttribute('data-moment')) ?? '';
  await move();
  await expect(table).not.toHaveAttribute('data-moment', before);
}

/** Opens a table of Don Quixote with one bot, and begins. */
export async function playABot(page: Page): Promise<void> {
  await page.goto('./#/open');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('beginner');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** Lays the first tile of the hand on the field of the card, with the mouse. */
export async function layFirst(page: Page): Promise<void> {
  const lay = page.getByRole('button', { name: /^Place on [A-H][1-3]$/ });
  await expect(lay).toBeVisible();
  const field = await lay.textContent();
  if (await lay.isDisabled()) await page.getByRole('radio').first().click();
  await lay.click();
  await expect(lay.filter({ hasText: field ?? '' })).toHaveCount(0);
}

/** Folds the result away that lies over the table at the end. */
export async function seeTheBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the board' }).click();
  await expect(page.locator('.ending')).toHaveCount(0);
}
