/**
 * Somebody who is away from a game by post, by a clock that only the test moves: the e-mails they get from a real mail server, the link
 * that brings them back, and what the others see meanwhile. news.test.ts has the rules of each message, on both engines.
 */
import type { Notices } from '../src/wire/notices.ts';
import type { TableInfo } from '../src/wire/table-info.ts';
import { comeBack, type Guest } from '../src/server/testing/guest.ts';
import { openPostOffice } from '../src/server/testing/post-office.ts';
import { firstMove } from '../src/server/testing/scene.ts';
import { openTestServer } from '../src/server/testing/server.ts';
import { clean } from './axe.ts';
import { expect, test } from './test.ts';

const DAY = 24 * 3600_000;
const MINUTE = 60_000;
const MONDAY = Date.UTC(2026, 10, 16, 9);

test.use({ viewport: { width: 390, height: 844 } });

test('a deadline by post is missed: an e-mail says so, its link takes the seat back, the others see why', async ({
  browser,
}) => {
  let now = MONDAY;
  const clock = (): number => now;
  const office = await openPostOffice();
  const server = await openTestServer(office.settings, { now: clock, steady: clock });
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    await server.server.tick();
    await server.server.notify();
  }
  const context = await browser.newContext({ baseURL: `${server.base}/`, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const ben = await server.newGuest();
  const { id } = await ben.post<TableInfo>('/api/tables', {
    game: 'don-quixote',
    seats: ['me', 'empty'],
    clock: { t: 'post', days: 3, late: 'bot' },
  });
  await page.goto(`./#/play/${id}`);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByRole('button', { name: 'Leave this table' })).toBeVisible();
  const { name, value } = (await context.cookies()).find((cookie) => cookie.name === 'errantry')!;
  const ana = await comeBack(() => server.base, `${name}=${value}`);

  // She asks for e-mails on the page.
  await page.goto('./#/notices');
  await page.getByLabel('E-mail address').fill('ana@example.org');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = page.getByLabel('Six digits from the e-mail to ana@example.org');
  await expect(code).toBeVisible();
  await code.fill(/\d{6}/.exec(office.letters[0])?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await ana.get<Notices>('/api/me/notices')).ways).toMatchObject([{ isOpen: false }]);
  await page.goto('about:blank');

  const move = ({ person }: Guest): Promise<unknown> =>
    server.server.tables.use(id, (table) => {
      const seat = table.card().seats.findIndex((sitter) => sitter.t === 'person' && sitter.person === person.id);
      const { asked, move: first } = firstMove(table, seat);
      return table.play(seat, asked, `m${asked}`, first);
    });
  await ben.post(`/api/tables/${id}/start`);
  await expect
    .poll(async () => (await ben.get<TableInfo>(`/api/tables/${id}`)).shares?.some(({ t }) => t === 'asked'))
    .toBe(false);
  await move(ben);
  await pass(MINUTE);
  await pass(2 * DAY);
  await pass(DAY);
  const steps = async (): Promise<number> =>
    (await ben.get<{ steps: readonly object[] }>(`/api/tables/${id}/history`)).steps.length;
  await expect.poll(steps).toBe(3); // the bot has played for her, and chosen for the next card
  await pass(MINUTE);
  const subjects = office.letters.map((letter) => /^Subject: (.*)$/m.exec(letter.replaceAll('\r', ''))?.[1]);
  expect(subjects.slice(1)).toEqual([
    'Your turn in Don Quixote',
    '24 hours left in Don Quixote',
    'Your time ran out in Don Quixote',
  ]);

  // Ben sees for whom a bot plays, and why.
  const other = await browser.newContext({ baseURL: `${server.base}/`, viewport: { width: 390, height: 844 } });
  const [cookie, secret] = ben.cookie.split('=');
  await other.addCookies([{ name: cookie, value: secret, url: server.base }]);
  const his = await other.newPage();
  await his.goto(`./#/play/${id}`);
  await his.getByRole('button', { name: 'People' }).click();
  await expect(his.locator('.company-seats')).toContainText('ran out of time, a bot is playing');

  // The link of the e-mail brings her back.
  const letter = office.letters[3];
  const link = /^(http\S+#\/play\/\S+)\r?$/m.exec(letter)?.[1] ?? '';
  await page.goto(link);
  const notice = page.locator('.notice');
  await expect(notice).toContainText('Welcome back! Your time ran out, and 2 moves were played for you:');
  await expect(notice).toContainText('The seat is yours again.');
  await clean(page);
  await expect(his.locator('.company-seats')).not.toContainText('ran out of time');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toHaveCount(0);

  // Her page stays open until the next deadline: nobody comes back to it, so it has a button.
  await move(ben); // that ends the card for which the bot chose
  await move(ben);
  await pass(3 * DAY + MINUTE); // what was shown before the question is not of her time
  await expect(notice).toContainText('Your time ran out. A bot plays for you.');
  await notice.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(notice).toContainText('The seat is yours again.');
  await expect.poll(async () => (await ben.get<TableInfo>(`/api/tables/${id}`)).seats[1]).not.toHaveProperty('away');
  await Promise.all([context.close(), other.close()]);
  await server.close();
  await office.close();
});
