/** The admin desk: taken with a passkey and the token of the log; a ban, an announcement, a backup, and what was written down. */
import { rmSync } from 'node:fs';
import { checkDatabase } from '../src/server/store/check.ts';
import { serverProcess } from '../src/server/testing/process.ts';
import { clean } from './axe.ts';
import { withAuthenticator } from './passkey.ts';
import { allFits } from './fitting.ts';
import { expect, test } from './test.ts';

const DATA = '.cache/e2e-desk';
/** A server of its own: what it announces would be read in other tests. */
const server = serverProcess({ DATA, RATE: '100' });

test.beforeAll(async () => {
  rmSync(DATA, { recursive: true, force: true });
  await server.start();
});
test.afterAll(async () => {
  await server.stop();
  rmSync(DATA, { recursive: true, force: true });
});

test('whoever runs the site takes the desk, bans, announces, saves a backup, and all of it is written down', async ({
  browser,
}) => {
  const baseURL = `${server.base.replace('127.0.0.1', 'localhost')}/`; // a passkey belongs to a name
  const office = await browser.newContext({ baseURL });
  const desk = await office.newPage();
  await withAuthenticator(desk, office);
  await desk.goto('./#/admin');
  await desk.getByRole('button', { name: 'Make a passkey' }).click();
  await desk.getByLabel('Token').fill(await server.said(/show the token ([\w-]+)/));
  await clean(desk);
  await desk.getByRole('button', { name: 'Take the desk' }).click();
  await expect(desk.getByText('All is well: games are being saved.')).toBeVisible();
  await clean(desk);

  // Somebody on a phone, in Spanish, with a bot of their own at their table.
  const phone = await browser.newContext({ baseURL, locale: 'es-ES', viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto('./#/open/don-quixote');
  await guest.getByRole('button', { name: 'Abrir la mesa' }).click();
  await expect(guest).toHaveURL(/#\/play\//);
  const table = guest.url();
  await guest.goto('./#/me');
  await guest.getByLabel('Tu nombre', { exact: true }).fill('Ginés');
  await guest.getByRole('button', { name: 'Guardar' }).click();
  await guest.getByText('Para quien escribe programas').click();
  const example = await guest.getByRole('link', { name: 'bot.mjs' }).getAttribute('href');
  expect(await (await guest.request.get(example!)).text()).toContain('A bot that plays a seat over the network');
  await guest.getByLabel('Nombre del bot').fill('Rocinante');
  await guest.getByRole('button', { name: 'Crear un bot' }).click();
  const token = await guest.getByLabel('Clave del bot').inputValue();
  await clean(guest);
  await allFits(guest);
  const id = /play\/([\w-]+)/.exec(table)![1];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  expect((await fetch(`${server.base}/api/tables/${id}/join`, { method: 'POST', headers, body: '{}' })).ok).toBe(true);
  await guest.goto(table);
  await expect(guest.getByText('bot de Ginés')).toBeVisible();

  // A line of chat that somebody reports.
  const line = JSON.stringify({ t: 'chat', id: 'rude', text: 'Rucio bebe vino' });
  expect((await fetch(`${server.base}/api/tables/${id}/say`, { method: 'POST', headers, body: line })).ok).toBe(true);
  await guest.evaluate(async (path) => {
    const body = JSON.stringify({ c: 1, why: 'Es falso' });
    await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, `./api/tables/${id}/chat/report`);
  await desk.getByRole('link', { name: 'Reports' }).click();
  await expect(desk.locator('mark')).toHaveText('Rucio bebe vino');
  await expect(desk.getByText('Es falso')).toBeVisible();
  await clean(desk);
  await desk.getByRole('button', { name: 'Remove it' }).click();
  await desk.getByRole('button', { name: 'Yes' }).click();
  await expect(desk.getByText('Nobody has reported anything.')).toBeVisible();

  await desk.getByRole('link', { name: 'Announcements' }).click();
  await desk.getByLabel('Line in English').fill('We restart at noon.');
  await desk.getByLabel('Line in Spanish').fill('Reiniciamos a mediodía.');
  await desk.getByRole('button', { name: 'Tell everybody' }).click();
  await expect(guest.getByText('Reiniciamos a mediodía.')).toBeVisible(); // at once, at the table
  await guest.getByRole('button', { name: 'Ocultar' }).click();
  await expect(guest.getByText('Reiniciamos a mediodía.')).toBeHidden();
  await clean(desk);

  await desk.getByRole('link', { name: 'People' }).click();
  await desk.getByLabel('Name or id of a person').fill('ginés');
  await desk.getByRole('button', { name: 'Find' }).click();
  await desk.getByRole('button', { name: 'Ban Ginés' }).click();
  await desk.getByLabel('Why? Ginés will read this.').fill('Insultos');
  await desk.getByRole('button', { name: 'Ban now' }).click();
  await expect(desk.getByRole('button', { name: 'Let Ginés back in' })).toBeVisible();
  await clean(desk);
  await expect(guest.getByText('Quienes administran este sitio te han vetado.')).toBeVisible();
  await expect(guest.getByText('Insultos')).toBeVisible();
  await clean(guest);

  await desk.getByRole('link', { name: 'Tables' }).click();
  await desk.getByRole('button', { name: 'Close the table' }).click();
  await desk.getByRole('button', { name: 'Yes' }).click();
  await expect(desk.getByText('closed', { exact: false }).first()).toBeVisible();

  await desk.getByRole('link', { name: 'Server', exact: true }).click();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  expect(await checkDatabase({ file: await download.path() })).toEqual([]);

  await desk.getByRole('link', { name: 'What was done' }).click();
  await expect(desk.locator('.admin-list li')).toHaveText([
    /made a backup/,
    /closed a table/,
    /banned somebody.*Ginés.*Insultos/,
    /announced something.*We restart at noon/,
    /removed a text/,
    /took the desk/,
  ]);
  await desk.evaluate(() => localStorage.setItem('errantry/settings', JSON.stringify({ language: 'es' })));
  await desk.setViewportSize({ width: 360, height: 640 });
  for (const part of ['', '/tables', '/people', '/reports', '/news', '/log']) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await desk.goto(`./#/admin${part}`);
    await desk.reload();
    await expect(desk.getByRole('heading', { name: 'Administración' })).toBeVisible();
    await expect(desk.locator('.admin .sheet')).toBeVisible();
    await clean(desk);
    await allFits(desk);
    // oxlint-enable no-await-in-loop
  }
});
