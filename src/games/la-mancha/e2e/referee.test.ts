/// <reference lib="dom" />
/** People with a box tap in a Feat on a phone: the die is theirs, the sum is ours. */
import { clean } from '../../../../e2e/axe.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { expect, test } from '../../../../e2e/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('V2 a Feat: Durindana and Doña Tolosa, two successes, and the Feat is on the score sheet', async ({ page }) => {
  await page.goto('./#/referee');
  await page.getByRole('link', { name: 'La Mancha' }).click();
  await page.getByRole('combobox', { name: 'Weapon' }).selectOption('Durindana (4)');
  await page.getByRole('combobox', { name: 'Helmet' }).selectOption('Card of your box, strength 2');
  await page.getByRole('combobox', { name: 'Love' }).selectOption('Doña Tolosa (1)');
  await expect(page.getByRole('heading', { name: 'Strength of Player 1 10' })).toBeVisible();
  await page.getByRole('button', { name: 'Feat', exact: true }).click();
  await page.getByRole('combobox', { name: 'The Feat' }).selectOption('Feat of your box, difficulty 11');
  await expect(page.getByText('Any roll succeeds.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Who plays a card?' }).selectOption('Player 2');
  await page.getByRole('combobox', { name: 'The card' }).selectOption({ index: 1 });
  await expect(page.getByText('Any roll succeeds.')).toBeHidden();
  await page.getByRole('button', { name: 'Undo: it was cancelled' }).click();
  await expect(page.getByText('Any roll succeeds.')).toBeVisible();
  for (const [face, noted] of [
    [1, 'Note the success'],
    [3, 'Note the failure'],
    [6, 'Note the failure'],
  ] as const) {
    // prettier-ignore
    await page.getByRole('button', { name: `Die: ${face}` }).click();
    await page.getByRole('button', { name: noted }).click();
  }
  await page.getByRole('button', { name: 'Die: 2' }).click();
  await expect(page.locator('.lmr-sum')).toHaveText('2 + 10 = 12 against 11: Success!');
  await allFits(page);
  await clean(page);
  await page.getByRole('button', { name: 'Player 1 wins the Feat' }).click();
  await page.getByRole('button', { name: 'Score' }).click();
  await expect(page.getByText('2 Feats are still to come.')).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Save or share' }).click();
  await expect(page.getByRole('textbox', { name: 'This table as text' })).toHaveValue(/box: T\d+ helmet 2[^]*feats: F/);
});
