/** Knights & Damosels: whole games, in this browser and on the server; and six phones round one television, without a leak. */
import { type Browser, expect, type Page, test } from '../../../../e2e/test.ts';
import { clean } from '../../../../e2e/axe.ts';
import { answer, inRound, leaks, overhear, type Overheard, playUntil, seen } from './court.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { seeTheBoard } from '../../../../e2e/play.ts';

const PHONE = { width: 390, height: 844 };
const LADIES = /Elaine|Guenever|Isoud|Morgan|Nimue|Viviane/;
/** A quest that everybody sees. */
const EVENT = 'Tristram &amp; Isoud';

async function arrive(browser: Browser, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport });
  return context.newPage();
}

/** A table for these people, who then look at it; the host opens it. */
async function sitTogether(pages: readonly Page[], seats: readonly unknown[], options: object): Promise<string> {
  const [host, ...others] = pages;
  await Promise.all(pages.map((page) => page.goto('./')));
  await Promise.all(pages.map((page) => page.request.post('./api/me', { data: {} })));
  const terms = { game: 'knights-and-damosels', seats, options, watch: true };
  const { id } = (await (await host.request.post('./api/tables', { data: terms })).json()) as { id: string };
  for (const page of others) await page.request.post(`./api/tables/${id}/join`, { data: {} });
  await host.request.post(`./api/tables/${id}/start`, { data: {} });
  await Promise.all(pages.map((page) => page.goto(`./#/play/${id}`)));
  return id;
}

test('a whole game against two bots by the keyboard, with lessons until they are switched off', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now Knights & Damosels' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Tip' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide tips' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Tip' })).toHaveCount(0);
  while (!(await page.locator('.result-title').isVisible())) await answer(page);
  await expect(page.locator('.kd-ranking li')).toHaveCount(3);
  await expect(page.locator('.result-title')).toHaveText(/^You (win|came)/);
});

test('a whole game of four, two of them bots, with jousts and Camlann', async ({ browser }) => {
  const pages = [await arrive(browser), await arrive(browser, { width: 1280, height: 800 })];
  const bots = ['Kay', 'Enid'].map((name) => ({ bot: 'easy', name }));
  await sitTogether(pages, ['me', 'empty', ...bots], { selection: 'free', joust: true, camlann: true });
  await playUntil(pages, seen('.result-title'));
  for (const page of pages) {
    await expect(page.locator('.kd-ranking li')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: /^The Battle of Camlann/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /lady gave \d cards? to / })).toBeVisible();
    await seeTheBoard(page);
    await page.getByRole('button', { name: 'Log' }).click();
    await expect(page.getByText(/ wins? at Camlann!$/).first()).toBeVisible();
    await expect(page.getByText(/ to a joust for /).first()).toBeVisible();
  }
});

/** What the page shows of the display is what its seat may know; nothing of it is kept on the device. */
async function expectDiscreet(page: Page): Promise<void> {
  const display = page.getByRole('region', { name: 'Merlin’s display' });
  const isMerlin = (await page.locator('.kd-merlin').count()) > 0;
  const slots = (await display.locator('.kd-slots > li').allTextContents()).filter((text) => LADIES.test(text));
  const denied = await display.locator('.kd-ring-denied').count();
  expect(isMerlin || slots.length <= denied, slots.join()).toBe(true);
  const attributes = await display.locator('.kd-slots').innerHTML();
  expect(isMerlin || denied > 0 || !LADIES.test(attributes)).toBe(true);
  const stored = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
  const named = stored.replaceAll('knights-and-damosels', ''); // the game itself
  expect(named).not.toMatch(/sealed|damosel|gift|drawn/);
}

/** KD-22.2: Arthur has three events and lays one away, Merlin gets two and reveals one; the others see closed hands. */
async function chooseEvent(phones: readonly Page[]): Promise<void> {
  for (const cards of [3, 2]) {
    for (const page of phones) await expect(page.locator('.kd-choosing .kd-back')).toHaveCount(cards);
    const hands = await Promise.all(phones.map((page) => page.locator('.kd-events .kd-answer').count()));
    expect(hands.toSorted((a, b) => b - a)).toEqual([cards, 0, 0, 0, 0, 0]);
    await answer(phones[hands.indexOf(cards)]);
  }
  for (const page of phones) await expect(page.locator('.kd-event .kd-listed')).toBeVisible();
}

