/** An evening: a television that hosts by its code, six phones, two rounds, and the finale. */
import type { Browser, Page } from '@playwright/test';
import { playOn } from '../../../../e2e/company.ts';
import { expectReadable, SMALLEST, TELEVISION } from '../../../../e2e/readable.ts';
import { expect, test } from '../../../../e2e/test.ts';
import { STEPS } from '../rules/state.ts';
import { inRound, playUntil } from './court.ts';

const PHONE = { width: 390, height: 844 };

/** Looks all the time, also while something is being shown: every text that was smaller, once. */
const WATCH = `
  globalThis.small = new Set();
  setInterval(() => {
    for (const each of document.querySelectorAll('main.tv *')) {
      const hasText = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!hasText || each.getClientRects().length === 0 || each.closest('svg') !== null) continue;
      const pixels = parseFloat(getComputedStyle(each).fontSize);
      if (pixels < ${SMALLEST} - 0.1) small.add(each.textContent + ' ' + pixels);
    }
  }, 200);
`;

async function comeByCode(browser: Browser, code: string): Promise<Page> {
  const phone = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage();
  await phone.addInitScript(`localStorage.setItem('errantry/kd-lessons', '${JSON.stringify(STEPS)}');
    localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  await phone.goto('./code');
  await phone.getByLabel('The four letters on the screen').fill(code);
  await phone.getByRole('button', { name: 'Join' }).click();
  return phone;
}

async function sitDown(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(phone.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
}

async function cookieOf(phone: Page): Promise<string> {
  const cookie = (await phone.context().cookies()).find(({ name }) => name === 'errantry');
  return `errantry=${cookie?.value}`;
}

test('six phones join a television by its code, play two rounds, and see the finale on it', async ({
  browser,
  home,
}) => {
  const screen = await (await browser.newContext({ locale: 'en-GB', viewport: TELEVISION })).newPage();
  await screen.addInitScript(WATCH);
  await screen.goto('./#/open/knights-and-damosels');
  await screen.getByRole('button', { name: 'Host on this screen' }).click();
  const letters = screen.locator('.tv-letters');
  await expect(letters).toHaveText(/^[A-Z]{4}$/);
  await expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const code = (await letters.textContent()) ?? '';
  const host = await comeByCode(browser, code); // the first phone
  await sitDown(host);
  await expect(screen.locator('.tv-host')).toHaveText(/ has joined\.$/);
  const unwelcome = await comeByCode(browser, code);
  await sitDown(unwelcome);
  await host.getByRole('button', { name: /^Remove / }).click();
  await expect(screen.locator('.tv-host')).toHaveText(/^The host has removed /);
  await expect(unwelcome.getByText('The host has removed you from this table.')).toBeVisible();
  await unwelcome.context().close();
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => comeByCode(browser, code)));
  for (const phone of others) await sitDown(phone);
  await expect(screen.locator('.tv-chair:not(.tv-free)')).toHaveCount(6);
  await expectReadable(screen, 'the lobby');

  await host.getByRole('button', { name: 'Start the game' }).click();
  const phones = [host, ...others];
  for (const phone of phones) await phone.locator('.top-where').waitFor();
  for (const round of [2, 3]) {
    await playUntil(phones, inRound(round));
    await expect(screen.locator('.tv-bar')).toContainText(`Round ${round}`);
    await expectReadable(screen, `round ${round}`);
  }
  expect(await screen.evaluate('[...small]'), 'in the rounds').toEqual([]);

  const table = screen.url().split('/').at(-1) ?? '';
  const seats = await seatsAt(host, table);
  const cookies = await Promise.all(
    phones.map(async (phone) => [await personOf(phone), await cookieOf(phone)] as const),
  );
  const bySeat = new Map(cookies);
  await Promise.all(others.map((phone) => phone.context().close()));
  const company = await playOn(
    home,
    'knights-and-damosels',
    table,
    seats.map((person) => bySeat.get(person) ?? ''),
  );
  await company.playUntil(() => false);
  company.close();
  await expect(screen.locator('.tv-finale .result-title')).toHaveText(/wins|share/);
  await expect(screen.locator('.tv-places li')).toHaveCount(6);
  await expectReadable(screen, 'the finale');
  expect(await screen.evaluate('[...small]'), 'to the end').toEqual([]);
  await expect(host.locator('.result-title').first()).toBeVisible();
});

async function personOf(phone: Page): Promise<string> {
  return ((await (await phone.request.get('./api/me')).json()) as { id: string }).id;
}

async function seatsAt(phone: Page, table: string): Promise<string[]> {
  const card = await (await phone.request.get(`./api/tables/${table}`)).json();
  return (card as { seats: { person: string }[] }).seats.map(({ person }) => person);
}
