/** Pictures of Don Quixote: the home page, a table in mid-game, a scoring and the hindsight of one deal. */
import { expect, type Page } from '@playwright/test';
import { stepThrough } from './rounds.ts';

type Shoot = (name: string) => Promise<unknown>;

export async function pictures(page: Page, address: string, shoot: Shoot): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Solitaire/ }).waitFor();
  await shoot('hall');
  await page.goto(`${address}#/deal/rocinante`);
  await layBest(page, 9);
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await shoot('scoring');
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await layBest(page, 5);
  await page.getByRole('radio').first().click();
  await shoot('table');
  await layBest(page, 2);
  await stepThrough(page);
  await layBest(page, 6);
  await stepThrough(page);
  await shoot('result');
  await page.getByRole('button', { name: 'See the board' }).click();
  await page.getByText(/^In hindsight/).waitFor();
  await page.getByRole('button', { name: 'Show that board' }).click();
  await shoot('hindsight');
}

/** So many cards, each time the move that gives most at once, out of the list of all moves. */
async function layBest(page: Page, cards: number): Promise<void> {
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  const moves = page.locator('ol.moves > li button');
  const log = page.getByRole('status');
  for (let card = 0; card < cards; card++) {
    await moves.first().waitFor();
    const worth = (await moves.locator('b').allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace('±', '')),
    );
    const said = (await log.first().textContent()) ?? '';
    await moves.nth(worth.indexOf(Math.max(...worth))).click();
    await expect(log.first()).not.toHaveText(said);
  }
  await page.getByRole('button', { name: 'Close' }).click();
}
