/** One's people and games: a circle of two browsers, "play again with …", and a game of the browser in the history. */
import { clean } from './axe.ts';
import { finishedSolitaire } from './finished.ts';
import { allFits } from './fitting.ts';
import { type Browser, expect, type Page, test } from './test.ts';

async function somebody(browser: Browser, name: string, options: object = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const isKnown = page.waitForResponse(/\/api\/me\/notices$/);
  await page.goto('./#/notices'); // a page that makes a guest known
  await isKnown;
  await page.goto('./#/me');
  await page.getByLabel(/^(Your name|Tu nombre)$/).fill(name);
  await page.getByRole('button', { name: /^(Save|Guardar)$/ }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return page;
}

test('two make a circle, play at its table, and play again; a block ends it', async ({ browser, home }) => {
  const ana = await somebody(browser, 'Dorotea', { baseURL: home });
  const phone = { width: 390, height: 844 };
  const ben = await somebody(browser, 'Cardenio', { baseURL: home, locale: 'es-ES', viewport: phone });

  await ana.getByRole('link', { name: 'Your people and circles' }).click();
  await ana.getByLabel('Name of the circle').fill('La Venta');
  await ana.getByRole('button', { name: 'Make a circle' }).click();
  await expect(ana.getByRole('heading', { name: 'La Venta' })).toBeVisible();
  const link = await ana.getByLabel('Link to join the circle').inputValue();

  await ben.goto(link);
  await ben.getByRole('button', { name: 'Entrar en el círculo' }).click();
  await expect(ben.getByRole('heading', { name: 'Miembros' })).toBeVisible();
  await clean(ben);
  await allFits(ben);

  await ana.getByRole('link', { name: 'Open a table for the circle' }).click();
  await ana.getByRole('button', { name: 'Remove seat 3' }).click();
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana.getByText('For a circle: only its members can join.')).toBeVisible();
  await ben.reload();
  await ben.getByRole('link', { name: 'Dorotea' }).click();
  await ben.getByRole('button', { name: 'Sentarme aquí' }).click();
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await expect(ana.locator('main.table')).toBeVisible();

  // They agree to end it, and are shown ways on.
  await ana.getByRole('button', { name: 'People' }).click();
  await ana.getByRole('button', { name: 'End without a winner' }).click();
  await ana.getByRole('button', { name: 'Yes' }).click();
  await ben.getByRole('button', { name: 'De acuerdo' }).click();
  await expect(ben.getByRole('heading', { name: 'Don Quijote: mesa cerrada' })).toBeVisible();
  await clean(ben);
  await allFits(ben);
  await expect(ana.getByText('Everybody agreed to end this game early. Nobody wins.')).toBeVisible();
  await expect(ana.getByRole('link', { name: 'Open a table' })).toHaveAttribute('href', /#\/open\/with\//);

  await ana.goto('./#/people');
  await clean(ana);
  await ana.getByRole('link', { name: 'Play again with Cardenio' }).click();
  await expect(ana.getByRole('checkbox', { name: 'Cardenio' })).toBeChecked();
  await clean(ana);
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana.getByRole('heading', { name: 'Don Quixote: waiting for players' })).toBeVisible();
  await ben.goto('./#/');
  await ben.getByRole('link', { name: 'Dorotea te invita a jugar a Don Quijote' }).click();
  await ben.getByRole('button', { name: 'Sentarme aquí' }).first().click();
  await expect(ana.getByText('Cardenio', { exact: true })).toBeVisible();

  await ben.goto('./#/people');
  await ben.getByRole('button', { name: 'Bloquear a Dorotea' }).click();
  await ben.getByRole('button', { name: 'Sí' }).click();
  await expect(ben.getByRole('button', { name: 'Desbloquear a Dorotea' })).toBeVisible();
  await clean(ben);
  await allFits(ben);
});

test('a game of the browser joins the history of whom the server knows, and can be noted', async ({
  browser,
  home,
}) => {
  const page = await somebody(browser, 'Teresa', { baseURL: home, viewport: { width: 390, height: 844 } });
  await page.evaluate((sitting) => {
    localStorage.setItem('errantry/sittings', JSON.stringify([{ ...sitting, result: [0] }]));
  }, finishedSolitaire('toboso'));
  await page.goto('./#/history');
  await expect(page.getByText('played in a browser')).toBeVisible();
  await expect(page.getByText(/^Windmills: .* · bots/)).toBeVisible(); // what this game counts beside points
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Your note').fill('Too many windmills');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByText('Too many windmills')).toBeVisible();
  await expect(page.getByText('played in a browser')).toHaveCount(1);
  await clean(page);
  await allFits(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('main.table')).toBeVisible();
});
