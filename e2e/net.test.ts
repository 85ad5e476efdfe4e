/** Tables on the server: two people, one of them on a phone, and a bot play a whole game; others look on. */
import { type Browser, expect, type Page, test } from './test.ts';
import { allFits } from './fitting.ts';
import { layFirst, ROUNDS, seeTheBoard } from './play.ts';

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
  await page.getByLabel('Seat 3', { exact: true }).selectOption('beginner');
  if (!withBot) await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  return page.getByLabel('Link to this table').inputValue();
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).click();
  await rename(page, name);
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.company-name', { hasText: name })).toBeVisible();
}

const skip = (page: Page): Promise<void> => page.getByRole('button', { name: 'Skip' }).click();

test('two people and a bot play a whole game; one breaks off and comes back; rematch', async ({ page, browser }) => {
  const link = await openTable(page, true);
  await rename(page, 'Alonso');
  const phone = await arrive(browser, link, PHONE);
  await sit(phone, 'Teresa');
  await allFits(phone);
  await page.getByRole('button', { name: 'Start the game' }).click();

  // A chat, and a draft that outlives the connection.
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Write a message').fill('<b>Good day</b>');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('Write a message').fill('a draft');
  await phone.getByRole('button', { name: 'Chat 1' }).click();
  await expect(phone.getByText('<b>Good day</b>')).toBeVisible();
  await phone.getByRole('button', { name: 'Report a message' }).click();
  await phone.getByRole('button', { name: /^Report this message from/ }).click();
  await phone.getByLabel('What is wrong with it?').fill('It shouts');
  await phone.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(phone.getByText('Reported.')).toBeVisible();
  await phone.getByRole('button', { name: 'Close' }).click();

  for (const [round, cards] of ROUNDS.entries()) {
    for (let card = 0; card < cards; card++) {
      await layFirst(phone);
      if (round === 1 && card === 2) await layOffline(page);
      else await layFirst(page);
    }
    if (round === 0) await seeEverybodysPoints(page);
    else await skip(page);
    await skip(phone);
  }
  for (const each of [page, phone])
    await expect(each.locator('.result-title')).toHaveText(
      /^You (win, \d+ points? ahead|came \d\w\w, \d+ points? behind|share)/,
    );
  await allFits(phone);

  await expect(page.locator('.ending')).toBeVisible(); // it takes what follows the result with it
  await page.locator('.result').getByText('Were the shuffles fair?').click();
  await page.locator('.result').getByRole('button', { name: 'Check the shuffles' }).click();
  await expect(page.getByText(/^Checked in this browser: .* all 66 moves/)).toBeVisible();
  await seeTheBoard(page);
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('slider', { name: 'Replay' }).fill('30');
  await expect(page.locator('.ask-text')).toHaveText('Replay: move 30 of 66');
  await page.getByRole('button', { name: 'Back to the game' }).click();

  await phone.getByRole('button', { name: 'Rematch' }).click();
  await expect(phone.getByText('Waiting for Alonso.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(phone.getByText('Everybody is here. Start when you like.')).toBeVisible();
  await expect(page.getByText('Everybody is here. The host starts the game.')).toBeVisible();
});

/** DQ-15.10: after its steps a scoring shows a table of all players, and what each earned in which category. */
async function seeEverybodysPoints(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Round 1' }).locator('tbody tr');
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    const [sum, ...parts] = (await row.getByRole('cell').allTextContents()).map(Number).toReversed();
    expect(parts.reduce((all, part) => all + part, 0)).toBe(sum);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Offline in mid-game: the page says so, keeps the move and the draft, and goes on by itself. */
async function layOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: /^Place on/ }).click();
  await expect(page.getByText('Your move is saved')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  await expect(page.getByText('Your move is saved')).toHaveCount(0);
  await expect(page.getByLabel('Write a message')).toHaveValue('a draft');
}

test('a watcher is told no secret, in the page, on the wire or in the storage', async ({ page, browser }) => {
  const link = await openTable(page, false);
  const rival = await arrive(browser, link);
  await rival.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();

  const told: string[] = [];
  const watcher = await arrive(browser, 'about:blank');
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await watcher.goto(link.replace('/play/', '/watch/'));
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  const choice = (await page.getByRole('radio').first().getAttribute('aria-label')) ?? 'a tile without a name';
  expect(await page.content()).toContain(choice);
  await layFirst(page);
  await expect(watcher.getByRole('img', { name: /a tile face down$/ })).toBeVisible();

  expect(told.join()).toContain('"realms.0.sealed":-2'); // there is something, and nobody is told what
  expect(told.join()).not.toMatch(/"realms\.0\.sealed":\d/);
  expect(await watcher.content()).not.toContain(choice);
  expect(await watcher.evaluate('JSON.stringify(localStorage)')).not.toContain('sealed');

  await watcher.goto(link.replace('/play/', '/screen/'));
  await expect(watcher.locator('.tv-line')).toContainText('Everybody is choosing a tile for');
  await page.goto(link.replace('/play/', '/screen/')); // the big screen of a player hides that player's choice, too
  await expect(page.locator('.tv-line')).toContainText('Everybody is choosing a tile for');
  expect(await page.content()).not.toContain(choice);
});

test('what the server refuses is shown in plain words, and the table goes on', async ({ page, browser }) => {
  const link = await openTable(page, false);
  const rival = await arrive(browser, link);
  await rival.getByRole('button', { name: 'Sit here' }).click();
  let isFirst = true;
  await page.routeWebSocket(/\/stream/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const late = String(message).replace(/"asked":\d+/, '"asked":77');
      server.send(isFirst && String(message).includes('"play"') ? late : message);
      if (String(message).includes('"play"')) isFirst = false;
    });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: /^Place on/ }).click();
  await expect(page.getByRole('alert')).toContainText('That question is over.');
  await layFirst(page);
});

test('no such table, a name that is taken, a table that is full, a seat that a bot has', async ({ page, browser }) => {
  await page.goto('./#/play/nowhere');
  await expect(page.getByRole('alert')).toContainText('This table does not exist.');
  const link = await openTable(page, false);
  await rename(page, 'Marcela');
  const other = await arrive(browser, link.replace('/play/', '/watch/'), PHONE);
  await expect(other.getByText('One seat is free.')).toBeVisible();
  await other.goto('./#/open');
  await other.getByRole('button', { name: 'Open the table' }).click();
  await rename(other, 'Marcela');
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(other.getByRole('alert')).toContainText('has that name already');
  await other.getByLabel('Your name').fill('مرسيدس ذات الاسم الطويل');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('button', { name: 'Sit here' }).click();
  await allFits(other);
  const third = await arrive(browser, link);
  await expect(third.getByText('All seats are taken.')).toBeVisible();

  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Replace with a bot' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(other.getByRole('alert')).toContainText('The host has removed you from this table.');
});

test('your seats on another device, by a link that works once', async ({ page, browser }) => {
  await openTable(page, false);
  await rename(page, 'Marcela');
  await page.goto('./#/');
  await page.locator('summary', { hasText: 'Play on another device too' }).click();
  await page.getByRole('button', { name: 'Play on another device too' }).click();
  const code = await page.getByLabel('Link for your other device').inputValue();
  const other = await arrive(browser, code, PHONE);
  await other.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(other.getByRole('link', { name: /1 free seat/ })).toBeVisible();
  const thief = await arrive(browser, code);
  await thief.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(thief.getByRole('alert')).toContainText('works once');
});
