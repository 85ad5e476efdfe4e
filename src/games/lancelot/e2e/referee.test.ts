/// <reference lib="dom" />
/** People with a box tap in the end of the booklet on a phone: ties are asked for, and Red is Lancelot. */
import { clean } from '../../../../e2e/axe.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { expect, type Page, test } from '../../../../e2e/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Told {
  readonly name: string;
  readonly chair: string;
  readonly goods: { readonly [label: string]: number };
  readonly deeds: readonly string[];
}

/** V5, in the order of the booklet. */
const TOLD: readonly Told[] = [
  {
    name: 'Blue',
    chair: '6. Tristan',
    goods: { Swords: 5, Maces: 1, Magic: 4, Grail: 12 },
    deeds: ['The Field of Bedegraine'],
  },
  {
    name: 'Green',
    chair: '1. Arthur',
    goods: { Swords: 2, Maces: 3, Lances: 2, Magic: 1, Grail: 9 },
    deeds: ['The Siege of Terrabil', 'The Giant of Mont Saint-Michel', 'The Knight of the Black Ford'],
  },
  {
    name: 'Red',
    chair: '4. Gawain',
    goods: { Swords: 2, Maces: 3, Lances: 2, Magic: 2, Grail: 4 },
    deeds: ['The Castle of Maidens', 'The Enchanted Fountain', 'The Host at Mount Badon'],
  },
];

async function tell(page: Page, { name, chair, goods, deeds }: Told): Promise<void> {
  await page.locator('.ref-seat').filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Goods' }).click();
  for (const [label, count] of Object.entries(goods))
    for (let i = 0; i < count; i++) await page.getByRole('button', { name: `${label}: one more` }).click();
  await page.getByRole('combobox', { name: 'Seat at the Round Table' }).selectOption(chair);
  await page.getByRole('button', { name: 'Deeds' }).click();
  for (const deed of deeds) await page.getByRole('checkbox', { name: deed }).check();
}

test('V5 the end of the booklet: 9, 7 and 9 points, and the tie goes to Red', async ({ page }) => {
  await page.goto('./#/referee');
  await page.getByRole('link', { name: 'Lancelot', exact: true }).click();
  await page.getByRole('button', { name: 'Players' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  for (const [i, { name }] of TOLD.entries())
    await page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Players' }).click();
  for (const each of TOLD) await tell(page, each);
  await page.getByRole('button', { name: 'Goods' }).click();
  await page.getByRole('combobox', { name: 'Excalibur' }).selectOption('Red has it');

  await expect(page.getByRole('heading', { name: 'Which does Green take?' })).toBeVisible();
  await allFits(page);
  await clean(page);
  await page.getByRole('button', { name: 'Most lances +2' }).click();
  await expect(page.getByRole('heading', { name: 'Which does Red take?' })).toBeVisible();
  await page.getByRole('button', { name: 'Most deeds +2' }).click();
  await expect(page.locator('.ref-seat')).toHaveText(['Blue9', 'Green7', 'Red9']);
  await expect(page.locator('.ref-verdict')).toContainText(
    'Red becomes Lancelot! Red and Blue are tied, and the seat nearest to Arthur wins.',
  );
  await page.reload(); // it was kept
  await expect(page.locator('.ref-verdict')).toContainText('Red becomes Lancelot!');
});

test('V2 Strength: what is met and what is missing', async ({ page }) => {
  await page.goto('./#/referee/lancelot');
  const strength = page.locator('.lanr-virtues > li').filter({ hasText: 'Strength' });
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Enemies: one more' }).click();
  await page.getByRole('button', { name: 'Virtues' }).click();
  await expect(strength).toContainText('Not yet');
  await expect(strength.getByRole('listitem')).toHaveText([/^met: 5 of 5 Enemies/, /^missing: 0 of 1 squire/]);
  await page.getByRole('button', { name: 'Goods' }).click();
  await page.getByRole('button', { name: 'Squires: one more' }).click();
  await page.getByRole('button', { name: 'Virtues' }).click();
  await expect(strength).toContainText('the disc is missing');
  await strength.getByRole('button', { name: 'Disc', exact: true }).click();
  await expect(strength).toContainText('Yes: at Percival it can be learned now.');
  await clean(page);

  await page.getByRole('button', { name: 'Order' }).click();
  for (const name of ['Player 1', 'Player 2'])
    await page.getByRole('combobox', { name }).selectOption({ label: 'Percival' });
  await expect(page.getByText('Who lies lowest at Percival?')).toBeVisible();
  await page.getByRole('button', { name: 'Player 2', exact: true }).click();
  await expect(page.getByText('Player 2 moves next!')).toBeVisible();
  await clean(page);
});
