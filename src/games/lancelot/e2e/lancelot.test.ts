/** Lancelot: whole games by keyboard and over the net, what a closed site answers, the notes, and no fault for axe. */
import { expect, type Locator, type Page, test } from '../../../../e2e/test.ts';
import { clean } from '../../../../e2e/axe.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { goesOn } from '../../../../e2e/play.ts';

const PHONE = { width: 390, height: 844 };
const answers = (page: Page): Locator => page.locator('.lan-answer[aria-disabled="false"]');

async function sitDown(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now Lancelot' }).press('Enter');
  await expect(page.getByText('Choose a seat at the Round Table').first()).toBeVisible();
}

/** Answers the question with the first or the last of the buttons, by the keyboard; then the table has gone on. */
async function answer(page: Page, which: 'first' | 'last'): Promise<void> {
  await goesOn(page, () => answers(page)[which]().press('Enter'));
}

/** Answers until this is there: after the last answer it comes a moment later than the table has gone on. */
async function answerUntil(page: Page, reached: Locator, which: 'first' | 'last' = 'last'): Promise<void> {
  for (;;) {
    await expect(answers(page).or(reached).first()).toBeVisible();
    if (await reached.isVisible()) return;
    await answer(page, which);
  }
}

const toTheEnd = (page: Page): Promise<void> =>
  answerUntil(page, page.getByRole('heading', { name: 'Virtues', exact: true }));

const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });

test('a whole game against two bots by the keyboard, with the end told step by step', async ({ page }) => {
  await sitDown(page);
  await answer(page, 'first'); // Arthur, or the nearest free seat
  await toTheEnd(page);
  for (const source of ['Deeds', 'Guinevere', 'Majorities', 'Excalibur', 'Grail']) {
    await next(page).press('Enter');
    await expect(page.getByRole('heading', { name: source })).toBeVisible();
    if (source === 'Majorities') await expect(page.locator('.lan-reasons li')).toHaveCount(5);
  }
  await next(page).press('Enter');
  await expect(page.locator('.ending-title', { hasText: /becomes? Lancelot!$/ })).toBeVisible();
});

test('a new turn is told once, when nothing moves', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('errantry/settings', '{"show":"off"}'));
  await sitDown(page);
  await answerUntil(page, page.locator('.lan-dawn'));
  await expect(page.locator('.caption-recap')).toBeHidden();
});

/** Clicks something that glows: the way home, or what is farthest ahead; where nothing glows, an answer. */
async function clickWhatGlows(page: Page): Promise<void> {
  const glowing = page.locator('.lan-realm .lan-legal');
  const home = glowing.and(page.getByRole('button', { name: /^The Round Table/ }));
  const target = (await home.count()) > 0 ? home : (await glowing.count()) > 0 ? glowing : answers(page);
  await target.last().click();
}

test('two browsers and a bot play a whole game over the net, by clicking what glows', async ({ page, browser }) => {
  await page.goto('./');
  await page.getByRole('link', { name: /^Open a table/ }).click();
  const boxes = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Open a table' }) }); // not the hall's
  await boxes.getByRole('radio', { name: 'Lancelot' }).press('Space'); // its picture lies over it
  await page.getByLabel('Seat 3', { exact: true }).selectOption('beginner');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const guest = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const pages = [page, guest];
  const ended = (): Promise<boolean> => page.getByRole('heading', { name: 'Virtues', exact: true }).isVisible();
  while (!(await ended())) for (const one of pages) await clickOnce(one);
  const winners: (string | null)[] = [];
  for (const one of pages) {
    for (let step = 0; step < 6; step++) await next(one).click();
    winners.push(await one.locator('.result-title', { hasText: /becomes? Lancelot!$/ }).textContent());
  }
  expect(winners[0]).toBe(winners[1]);
  await allFits(guest);
});

/** One answer, if one is asked for; then the page has gone on. */
async function clickOnce(page: Page): Promise<void> {
  if (!(await page.locator('.lan-tray').isVisible())) return;
  await goesOn(page, () => clickWhatGlows(page));
}

test('a closed site says why, with the figures; on a phone nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await sitDown(page);
  const ride = page.getByRole('button', { name: /^Ride to Galahad/ });
  const refused = page.getByRole('alert').filter({ hasText: 'You cannot pay for any deed yet' });
  await answerUntil(page, ride, 'first'); // it asks for other things first
  await page.getByRole('button', { name: 'The Dragon', exact: true }).click({ force: true }); // it is no button now
  await expect(refused).toBeVisible();
  await allFits(page);
});

test('each site is explained when one gets there, until one has had enough; the settings bring it back', async ({
  page,
}) => {
  await sitDown(page);
  const note = page.locator('.lan-note');
  await expect(note).toContainText('The Round Table. Home.');
  await note.getByRole('button', { name: 'Hide tips' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.lan-realm')).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Show tips again' }).click();
  await expect(note).toContainText('The Round Table. Home.');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('the first tap on a stone tells what it gives, the second rides there', async ({ page }) => {
    await sitDown(page);
    await answers(page).last().tap();
    const galahad = page.locator('.lan-legal').and(page.getByRole('button', { name: /^Galahad/ }));
    await galahad.tap();
    await expect(page.locator('.lan-preview')).toContainText('You skip the Joust');
    await galahad.tap();
    await expect(page.getByText('Choose a virtue to vow').first()).toBeVisible();
  });
});

for (const [size, viewport] of Object.entries({ desk: { width: 1280, height: 800 }, phone: PHONE }))
  test(`axe finds nothing on the board, in either light (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDown(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await clean(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    await clean(page);
    await answer(page, 'first');
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect(page.getByRole('button', { name: 'Back to the game' })).toBeEnabled();
    await page.emulateMedia({ colorScheme: 'light' });
    await clean(page);
  });
