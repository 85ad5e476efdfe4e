/** What the stage of La Mancha owes to those who sit before it (chapter 18), each at a moment of an evening that bots have played. */
import { expect, type Locator, type Page, test } from '../../../../e2e/test.ts';
import { NONE } from '../../../core/game.ts';
import { isFeat, isLove } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { goOn } from './evening.ts';
import { allFits } from '../../../../e2e/fitting.ts';

const tells = ({ phase, card }: State): boolean => phase === 'tell' && !isLove(card);
const reacts = ({ phase, tied }: State): boolean => phase === 'after' && tied === 0;
const fightsItOut = ({ phase, tied }: State): boolean => phase === 'before' && tied !== 0;

const selects = ({ phase, tied, votes }: State): boolean => phase === 'select' && (tied & 1) !== 0 && votes[0] === NONE;

/** The next card is an Encounter, and the first seat will judge it. */
function draws({ phase, drawer, journey }: State): boolean {
  const next = journey.at(-1) ?? 0;
  return phase === 'draw' && drawer === 0 && !isFeat(next) && !isLove(next);
}

test('LM-18.2, LM-8.2 six places, strength with its parts, three decks, and discard piles to look through', async ({
  page,
}) => {
  await goOn(page, reacts);
  const panel = page.locator('.lm-panel');
  await expect(panel.locator('.lm-place')).toHaveCount(6);
  await panel.locator('summary').click();
  const parts = await panel.locator('.lm-parts b').allTextContents();
  const sum = parts.reduce((all, part) => all + Number(part), 0);
  await expect(panel.locator('summary')).toContainText(`strength ${sum}`);
  const piles = page.locator('.lm-piles details');
  await expect(piles).toHaveCount(3);
  const chivalry = piles.filter({ hasText: 'Chivalry' });
  await chivalry.locator('summary').click();
  const cards = await chivalry.locator('li').count();
  expect(cards).toBeGreaterThan(0);
  await expect(chivalry.locator('summary')).toContainText(`${cards} discarded`);
});

test('LM-18.1, LM-18.3, LM-18.11 the Journey card: heading, prompt, place in the novel, part of the judge', async ({
  page,
}) => {
  await goOn(page, tells);
  const card = page.locator('.lm-journey-encounter');
  await expect(card.locator('.lm-heading')).not.toBeEmpty();
  await expect(card.locator('.lm-prompt')).toContainText('?');
  await expect(card.getByText(/^Volume [12], chapter \d+ of the novel$/)).toBeVisible();
  await expect(card.locator('.lm-judge')).toHaveText(/^Judge: (Sansón|Dorotea), as ./);
  await expect(card.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expect(page.locator('.lm-board .lm-text')).toBeVisible();
  await expect(page.locator('.lm-area-hand .lm-hand')).toBeVisible();
});

test('LM-18.4, LM-18.7 after the roll: the sum that hangs, the cards that glow, and what each does when', async ({
  page,
}) => {
  await goOn(page, reacts);
  await expect(page.locator('.lm-board')).toHaveClass(/lm-dim/);
  const figure = async (which: string): Promise<number> => Number(await page.locator(which).textContent());
  const die = Number((await page.locator('.lm-arithmetic .lm-die').getAttribute('aria-label'))?.match(/\d/)?.[0]);
  expect(await figure('.lm-total')).toBe(die + (await figure('.lm-beam:not(.lm-hard) summary b')));
  await expect(page.locator('.lm-hanging')).toContainText('if nobody changes it');
  const glowing = page.locator('.lm-card.lm-glow').first();
  await expect(glowing.locator('.lm-when')).toHaveText(/:/); // its moment, for those who do not see the icon
  const phrase = await glowing.locator('.lm-phrase').textContent();
  await glowing.click();
  await expect(page.locator('.lm-sheet b').first()).toHaveText(phrase ?? '');
  await expect(page.locator('.lm-sheet').getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expect(page.locator('.lm-plays .button-main').first()).toBeEnabled();
});

test('LM-18.6 the tales are unrolled one at a time, then lie side by side; the verdict is a seal', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'no-preference' });
  await goOn(page, draws);
  await page.getByRole('button', { name: 'Draw a card', exact: true }).click();
  const unrolled = page.locator('.lm-desk');
  for (const teller of ['Sansón', 'Dorotea']) {
    await expect(unrolled.locator('h3')).toHaveText(teller);
    await expect(unrolled.locator('.lm-scroll')).toHaveCount(1);
    await expect(unrolled.locator('.lm-played li')).toHaveCount(1);
    await page.getByRole('button', { name: 'Turn the page' }).click();
  }
  await expect(page.locator('.lm-scrolls .lm-scroll')).toHaveCount(2);
  for (const choose of await page.locator('.lm-choose').all()) await expect(choose).toBeInViewport({ ratio: 0.99 });
  await page.locator('.lm-choose').last().click();
  await page.getByPlaceholder('Add a comment (optional)').fill('I believed the mule.');
  await page.getByRole('button', { name: 'Announce the winner' }).click();
  await expect(page.locator('.lm-named .lm-seal')).toBeVisible();
  await expect(page.locator('.lm-named .lm-remark')).toContainText('I believed the mule.');
  await page.close();
});

