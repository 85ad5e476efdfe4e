/**
 * A week of a game by post, by a clock that only the test moves: a push, a holiday, a reminder, a time-out, then the history with its
 * pictures, the file with everything, and going for good. by-post.test.ts has the rules of each, on both engines.
 */
import { readFile } from 'node:fs/promises';
import type { OwnTable, PlayedGames } from '../src/wire/http.ts';
import type { TableInfo } from '../src/wire/table-info.ts';
import { comeBack } from '../src/server/testing/guest.ts';
import { playUntil } from '../src/server/testing/players.ts';
import { browserAt, openPostOffice } from '../src/server/testing/post-office.ts';
import { openTestServer } from '../src/server/testing/server.ts';
import { expect, test } from './test.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2026, 10, 16, 9);

test('a week by post, from the first push to the last goodbye', async ({ browser }) => {
  let now = MONDAY;
  const clock = (): number => now;
  const office = await openPostOffice();
  const server = await openTestServer(office.settings, { now: clock, steady: clock });
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    await server.server.notify();
    await server.server.tick();
  }
  const context = await browser.newContext({ baseURL: `${server.base}/` });
  const page = await context.newPage();

  // Ana comes by a link and takes a seat.
  const ben = await server.newGuest();
  const clockByPost = { t: 'post', days: 3, late: 'fallback' };
  const { id } = await ben.post<TableInfo>('/api/tables', {
    game: 'don-quixote',
    seats: ['me', 'empty'],
    clock: clockByPost,
  });
  await page.goto(`./#/play/${id}`);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByRole('button', { name: 'Leave this table' })).toBeVisible();
  const { name, value } = (await context.cookies()).find((cookie) => cookie.name === 'errantry')!;
  const ana = await comeBack(() => server.base, `${name}=${value}`);
  const phone = browserAt(`${office.url}/push`); // Chromium cannot subscribe without its push service
  await ana.post('/api/me/notices/push', { language: 'en', subscription: phone.subscription });
  const seatOfAna = async () => (await ben.get<TableInfo>(`/api/tables/${id}`)).seats[1];
  const gone = async (): Promise<void> => {
    await page.goto('about:blank');
    await expect.poll(seatOfAna).toMatchObject({ here: false });
  };
  const pushed = (): unknown[] => office.posts.map(({ body }) => (phone.read(body) as { title: string }).title);

  // Her page lies behind others, and then is closed.
  await page.evaluate(`Object.defineProperty(document, 'hidden', { value: true })`);
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  const isLooking = () => server.server.tables.use(id, ({ audience }) => audience.isLooking(ana.person.id));
  await expect.poll(isLooking).toBe(false);
  await ben.post(`/api/tables/${id}/start`);
  const owes = async () => (await ana.get<{ tables: OwnTable[] }>('/api/me/tables')).tables[0].owes;
  await expect.poll(owes).toBe(true); // her page takes part in the shuffle first
  await pass(HOUR);
  expect(pushed()).toEqual(['Your turn in Don Quixote']);
  await gone();
  await ana.ask('PUT', '/api/me/holiday', { days: 2 }); // until Wednesday
  await pass(2 * DAY);
  expect(pushed()).toHaveLength(1);
  await pass(2 * DAY - HOUR);
  expect(pushed()).toEqual(['Your turn in Don Quixote', '24 hours left in Don Quixote']);
  await pass(DAY);
  const { steps } = await ben.get<{ steps: readonly object[] }>(`/api/tables/${id}/history`);
  expect(steps.length).toBeGreaterThan(0); // the clock has played for those who were late
  await page.goto(`./#/play/${id}`);
  await expect(page.locator('.ask-text')).toBeVisible(); // the game goes on, and she is asked again
  await page.getByRole('button', { name: 'People' }).click();
  const mute = page.getByRole('checkbox', { name: 'Mute this table' });
  await mute.click(); // the answer redraws the box
  await expect(mute).toBeChecked();
  await gone();
  await pass(HOUR);
  expect(pushed()).toHaveLength(2);

  await playUntil(server, id, [ana, ben], Infinity, 'week');
  const { games } = await ana.get<PlayedGames>('/api/me/games');
  expect(games.map((game) => game.id)).toEqual([id]);
  await page.goto('./#/history');
  await expect(page.locator('.history-picture figcaption')).toHaveText([
    'Places',
    'Wins by seat',
    'Where your points come from, per game',
    'Against people you meet often',
  ]);
  await expect(page.getByRole('main')).toContainText(ben.person.name);

  await page.goto('./#/me');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { games: object[] };
  expect(data).toMatchObject({ holidays: [{ since: MONDAY + HOUR }], ways: [{ kind: 'push' }] });
  expect(data.games).toHaveLength(1);
  await page.getByText('Delete me', { exact: true }).click();
  await page.getByLabel(`Type your name, ${ana.person.name}, to confirm`).fill(ana.person.name);
  await page.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(page.getByText('You have not sat at a table yet')).toBeVisible();
  await server.server.sweep();
  const { seats } = await ben.get<TableInfo>(`/api/tables/${id}`);
  expect(JSON.stringify(seats)).not.toContain(ana.person.name);
  expect((await ben.get<PlayedGames>('/api/me/games')).games).toHaveLength(1); // the game stays
  await context.close();
  await server.close();
  await office.close();
});
