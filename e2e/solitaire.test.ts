/** Whole solitaires: by mouse on a desk, by keyboard alone on a phone. */
import { expect, test } from '@playwright/test';
import { layFirst, noSidewaysScroll, playRounds, ROUNDS, stepThrough } from './play.ts';

test('a whole solitaire by mouse at 1280', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Solitaire/ }).click();
  await playRounds(page, () => stepThrough(page));
  const verdict = page.getByRole('heading', { name: /^\d+ points?\. / });
  await expect(verdict).toBeVisible();
  const points = Number((await verdict.textContent())?.match(/^\d+/)?.[0]);
  const rounds = await page.getByRole('button', { name: /^You, Round [123]: / }).allTextContents();
  expect(rounds.map(Number).reduce((sum, round) => sum + round, 0)).toBe(points);
  await noSidewaysScroll(page);

  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await expect(page.getByRole('img', { name: `Your last 1 solitaire results; best ${points}.` })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a whole solitaire by keyboard alone at 390', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: /^Solitaire/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await noSidewaysScroll(page);
    const status = page.getByRole('status');
    const focused = page.locator(':focus');
    for (const [round, cards] of ROUNDS.entries()) {
      for (let card = 0; card < cards; card++) {
        const last = round === 2 && card === cards - 1;
        const said = await status.textContent();
        await page.keyboard.press('1');
        await expect(focused).toHaveRole('radio');
        if (card % 2 === 1) await page.keyboard.press('r');
        if (last) await expect(page.getByRole('radio')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(status).not.toHaveText(said ?? '');
        await expect(focused).toHaveCount(1); // focus never gets lost
      }
      await expect(focused).toHaveText('Next');
      for (let step = 0; step < 7; step++) await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: /^Scoring/ })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: /^\d+ points?\. / })).toBeFocused();
  });
});

test('a game goes on where the page was left, and every legal move is in the list', async ({ page }) => {
  await page.goto('./#/deal/la-mancha');
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await expect(page.locator('ol.moves > li')).toHaveCount(18);
  await page.locator('ol.moves > li button').first().click();
  await expect(page.locator('ol.moves > li')).toHaveCount(16);
  await page.reload();
  await expect(page.getByText('Round 1 · turn 2 of 22')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(8);
});

test('a tile reached for too early is refused by its rule, which opens in the book', async ({ page }) => {
  await page.goto('./#/deal/refusal');
  for (const cards of [9, 7]) {
    for (let card = 0; card < cards; card++) await layFirst(page);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByRole('button', { name: /for the last field$/ }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('DQ-5.6');
  await refusal.getByRole('button', { name: 'DQ-5.6' }).click();
  await expect(page.locator('.rule-shown')).toContainText('there, and nowhere else');
});
