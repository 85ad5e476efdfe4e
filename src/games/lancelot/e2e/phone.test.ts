/** On a phone the whole map lies between the scores and the foot that asks, while a tip is read as well. */
import { expect, type Locator, type Page, test } from '../../../../e2e/test.ts';
import { allFits } from '../../../../e2e/fitting.ts';

const START: { readonly [locale: string]: RegExp } = {
  'en-GB': /^Play now Lancelot/,
  'es-ES': /Lanzarote$/,
};

const boxOf = (thing: Locator): Promise<DOMRect> =>
  thing.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** The stones and seats, as they are seen. */
const stonesOf = (page: Page): Promise<readonly DOMRect[]> =>
  page
    .locator('.lan-choice')
    .evaluateAll((all) => all.map((each) => each.querySelector('circle:nth-of-type(2)') ?? each).map((each) => each.getBoundingClientRect().toJSON() as DOMRect)); // prettier-ignore

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);

for (const locale of Object.keys(START))
  test.describe(locale, () => {
    test.use({ locale, hasTouch: true, viewport: { width: 390, height: 844 } });

    test('with a tip every place can be seen and tapped, from the bar to the answers', async ({ page }) => {
      await page.goto('./');
      await page.getByRole('button', { name: START[locale] }).first().tap();
      const note = page.locator('.lan-note');
      await expect(note).toBeVisible();
      await allFits(page);
      expect(await page.evaluate('scrollY')).toBe(0);
      const [strip, foot, tip] = [await boxOf(page.locator('.players')), await boxOf(page.locator('.lan-foot')), await boxOf(note)]; // prettier-ignore
      for (const stone of await stonesOf(page)) {
        expect(stone.top).toBeGreaterThanOrEqual(strip.bottom);
        expect(stone.bottom).toBeLessThanOrEqual(foot.top);
        expect(overlap(stone, tip)).toBe(false);
      }
      expect(foot.bottom).toBeLessThanOrEqual(844);

      await page.locator('.lan-answer:not(.lan-answer-off)').last().tap();
      await expect(page.locator('.lan-riding .lan-legal').first()).toBeVisible();
      await expect(page.locator('.caption:not(.caption-recap)')).toHaveCount(0); // the page would follow after it
      expect(await page.evaluate('scrollY'), 'nothing to scroll to').toBe(0);
    });

    test('what is pointed at is told over the question, and can be let go', async ({ page }) => {
      await page.goto('./');
      await page.getByRole('button', { name: START[locale] }).first().tap();
      const answers = page.locator('.lan-answer').first();
      await expect(page.locator('.lan-legal').first()).toBeVisible();
      const [tray, foot] = [await boxOf(answers), await boxOf(page.locator('.lan-foot'))];
      await page.locator('.lan-legal').first().tap();
      await expect(page.locator('.lan-confirm')).toBeVisible();
      expect([await boxOf(answers), await boxOf(page.locator('.lan-foot'))]).toEqual([tray, foot]);
      await allFits(page);
      await page.locator('.lan-unpoint').tap();
      await expect(page.locator('.lan-confirm')).toHaveCount(0);
      await expect(page.locator('.lan-pointed')).toHaveCount(0);
    });

    test('a hint frames the answer that it means, in the tray too', async ({ page }) => {
      await page.goto('./');
      await page.getByRole('button', { name: START[locale] }).first().tap();
      await page.locator('.lan-answer:not(.lan-answer-off)').last().tap();
      await page.locator('.lan-takes input').tap();
      await page.locator('.lan-go').first().tap(); // the Joust, where one takes a squire or nothing
      await expect(page.locator('.lan-take').first()).toBeVisible();
      await page.getByRole('button', { name: /^(What would you do|¿Qué harías tú)\?$/ }).tap();
      const [frame, hint] = [page.locator('.bubble-thing'), page.locator('.bubble')];
      await expect(frame).toBeVisible();
      const meant = await boxOf(frame);
      expect(meant.height).toBeGreaterThan(30);
      expect(overlap(await boxOf(hint), meant)).toBe(false);
    });
  });
