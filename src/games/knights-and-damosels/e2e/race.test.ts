/** The race to the three victories beside each name: for six people with long names, at the desk and on a phone. */
import { expect, type Locator, type Page, test } from '../../../../e2e/test.ts';
import { inRound, playUntil, seen, sitAtCourt } from './court.ts';

const BOTS = [
  'Wolfeschlegelsteinhausen',
  'Sir Marmaduke de Cumbria',
  'Guillermina Monteverde Q',
  'Dinadan',
  'Lunete',
].map((name) => ({ name, bot: 'easy' }));

/** A table of six in its third round: everybody has a few cards. */
async function sitAmongSix(page: Page): Promise<Locator> {
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  await sitAtCourt(page, './', 'race', BOTS);
  await playUntil([page], inRound(3));
  return page.locator('.kd-players li');
}

const boxOf = (thing: Locator) => thing.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('at the desk all tracks are of one length, with a place for each card it takes', async ({ page }) => {
  const players = await sitAmongSix(page);
  const tracks = await page.locator('.kd-track').all();
  expect(tracks).toHaveLength(18);
  const [first, ...others] = await Promise.all(tracks.map(boxOf));
  for (const { left, right } of others) expect([left, right]).toEqual([first.left, first.right]);
  for (const player of await players.all()) {
    const [given, earned] = await player.locator('.kd-track').all();
    await expect(given.locator('i')).toHaveCount(4); // KD-10.1, for six
    await expect(earned.locator('i')).toHaveCount(7);
    const [gifts, cards] = await player.locator('.kd-figure b').allTextContents();
    await expect(given.locator('.kd-full')).toHaveCount(Number(gifts));
    await expect(earned.locator('.kd-full')).toHaveCount(Number(cards));
  }
});

test('at the desk all six are seen whole, each with what it still takes to win', async ({ page }) => {
  const players = await sitAmongSix(page);
  await expect(players.locator('.kd-to-win')).toHaveText(Array.from({ length: 6 }, () => /^To win: \d+ more |^$/));
  const { bottom } = await boxOf(players.last());
  expect(bottom).toBeLessThanOrEqual(800);
  for (const player of await players.all()) {
    const [card, line] = [await boxOf(player), await boxOf(player.locator('.kd-to-win'))];
    expect(line.bottom).toBeLessThanOrEqual(card.bottom);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each figure is underlined as far as it has come', async ({ page }) => {
    const players = await sitAmongSix(page);
    for (const figure of await players.locator('.kd-figure').all()) {
      const [box, line] = [await boxOf(figure), await boxOf(figure.locator('.kd-track'))];
      expect([line.left, line.right]).toEqual([box.left, box.right]);
      expect(line.height).toBe(3);
    }
  });

  test('what happens is told below the scores', async ({ page }) => {
    await sitAtCourt(page, './', 'race', BOTS);
    const told = `document.querySelector('.caption:not(.caption-recap)')?.getBoundingClientRect().top`;
    await playUntil([page], `(window.told = ${told}) !== undefined`);
    const strip = await boxOf(page.locator('.kd-players ul'));
    expect(await page.evaluate<number>('told')).toBeGreaterThanOrEqual(strip.bottom);
  });
});

test('at the desk one sees the whole display and one’s own cards while one asks for a card', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  await sitAtCourt(page, './', 'race', BOTS);
  await playUntil([page], seen('.kd-slots .kd-answer'));
  const board = await boxOf(page.locator('.kd-board'));
  const slots = await boxOf(page.locator('.kd-slots'));
  expect(slots.bottom).toBeLessThanOrEqual(board.bottom);
  const own = page.locator('.kd-seat:visible');
  await expect(own).toHaveCount(1);
  expect((await boxOf(own)).bottom).toBeLessThanOrEqual(800);
});
