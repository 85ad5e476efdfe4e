/** Whole solitaires: by mouse on a desk, by keyboard alone on a phone. */
import { expect, type Locator, test } from '../../../../e2e/test.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { layFirst, ROUNDS, seeTheBoard } from '../../../../e2e/play.ts';
import { playRounds, stepThrough } from './rounds.ts';

/** Where something stands in the window. */
async function boxOf(shown: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('DQ-15.1 a large Principality, the tiles below, the field of the card marked; DQ-15.11 shields as a digit', async ({
  page,
}) => {
  await page.goto('./#/deal/marked');
  const board = await boxOf(page.getByRole('group', { name: 'Your Principality' }));
  const hand = await boxOf(page.getByRole('radiogroup', { name: 'Your tiles' }));
  expect(board.width * board.height).toBeGreaterThan((1280 * 800) / 4);
  expect(hand.y).toBeGreaterThan(board.y + board.height);
  const asked = (await page.locator('.ask-text').textContent())?.match(/[A-H][1-3]/)?.[0] ?? 'a field';
  await expect(page.locator('.dq-card-label')).toHaveText(asked);
  for (const mark of ['line', 'pulse']) await expect(page.locator(`.dq-card-${mark}`)).toHaveCount(1);
  const knights = page.getByRole('radio', { name: /^\d-shield knight/ });
  await expect(knights.first()).toBeVisible();
  for (const knight of await knights.all()) {
    const shields = (await knight.getAttribute('aria-label'))?.match(/\d/)?.[0] ?? 'no figure';
    await expect(knight.locator('.dq-shields')).toHaveText(shields);
  }
});

test('DQ-15.2 a tile in mind is a ghost that can be turned, changed and let go, and lies only when one says so', async ({
  page,
}) => {
  await page.goto('./#/deal/ghost');
  const ghost = page.getByRole('button', { name: /^Place .* on [A-H][1-3]$/ }).and(page.locator('.dq-ghost'));
  await page.getByRole('radio').first().click();
  const first = await ghost.getAttribute('aria-label');
  await page.getByRole('radio').first().click(); // the same tile again turns it
  await expect(ghost).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('r');
  await expect(ghost).toHaveAttribute('aria-label', first ?? '');
  await page.getByRole('radio').nth(1).click();
  await expect(ghost).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Escape');
  await expect(ghost).toHaveCount(0);
  await expect(page.getByText('turn 1 of 22')).toBeVisible();
  await page.getByRole('radio').nth(1).click();
  await ghost.click();
  await expect(page.getByText('turn 2 of 22')).toBeVisible();
});

test('a whole solitaire by mouse at 1280, with its scorings (DQ-15.10) and its place in the list (DQ-15.14)', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Solitaire/ }).click();
  const panel = page.locator('.area-panel');
  const { height } = await boxOf(panel);
  await playRounds(page, async () => {
    expect((await boxOf(panel)).height).toBe(height); // the log below it stays where it is
    await stepThrough(page);
  });
  await expect(page.locator('.ending-title')).toHaveText(/^You scored \d+ points?$/);
  await expect(page.locator('.ending-lead')).toContainText('The points, round by round'); // nobody to lead
  await seeTheBoard(page);
  const verdict = page.getByRole('heading', { name: /^\d+ points?\. / });
  await expect(verdict).toBeVisible();
  const points = Number((await verdict.textContent())?.match(/^\d+/)?.[0]);
  const rounds = await page.getByRole('button', { name: /^You, Round [123]: / }).allTextContents();
  expect(rounds.map(Number).reduce((sum, round) => sum + round, 0)).toBe(points);
  await expect(page.getByRole('button', { name: 'Play the same deal again' })).toBeVisible();
  await allFits(page);

  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page.getByRole('img', { name: `Your last 1 solitaire scores. Best: ${points}.` })).toBeVisible();
  await page.getByText('By date').click();
  await expect(page.locator('.scores-list li')).toHaveText(new RegExp(`\\d{4}${points} points?$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('DQ-15.12 a whole solitaire by keyboard alone at 390, with the fields as a grid and every move announced', async ({
    page,
  }) => {
    await page.goto('./');
    await page.getByRole('button', { name: /^Solitaire/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await allFits(page);
    const status = page.getByRole('status');
    const focused = page.locator(':focus');
    await page.locator('[data-field="0"]').focus();
    for (const [key, field] of [
      ['ArrowDown', 'A2'],
      ['ArrowRight', 'B2'],
      ['ArrowUp', 'B1'],
      ['ArrowLeft', 'A1'],
    ]) {
      await page.keyboard.press(key);
      await expect(focused).toHaveAttribute('aria-label', new RegExp(`^${field}: `));
    }
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
    await expect(page.locator('.ending-title')).toBeFocused();
    await page.keyboard.press('Escape');
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
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('link', { name: 'Continue Your turn in Don Quixote' }).click();
  await expect(page.getByText('Round 1 · turn 2 of 22')).toBeVisible();
  await page.goBack();
  const game = page.locator('.running-game');
  await game.getByRole('button', { name: /^Delete/ }).click();
  await game.getByRole('button', { name: 'Cancel' }).click();
  await expect(game).toHaveCount(1); // it asks before anything is gone
  await game.getByRole('button', { name: /^Delete/ }).click();
  await game.getByRole('button', { name: 'Yes' }).click();
  await expect(game).toHaveCount(0);
});

test('a tile reached for too early is refused by its rule, which opens in the book', async ({ page }) => {
  await page.goto('./#/deal/refusal');
  for (const cards of [9, 7]) {
    for (let card = 0; card < cards; card++) await layFirst(page);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByRole('button', { name: /for the last field$/ }).click();
  const refusal = page.getByRole('alert');
  await refusal.getByRole('button', { name: 'Show the rule' }).click();
  await expect(page.locator('.rule-shown')).toContainText('DQ-5.6');
});
