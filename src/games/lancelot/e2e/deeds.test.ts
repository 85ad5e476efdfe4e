/** The deeds at the desk keep their place, whichever lie there and when one is done. */
import { expect, test } from '../../../../e2e/test.ts';
import { pressUntil } from '../../../../e2e/press.ts';

const ANSWER = '.lan-answer:not(.lan-answer-off)';

test('a deed that is done leaves its place empty, and moves nothing', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  const sitters = [{ name: 'You' }, { name: 'Elaine', bot: 'easy' }, { name: 'Bors', bot: 'easy' }];
  const options = { squires: 'open', morganaFromTurn: 1, grailPassing: 'leader', edition: 2 };
  const sitting = { id: 'deeds', kind: 'bots', game: 'lancelot', sitters, options, seed: 'deeds', moves: [] };
  await page.addInitScript((kept) => localStorage.setItem('errantry/sittings', kept), JSON.stringify([sitting]));
  await page.goto('./#/table/deeds');
  await expect(page.locator(ANSWER).first()).toBeVisible();
  await page.evaluate('document.fonts.ready');
  const places = page.locator('.lan-deeds > ul > li');
  const boxes = (): Promise<readonly (readonly number[])[]> =>
    places.evaluateAll((all) =>
      all.map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      }),
    );
  const before = await boxes();
  await pressUntil([page], `document.querySelector('.lan-deed-gone') !== null`, [ANSWER], 50);
  expect(await boxes()).toEqual(before);
});
