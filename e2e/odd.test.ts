/** Odd cases: Spanish and the keyboard over the net, two tabs, no storage, large letters, long names, tables of others. */
import { expect, test } from './test.ts';
import { allFits } from './fitting.ts';
import { layFirst, playABot } from './play.ts';

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

  test('a table is opened, listed in the hall, joined and played, by the keyboard alone', async ({ page, browser }) => {
    await page.goto('./#/open');
    await page.getByLabel('Con Sancho Panza').focus();
    await page.keyboard.press('Space');
    await page.getByLabel(/^Mostrar la mesa en la lista/).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Abrir la mesa' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Con Sancho Panza/)).toBeVisible();
    await allFits(page);

    const other = await browser.newPage({ locale: 'es-ES' });
    await other.goto('./');
    await other.locator('.far-table').first().focus();
    await other.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Sentarme aquí' }).focus();
    await other.keyboard.press('Enter');
    const begin = page.getByRole('button', { name: 'Empezar la partida' });
    await expect(begin).toBeEnabled(); // the other has sat down
    await begin.focus();
    await page.keyboard.press('Enter');
    for (const each of [page, other]) {
      await expect(each.getByText(/^Elige una loseta para /).first()).toBeVisible();
      await each.keyboard.press('1');
      await expect(each.locator(':focus')).toHaveRole('radio');
      await each.keyboard.press('Enter');
    }
    await expect(page.getByText(/turno 2 de 22/)).toBeVisible();
    await other.close();
  });
});

test('two tabs show one game of this browser, and one seat at a far table', async ({ page, context }) => {
  await page.goto('./#/deal/two-tabs');
  await layFirst(page);
  const second = await context.newPage();
  await second.goto('./#/deal/two-tabs');
  await expect(second.getByText('turn 2 of 22')).toBeVisible();
  await layFirst(second);

  await playABot(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await second.goto(page.url());
  await layFirst(second);
  for (const tab of [page, second]) await expect(tab.getByText('turn 2 of 22')).toBeVisible();
});

test('a browser without storage plays, and says what it cannot do', async ({ page }) => {
  await page.addInitScript(`Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('no'); } })`);
  await page.goto('./');
  await expect(page.getByText('This browser does not save anything')).toBeVisible();
  await page.getByRole('button', { name: /^Solitaire/ }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await layFirst(page);
  await expect(page.getByText('turn 2 of 22')).toBeVisible();
});

test('at 200 % nothing scrolls sideways, with the longest name and one from right to left', async ({ browser }) => {
  // A window of 1280 by 800 at 200 % has the room of 640 by 400.
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, locale: 'en-GB' });
  await page.goto('./');
  await allFits(page);
  await page.getByLabel('Name of player 1').fill('Maximiliano-Bartholomäus');
  await page.getByLabel('Name of player 2').fill('محمد الأندلسي ذو الاسم ال');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: /^I am/ }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await allFits(page);
  await page.goto('./#/open');
  await expect(page.getByLabel('With Sancho Pansa')).toBeVisible();
  await allFits(page);
  await page.close();
});

test('a page that was rebuilt meanwhile says so, and is loaded again', async ({ page }) => {
  await page.route(/assets\/[\w-]+-box-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now Lancelot' }).click();
  await expect(page.getByRole('alert')).toContainText('Errantry was just updated');
  await page.unroute(/assets\/[\w-]+-box-.*\.js$/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.ask-text')).toBeVisible();
});
