/// <reference lib="dom" />
/** People with a box tap in a war on a phone: who offers what follows from the rows, and the faces are paid. */
import { clean } from '../../../../e2e/axe.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { expect, type Page, test } from '../../../../e2e/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** V6 without Z: Y, X and M sit at 1, 2 and 3, and reversed turn order goes from Merlin to the right. */
const ROWS = [
  ['Horse Morgan', 'Sword Morgan', 'Farmer Morgan', 'Fisher Morgan'],
  ['Sword Nimue', 'Armor Nimue'],
  ['Armor Viviane', 'Farmer Viviane'],
];

async function tell(page: Page, seat: number, cards: readonly string[]): Promise<void> {
  await page.locator('.ref-seat').nth(seat).click();
  for (const card of cards) {
    const [chivalry, lady] = card.split(' ');
    await page.getByRole('group', { name: 'The row' }).getByRole('button', { name: chivalry }).click();
    await page
      .getByRole('group', { name: /^Whose/ })
      .getByRole('button', { name: lady })
      .click();
  }
}

test('V6 a war is paid, up, down, up; then the ranking is asked for', async ({ page }) => {
  await page.goto('./#/referee');
  await page.getByRole('link', { name: 'Knights & Damosels' }).click();
  for (const [seat, cards] of ROWS.entries()) await tell(page, seat, cards);
  await page.getByRole('button', { name: 'Event' }).click();
  await page.getByRole('combobox', { name: 'Event of this round' }).selectOption('Siege of Carlion (War)');
  await page.getByRole('combobox', { name: 'Arthur' }).selectOption('Player 1');
  await page.getByRole('button', { name: /^Sword/ }).click();
  await expect(page.locator('.kdr-pays > li > b')).toHaveText(['+2', '+5', '+2']);
  await allFits(page);
  await clean(page);
  await page.getByRole('button', { name: 'Pay it out and go on' }).click();
  await expect(page.locator('.ref-seat-points')).toHaveText(['3', '6', '3']);
  await page.getByRole('button', { name: 'Ranking' }).click();
  await expect(page.getByText('Nobody has a victory yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Camlann' }).click();
  await expect(page.getByRole('heading', { name: 'Who joins which side?' })).toBeVisible();
  await page.getByRole('button', { name: 'Mordred’s side' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1: which card does everybody play?' })).toBeVisible();
  await clean(page);
  await page.reload(); // it was kept
  await expect(page.locator('.ref-seat-points')).toHaveText(['3', '6', '3']);
});
