/** How the tests play a whole solitaire. */
import type { Page } from '@playwright/test';
import { layFirst, ROUNDS } from '../../../../e2e/play.ts';

export async function playRounds(page: Page, skip: () => Promise<void>): Promise<void> {
  for (const cards of ROUNDS) {
    for (let card = 0; card < cards; card++) await layFirst(page);
    await skip();
  }
}

/** Steps through a scoring, category by category, to its end. */
export async function stepThrough(page: Page): Promise<void> {
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: /^(Continue|See the result)$/ }).click();
}
