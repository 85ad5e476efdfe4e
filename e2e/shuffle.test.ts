/** Players in the shuffle: everybody's device adds its number, and the page says so in plain words. */
import { expect, type Locator, type Page, test } from './test.ts';

async function fairPlay(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByText('Were the shuffles fair?').click();
  return page.locator('.fairness');
}

test('everyone who sits takes part in the shuffle, also after loading the page again', async ({ page, browser }) => {
  await page.goto('./#/open');
  await page.getByLabel('Seat 3', { exact: true }).selectOption('beginner');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const guest = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sentarme aquí' }).click();
  await guest.getByText('¿Se barajó limpiamente?').click();
  await expect(guest.getByText('Tu dispositivo añade su número al empezar la partida.')).toBeVisible();
  await guest.reload();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const shown = await fairPlay(page);
  await expect(shown.locator('li')).toHaveText([/: yes$/, /: yes$/, /: no, a bot$/]);
  await expect(shown.getByText('Your number is in the shuffle. This device has checked it.')).toBeVisible();
  await guest.getByRole('button', { name: 'Personas' }).click();
  await guest.getByText('¿Se barajó limpiamente?').click();
  await expect(guest.getByText('Tu número está incluido. Este dispositivo lo ha comprobado.')).toBeVisible();
});