test('LM-18.6 a bot that judges turns no pages: each reads at leisure', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'no-preference' });
  await goOn(page, tells);
  await page.locator('.lm-card').first().press('Enter');
  await page.locator('.lm-hand-in').press('Enter');
  await expect(page.locator('.lm-beat-unrolled h3')).toHaveText(/^(Sansón|Dorotea)$/);
  await page.getByRole('button', { name: 'Turn the page' }).press('Enter');
  await expect(page.locator('.lm-scrolls .lm-scroll')).toHaveCount(2);
  await expect(page.locator('.lm-page')).toHaveCount(0);
  await page.close();
});

/** How far the middles of two things lie apart. */
async function apart(one: Locator, other: Locator): Promise<number> {
  const [x, to] = await Promise.all([one, other].map(middle));
  return Math.abs(x - to);
}

async function middle(thing: Locator): Promise<number> {
  const box = await thing.boundingBox();
  return box === null ? Number.NaN : box.x + box.width / 2;
}

test('a hint shows three cards to tell with, and lights the one that is looked at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, tells);
  await page.getByRole('button', { name: 'What would you do?' }).click();
  const moves = page.locator('.beginning');
  await expect(moves).toHaveCount(3);
  for (const move of await moves.all()) {
    await move.click();
    await expect(move).toHaveAttribute('aria-pressed', 'true');
    await expect(move).toContainText('For example: ');
    const [, phrase] = /^Tell with “(.+?)”/.exec((await move.textContent()) ?? '') ?? [];
    const card = page.locator('.lm-card', { hasText: phrase });
    await expect.poll(() => apart(page.locator('.bubble-thing'), card)).toBeLessThan(10);
  }
});

test('LM-18.9 sudden death has a stage of its own, and names those who fight it out', async ({ page }) => {
  await goOn(page, fightsItOut);
  await expect(page.locator('.lm-sudden-title')).toContainText('Sudden death');
  const fighters = await page.locator('.lm-company li:not(.lm-onlooker) span[dir]').allTextContents();
  expect(fighters.length).toBeGreaterThan(1);
  for (const name of fighters) await expect(page.locator('.lm-sudden-title')).toContainText(name);
  await expect(page.getByRole('button', { name: 'Run away' })).toHaveCount(0);
});

test('LM-10.4 the tied choose the last Feat, each by a button that tells its difficulty', async ({ page }) => {
  await goOn(page, selects);
  const choices = page.getByRole('button', { name: /^Choose .+ \(difficulty \d+, \w/ });
  await expect(choices.nth(1)).toBeVisible(); // there is a choice
  await choices.first().click();
  await expect(page.locator('.lm-sudden-title')).toContainText('Sudden death');
});

interface Heard {
  readonly spoken: readonly { readonly lang: string; readonly rate: number }[];
}

/** What the browser was asked to say: a test has no ears. */
const LISTEN = `globalThis.spoken = [];
  const say = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (words) => (spoken.push({ lang: words.lang, rate: Math.round(words.rate * 100) / 100 }), say(words))`;

const spokenOn = (page: Page): Promise<Heard['spoken']> => page.evaluate('globalThis.spoken');

test('LM-18.10 a guide to the names, each with a horn and a slow Spanish voice; nothing speaks unasked', async ({
  page,
}) => {
  await page.addInitScript(LISTEN);
  await goOn(page, tells);
  await page.getByRole('button', { name: 'Chronicle' }).first().click();
  const guide = page.locator('.lm-guide');
  await guide.locator('summary').click();
  await expect(guide.locator('.lm-letters dt').nth(5)).toBeVisible();
  const names = guide.locator('li:has(.lm-horn) [lang=es]');
  await expect(names.nth(30)).toBeAttached();
  expect(await spokenOn(page)).toEqual([]);
  await guide.locator('li .lm-horn').first().click();
  await expect.poll(() => spokenOn(page)).toEqual([{ lang: 'es-ES', rate: 0.85 }]);
});

test('LM-18.12 a tale is told by the keyboard alone, letters may be twice as large, and the log has it as text', async ({
  page,
}) => {
  await goOn(page, tells);
  await page.locator('.lm-card').first().press('Enter');
  await page.locator('.lm-chip').press('Enter');
  const phrase = await page.locator('.lm-chip span').first().textContent();
  await expect(page.locator('.lm-text')).toHaveValue(phrase ?? '');
  await page.setViewportSize({ width: 640, height: 400 }); // a desk at 200 %
  await allFits(page);
  await expect(page.locator('.lm-hand-in')).toBeEnabled();
  await page.locator('.lm-hand-in').press('Enter');
  await page.getByRole('button', { name: 'Log' }).press('Enter');
  await expect(page.getByText(`Alonso tells with “${phrase}”.`).first()).toBeVisible();
});

test('LM-18.5 on a small phone with its keyboard open: the field, the phrases and the counter are all in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await goOn(page, tells);
  await page.getByRole('button', { name: 'Write' }).click();
  await page.setViewportSize({ width: 360, height: 340 }); // 300 of it are the keyboard
  await expect(page.getByText('0 of 700 characters')).toBeVisible(); // beside what is missing
  await page.locator('.lm-chip').first().click();
  await page.locator('.lm-text').pressSequentially(' and I fell off the mule.');
  for (const part of ['.lm-text', '.lm-chip', '.lm-length', '.lm-hand-in']) {
    const { y, height } = (await page.locator(part).first().boundingBox())!; // it is there
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(340);
  }
  await page.locator('.lm-hand-in').click();
  await expect(page.locator('.lm-text')).toHaveCount(0);
});
