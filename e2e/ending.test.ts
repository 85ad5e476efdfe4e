/** The end of each game: the winner, everybody's place, the moment of the game, and a picture to give away. */
import { readFileSync } from 'node:fs';
import { SHELF } from '../src/games/index.ts';
import { clean } from './axe.ts';
import { finishedGame } from './finished.ts';
import { allFits } from './fitting.ts';
import { seeTheBoard } from './play.ts';
import { expect, test } from './test.ts';

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const game of SHELF)
  test(`${game}: who has won and why, the moment of the game, and a picture`, async ({ page }) => {
    await page.goto('./');
    const kept = { sittings: [finishedGame(game, 'ending')], settings: { show: 'off' } };
    for (const [name, value] of Object.entries(kept))
      await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
    await page.goto('./#/table/ending');
    const toEnd = page.getByRole('button', { name: 'See the result' });
    const sheet = page.locator('.ending');
    await expect(toEnd.or(sheet).first()).toBeVisible();
    if (await toEnd.isVisible()) await toEnd.click();
    await expect(sheet.locator('.ending-title')).toBeFocused();
    await expect(sheet.locator('.ending-places > li')).toHaveCount(3);
    await expect(sheet.locator('.ending-yours')).toHaveText(/^You (came|won|and)|^The court is yours/);
    await expect(sheet.locator('.ending-why p').first()).not.toBeEmpty();
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      // prettier-ignore
      await page.setViewportSize(viewport);
      await allFits(page);
      await clean(page);
    }

    const saving = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save this picture' }).click();
    const png = readFileSync(await (await saving).path());
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(40_000); // an empty one is far smaller

    await page.setViewportSize({ width: 1280, height: 800 });
    const moment = sheet.getByRole('button', { name: 'Watch this moment' });
    if (!(await moment.isVisible())) return seeTheBoard(page); // a game in which nothing stood out
    await moment.click();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('main.table-looking')).toBeVisible();
  });