/** KD-22.3: who has given waits under wax; after the last seal the cards come out of Merlin's hat. */
async function give(phones: readonly Page[]): Promise<void> {
  for (const page of phones.slice(1)) {
    await page.locator('.kd-gifts .kd-answer').first().press('Enter');
    await expect(page.locator('.kd-damosel .kd-wax')).toBeVisible();
  }
  await expect(phones[1].getByText('5 of 6 players have chosen.').first()).toBeVisible();
  await phones[0].locator('.kd-gifts .kd-answer').first().press('Enter');
  for (const page of phones) await expect(page.locator('.kd-slots > li')).toHaveCount(6);
}

/** KD-22.4: Merlin alone is told whose the cards are, and can cover them on a device that others may see. */
async function coverAndPeek(merlin: Page): Promise<void> {
  const slots = merlin.locator('.kd-slots');
  await expect(merlin.getByText('Only you can see whose cards these are')).toBeVisible();
  await merlin.getByRole('button', { name: 'Hide names' }).click();
  await expect(slots).not.toContainText(LADIES);
  await merlin.getByRole('button', { name: 'Hold to peek' }).press('Enter');
  await expect(slots).toContainText(LADIES);
  await merlin.getByRole('button', { name: 'Show names' }).click();
}

/** One of them is Merlin, who asks last: to reach for a card says whose turn it is, and by which rule. */
async function expectMerlinWaits(phones: readonly Page[]): Promise<void> {
  const are = await Promise.all(phones.map((page) => page.locator('.kd-merlin').count()));
  const merlin = phones[are.indexOf(1)];
  await coverAndPeek(merlin);
  await merlin.locator('.kd-slots .kd-option').first().click({ force: true }); // it is no answer now
  await expect(
    merlin
      .getByRole('alert')
      .filter({ hasText: /turn to ask/ })
      .locator('[data-rule="KD-6.1"]'),
  ).toBeVisible();
}

test('six phones round one television, through two rounds: nobody is sent or shown what is not theirs', async ({
  browser,
}) => {
  const phones = await Promise.all(Array.from({ length: 6 }, () => arrive(browser)));
  const screen = await arrive(browser, { width: 1280, height: 720 });
  const heard: Overheard[] = [...phones, screen].map(overhear);
  const id = await sitTogether(phones, ['me', ...Array.from({ length: 5 }, () => 'empty')], { selection: 'free' });
  await screen.goto(`./#/screen/${id}`);
  for (const round of [1, 2]) {
    await chooseEvent(phones);
    await give(phones);
    await expect(screen.locator('.kd-display')).toBeVisible();
    for (const page of phones) await expectDiscreet(page);
    expect((await screen.locator('.kd-tv').innerHTML()).replaceAll(EVENT, '')).not.toMatch(LADIES);
    for (const page of phones) await allFits(page);
    await expectMerlinWaits(phones);
    await playUntil(phones, inRound(round + 1));
  }
  const told = heard.map(({ messages }) => messages.find(({ t }) => t === 'hello')?.viewer);
  expect(told).toEqual([0, 1, 2, 3, 4, 5, 'watcher']);
  heard.forEach((overheard, i) => expect(leaks(overheard, told[i] ?? 'watcher')).toEqual([]));
  expectUnheard(heard, told);
});

/** Merlin's list of givers, and each sealed gift, reached those concerned and no other page, in any form. */
function expectUnheard(heard: readonly Overheard[], told: readonly unknown[]): void {
  const givers = heard.map(({ texts }) => texts.flatMap((text) => text.match(/"damosels":\[\d[\d,]*\]/g) ?? []));
  expect(givers.flat().length).toBe(2); // two displays
  const gifts = heard.map(({ texts }) => texts.flatMap((text) => text.match(/"t":"sealed","seat":\d,"thing":"gift","choice":\d/g) ?? [])); // prettier-ignore
  gifts.forEach((own, i) => own.forEach((gift) => expect(gift).toContain(`"seat":${String(told[i])},`)));
  expect(gifts.flat().length).toBe(12); // of six, twice
}

for (const theme of ['paper', 'candlelight'])
  for (const viewport of [PHONE, { width: 1280, height: 800 }])
    test(`axe finds nothing at the court in ${theme}, ${viewport.width} wide`, async ({ browser }) => {
      const page = await arrive(browser, viewport);
      await page.addInitScript(`localStorage.setItem('errantry/settings', '{"theme":"${theme}"}')`);
      await page.goto('./');
      await page.getByRole('button', { name: 'Play now Knights & Damosels' }).click();
      const display = page.getByRole('region', { name: 'Merlin’s display' });
      while (!(await display.isVisible())) await answer(page);
      await page.getByRole('button', { name: 'Your notes' }).click();
      await clean(page);
      await playUntil([page], seen('.kd-round'));
      await page.getByRole('button', { name: 'Who has what' }).click();
      await clean(page);
    });
