/** Every lesson to its end: by touch on a phone and by keys on a desk, in every language. */
import { existsSync } from 'node:fs';
import { LANGUAGES } from '../src/core/game.ts';
import { SHELF } from '../src/games/index.ts';
import { clean } from './axe.ts';
import { byKeys, byTouch, walk } from './lesson.ts';
import { allFits } from './fitting.ts';
import { expect, test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WAYS = { phone: { press: byTouch, options: PHONE }, desk: { press: byKeys, options: {} } };

/** axe looks at the first step, and at each that comes so many after: it takes longer than all the rest of a step. */
const EXAMINED = 11;

const GAMES = SHELF.filter((id) => existsSync(`src/games/${id}/lesson/script.ts`));

for (const id of GAMES)
  for (const [size, { press, options }] of Object.entries(WAYS))
    for (const language of LANGUAGES)
      test.describe(() => {
        test.use({ ...options, locale: language });

        test(`the lesson of ${id} can be played to its end (${size}, ${language})`, async ({ page }) => {
          await page.addInitScript(() => localStorage.setItem('errantry/settings', '{"show":"off"}')); // the show has its own tests
          await page.goto(`./#/learn/${id}`);
          let steps = 0;
          await walk(page, {
            press,
            async seen() {
              if (steps++ % EXAMINED === 0) await clean(page);
              await allFits(page);
            },
          });
          expect(steps).toBeGreaterThan(7);
          await expect(page.locator('.ask-text')).toBeVisible();
        });
      });

test('a lesson says why another move is not the one, and goes on where it was left', async ({ page }) => {
  await page.goto('./#/learn/don-quixote');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await page
    .getByRole('radio', { name: /^windmill/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Place on C2' }).click();
  await expect(page.locator('.bubble-wrong')).toHaveText('Read on first: press Next.');
  for (let step = 1; step < 3; step++) await next.click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('.bubble, .bubble-shade').filter({ visible: true })).toHaveCount(0);
  await page
    .getByRole('radio', { name: /^church/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Place on C2' }).click();
  await expect(page.locator('.bubble-wrong')).toContainText('That would not bring a knight to the castle.');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Learn Don Quixote' }).click();
  await expect(page.locator('.bubble-says')).toContainText('Put this knight on C2');
});

test('a lesson speaks once, when all that happened was shown', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('errantry/settings', '{"show":"fast"}'));
  const spoken: string[] = [];
  await page.exposeFunction('spoke', (says: string) => spoken.push(says));
  await page.goto('./#/learn/knights-and-damosels');
  await page.evaluate(() => {
    let before = '';
    const listen = (): void => {
      const says = document.querySelector('.bubble-says')?.textContent ?? '';
      if (says !== before && says !== '') (globalThis as unknown as { spoke(says: string): void }).spoke(says);
      before = says;
    };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await walk(page, { press: byKeys });
  expect(spoken.filter((says, i) => spoken.indexOf(says) !== i)).toEqual([]);
  expect(spoken.length).toBeGreaterThan(7);
});
