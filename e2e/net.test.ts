/** Tables on the server: two people, one of them on a phone, and a bot play a whole game; others look on. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { layFirst, noSidewaysScroll, ROUNDS } from './play.ts';

const PHONE = { width: 390, height: 844 };

async function arrive(browser: Browser, url: string, viewport?: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...(viewport && { viewport }) });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Opens a table with seats for a person and, if wished, for a bot. */
async function openTable(page: Page, withBot: boolean): Promise<string> {
  await page.goto('./');
  await page.getByRole('link', { name: /^Open a table/ }).click();
  await page.getByLabel('Seat 3').selectOption('beginner');
  if (!withBot) await page.getByRole('button', { name: 'Take seat 3 away' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  return page.getByLabel('Link to this table').inputValue();
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).click();
  await rename(page, name);
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.locator('.company-name', { hasText: name })).toBeVisible();
}

const skip = (page: Page): Promise<void> => page.getByRole('button', { name: 'Skip' }).click();

test('two people and a bot play a whole game; one breaks off and comes back; rematch', async ({ page, browser }) => {
  const link = await openTable(page, true);
  await rename(page, 'Alonso');
  const phone = await arrive(browser, link, PHONE);
  await sit(phone, 'Teresa');
  await noSidewaysScroll(phone);
  await page.getByRole('button', { name: 'Begin the game' }).click();

  // A chat, and a draft that outlives the connection.
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('<b>Good day</b>');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('Say something').fill('a draft');
  await phone.getByRole('button', { name: 'Chat 1' }).click();
  await expect(phone.getByText('<b>Good day</b>')).toBeVisible();
  await phone.getByRole('button', { name: 'Close' }).click();

  for (const [round, cards] of ROUNDS.entries()) {
    for (let card = 0; card < cards; card++) {
      if (round === 1 && card === 2) await breakOff(page);
      await layFirst(phone);
      await layFirst(page);
    }
    await skip(page);
    await skip(phone);
  }
  await expect(page.getByRole('heading', { name: /^Victory / })).toBeVisible();
  const winner = await page.getByRole('heading', { name: /^Victory / }).textContent();
  await expect(phone.getByRole('heading', { name: /^Victory / })).toHaveText(winner ?? '');
  await noSidewaysScroll(phone);

  await page.locator('.result').getByText('Were the shuffles fair?').click();
  await page.locator('.result').getByRole('button', { name: 'Verify the shuffles' }).click();
  await expect(page.getByText(/^Proved in this browser: .* all 66 moves/)).toBeVisible();
  await page.getByRole('slider', { name: 'Replay' }).fill('30');
  await expect(page.locator('.ask-text')).toHaveText('Looking back: move 30 of 66.');
  await page.getByRole('button', { name: 'Back to now' }).click();

  await phone.getByRole('button', { name: 'Rematch' }).click();
  await expect(phone.getByText('Everybody is here. Begin when you like.')).toBeVisible();
  await page.getByRole('link', { name: 'To the rematch' }).click();
  await expect(page.getByText('Everybody is here. The host begins the game.')).toBeVisible();
});

/** Offline in mid-game: the page says so, keeps the move and the draft, and goes on by itself. */
async function breakOff(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: /^Lay on/ }).click();
  await expect(page.getByText('Your move is kept')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The connection is lost.')).toHaveCount(0);
  await expect(page.getByText('Your move is kept')).toHaveCount(0);
  await expect(page.getByLabel('Say something')).toHaveValue('a draft');
}
