/// <reference lib="dom" />
/** People with a box tap in what lies before them: Peter's game of the booklet, and a game of two, on a phone. */
import { clean } from '../../../../e2e/axe.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { expect, type Page, test } from '../../../../e2e/test.ts';
import { PETER } from '../testing/examples.ts';
import { field } from '../testing/scene.ts';

test.use({ viewport: { width: 390, height: 844 } });

const KINDS: { readonly [start: string]: string } = { Kn: 'Knights', Ch: 'Churches', Wm: 'Windmills', Ca: 'Castles' };

async function tap(page: Page, placed: string): Promise<void> {
  for (const pair of placed.split(', ')) {
    const [on, id] = pair.split(' ');
    await page.locator(`[data-field="${field(on)}"]`).click();
    await page.getByRole('button', { name: new RegExp(`^${KINDS[id.slice(0, 2)]}, \\d left$`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${id.replace('*', '')}: `) }).click();
    if (id.endsWith('*')) await page.getByRole('button', { name: 'Turn' }).click();
  }
}

const CASTLES = `${PETER.castle6} Ca6, ${PETER.castle4} Ca4`;
const round = (page: Page, number: number, points: number) =>
  page.getByRole('button', { name: `Round ${number}: ${points}`, exact: true });

test('Peter’s 33 and 57, and the same game by a second player who lays one church the other way round', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'At your own table' }).click();
  await page.getByRole('link', { name: 'Don Quixote', exact: true }).click();
  await tap(page, CASTLES);
  await tap(page, PETER.rounds[0].placed);
  await expect(round(page, 1, 6)).toBeVisible();
  await page.getByRole('button', { name: 'Next: round 2' }).click();
  await tap(page, PETER.rounds[1].placed);
  await expect(round(page, 2, 18)).toBeVisible();
  await page.getByRole('button', { name: 'Next: round 3' }).click();
  await tap(page, PETER.rounds[2].placed);
  await expect(round(page, 3, 33)).toBeVisible();
  await expect(page.locator('.dqr-score h2')).toHaveText('Round 3 scores with earlier rounds: 5733');
  await page
    .getByRole('button', { name: /^Windmills/ })
    .first()
    .click();
  await allFits(page);
  await clean(page);

  await page.getByRole('button', { name: 'Players' }).click();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Peter');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Paula');
  await page.getByRole('button', { name: 'Players' }).click();
  for (const [i, { placed }] of PETER.rounds.entries()) {
    await page.getByRole('button', { name: new RegExp(`^Round ${i + 1}`) }).click();
    await tap(page, placed.replace('Ch2', 'Ch2*'));
  }
  await expect(round(page, 3, 29)).toBeVisible();
  await page.getByRole('button', { name: 'Peter 57' }).click();
  await expect(page.locator('.ref-verdict')).toContainText('Peter: 6 + 18 + 33 = 57 points');
  await expect(page.locator('.ref-verdict')).toContainText('Peter wins.');
  await clean(page);

  await page.reload(); // it was kept
  await expect(page.locator('.ref-verdict')).toContainText('Peter wins.');
  await page.getByRole('button', { name: 'Save or share' }).click();
  await expect(page.getByRole('textbox', { name: 'This table as text' })).toHaveValue(/^don-quixote[^]*Kn3a {3}Kn3b\*/);
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.getByRole('button', { name: 'Clear the table' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('.ref-seat')).toHaveText(['Player 10']);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Peter 57' })).toBeVisible();
});

test('what cannot be is refused with the reason', async ({ page }) => {
  await page.goto('./#/referee/don-quixote');
  await tap(page, 'B1 Ca6, C2 Ca4');
  await expect(page.getByRole('alert')).toHaveText(/^The two castles cannot touch/);
  await tap(page, `D2 Ca4, ${PETER.rounds[0].placed}, A1 Ch5`);
  await expect(page.getByRole('alert')).toHaveText(/^Round 1 has only 9 fields/);

  await page.locator(`[data-field="${field('F1')}"]`).click(); // Ch3 lies there; in this box its church has no road to the right
  await page.getByRole('button', { name: 'Draw its roads' }).click();
  const right = page.getByRole('button', { name: /^Upper half, right end/ });
  await expect(right).toHaveAccessibleName('Upper half, right end: road');
  await right.click();
  await right.click();
  await expect(right).toHaveAccessibleName('Upper half, right end: no road');
  await clean(page);
  await page.getByRole('button', { name: 'Save or share' }).click();
  await expect(page.getByRole('textbox', { name: 'This table as text' })).toHaveValue(
    /\nbox: Ch3 church F-I \/ O-L-I\n/,
  );
});
