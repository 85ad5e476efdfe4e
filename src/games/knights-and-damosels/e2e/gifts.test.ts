/** Who gave to whom at the end of a game of six: everybody is named, and every gift can be counted. */
import { allFits } from '../../../../e2e/fitting.ts';
import { expect, type Locator, type Page, test } from '../../../../e2e/test.ts';
import { playUntil, seen, sitAtCourt } from './court.ts';

const NAMES = [
  'Wolfeschlegelsteinhausen',
  'Sir Marmaduke de Cumbria',
  'Guillermina Monteverde Q',
  'Bartholomew of Astolat',
  'Ana',
];

async function playToTheEnd(page: Page): Promise<Locator> {
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  await sitAtCourt(
    page,
    './',
    'gifts',
    NAMES.map((name) => ({ name, bot: 'easy' })),
  );
  await playUntil([page], seen('.ending-gifts'));
  return page.locator('.ending-gifts svg').first();
}

const boxesOf = (things: Locator): Promise<readonly DOMRect[]> =>
  things.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

const ascending = (one: number, other: number): number => one - other;

/** Both ways; a pixel of the outlines may touch. */
const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('all six are named in the web of gifts, within the picture and apart from each other', async ({ page }) => {
      const web = await playToTheEnd(page);
      await expect(web.locator('.gift-name')).toHaveText([
        'You',
        'Wolfeschleg…',
        'Sir Marmaduke',
        'Guillermina',
        'Bartholomew',
        'Ana',
      ]);
      const names = await boxesOf(web.locator('.gift-name'));
      const [picture] = await boxesOf(web);
      for (const [i, name] of names.entries()) {
        expect(name.left).toBeGreaterThanOrEqual(picture.left - 1);
        expect(name.right).toBeLessThanOrEqual(picture.right + 1);
        expect(names.slice(i + 1).some((other) => overlap(name, other))).toBe(false);
      }
      await allFits(page);
    });

    test('an arrow of several cards bears their number, and no name lies over it', async ({ page }) => {
      const web = await playToTheEnd(page);
      const told = (await web.getAttribute('aria-label')) ?? '';
      const several = [...told.matchAll(/\d+/g)].map(([count]) => Number(count)).filter((count) => count > 1);
      const numbers = web.locator('.gift text');
      expect((await numbers.allTextContents()).map(Number).toSorted(ascending)).toEqual(several.toSorted(ascending));
      const names = await boxesOf(web.locator('.gift-name'));
      for (const number of await boxesOf(numbers)) expect(names.some((name) => overlap(number, name))).toBe(false);
    });
  });
