/** On a phone what is asked about and what answers it are in sight together, and the hand stays where it is. */
import { expect, type Locator, test } from '../../../../e2e/test.ts';
import { fewestCards } from '../rules/04-telling.ts';
import { isLove } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { goOn } from './evening.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

const judges = ({ phase, card }: State): boolean => phase === 'name' && !isLove(card);
const draws = ({ phase, drawer, journey }: State): boolean =>
  phase === 'draw' && drawer === 0 && isLove(journey.at(-1) ?? 0);
const discards = ({ phase, knights }: State): boolean => phase === 'discard' && knights[0].picked.length === 0;
const recites = (state: State): boolean =>
  state.phase === 'tell' && isLove(state.card) && state.knights[0].hand.length > fewestCards(state);
const isGiven = ({ gains, declared }: State): boolean => gains.length > 0 && declared.length === 0;
const reacts = ({ phase, declared }: State): boolean => phase === 'after' && declared.length === 0;

const whole = (thing: Locator): Promise<void> => expect(thing).toBeInViewport({ ratio: 0.99 });

for (const viewport of PHONES) {
  test.describe(() => {
    test.use({ viewport });

    test(`LM-3.3 the card that is discarded stays in sight beside the button at ${viewport.width}`, async ({
      page,
    }) => {
      await goOn(page, discards);
      const card = page.locator('.lm-card').first();
      await card.click();
      await whole(card);
      await whole(page.locator('.lm-discard'));
      await whole(page.locator('.ask-text'));
      await page.locator('.lm-discard').click();
      await expect(page.locator('.lm-sheet')).toHaveCount(0);
    });

    test(`LM-5.7 every phrase of the hand is on offer where a poem is written at ${viewport.width}`, async ({
      page,
    }) => {
      await goOn(page, recites);
      const phrases = await page.locator('.lm-card .lm-phrase').allTextContents();
      await page.getByRole('button', { name: 'Write' }).click();
      await expect(page.locator('.lm-chip > span:not(.hidden)')).toHaveText(phrases);
      await whole(page.locator('.lm-missing'));
      const least = Number(/at least (\d)/.exec((await page.locator('.lm-desk-top p').textContent()) ?? '')?.[1]);
      for (let i = 0; i < least; i++) {
        await expect(page.locator('.lm-hand-in')).toBeDisabled();
        await page.locator('.lm-chip').nth(i).click();
      }
      await expect(page.locator('.lm-text')).toHaveValue(phrases.slice(0, least).join(' '));
      await expect(page.locator('.lm-hand-in')).toBeEnabled();
    });

    test(`LM-5.12, LM-3.2 what was gained is answered without a search at ${viewport.width}`, async ({ page }) => {
      await goOn(page, isGiven);
      for (const answer of await page.locator('.lm-answer').all()) await whole(answer);
      await expect(page.locator('.lm-answer')).toHaveCount(2);
    });

    test(`LM-4.8 the first tale can be chosen without a search at ${viewport.width}`, async ({ page }) => {
      await goOn(page, judges);
      for (const last of [2, 1]) {
        await expect(page.locator('.lm-page')).toHaveText(`Page ${3 - last} of 2`);
        await page.getByRole('button', { name: 'Turn the page' }).click();
      }
      const choose = page.locator('.lm-choose').first();
      await expect(choose).toBeInViewport({ ratio: 0.5 });
      await choose.click();
      await whole(page.locator('.lm-press:enabled'));
    });

    test(`what happened since leaves the Journey card free at ${viewport.width}`, async ({ page }) => {
      await goOn(page, draws);
      await page.getByRole('button', { name: 'Draw a card', exact: true }).click();
      const recap = page.locator('.caption-recap');
      await expect(recap).toContainText('tells with'); // several sentences, of which each is long
      const { y, height } = (await recap.boundingBox())!; // it is there
      const board = (await page.locator('.lm-board').boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(board.y + 4);
    });

    test(`LM-9.3 the hand keeps its place from one question to the next at ${viewport.width}`, async ({ page }) => {
      await goOn(page, reacts);
      const top = async (): Promise<number | undefined> => (await page.locator('.lm-card').first().boundingBox())?.y;
      const [asked, before] = [await page.locator('.ask-text').innerText(), await top()];
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await expect(page.locator('.ask-text')).not.toHaveText(asked);
      expect(await top()).toBe(before);
    });
  });
}
