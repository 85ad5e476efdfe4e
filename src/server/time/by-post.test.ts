/** A week of a game by post, on both engines, by a clock that only the test moves, with a real webhook. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GivenOrders, Holiday } from '../../wire/http.ts';
import type { MyPeople } from '../../wire/people.ts';
import type { Moves } from '../../wire/messages.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import { type Guest, startTable } from '../testing/guest.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { firstMove } from '../testing/scene.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 18, 12);
const POST = { clock: { t: 'post', days: 3, late: 'fallback' } };

describe.each(ENGINES)('by post, %s', (engine) => {
  const newStore = openerOf(engine);
  let office: PostOffice;
  let server: TestServer;
  let now = NOON;
  let ids = 0;

  beforeEach(async () => {
    now = NOON;
    office = await openPostOffice();
    const clock = (): number => now;
    server = await openTestServer(
      { ...office.settings, RATE: '100' },
      { store: await newStore(), now: clock, steady: clock },
    );
  });
  afterEach(async () => {
    await server.close();
    await office.close();
  });

  /** Time passes; what is due is sent, and who is late has a move played. */
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    await server.server.notify();
    await server.server.tick();
  }

  const titles = (): string[] =>
    office.posts.map(({ body }) => (JSON.parse(body.toString()) as { title: string }).title).slice(1);

  async function reachable(): Promise<Guest> {
    const guest = await server.newGuest();
    await guest.post('/api/me/notices/hook', { language: 'en', hook: { url: `${office.url}/hook`, style: 'json' } });
    return guest;
  }

  const act = (guest: Guest, { id }: TableInfo, what: string, body: object = {}): Promise<TableInfo> =>
    guest.post(`/api/tables/${id}/${what}`, { id: `r${ids++}`, ...body });

  async function refused(guest: Guest, { id }: TableInfo, what: string, body: object = {}): Promise<string> {
    const answer = await guest.ask('POST', `/api/tables/${id}/${what}`, { id: `r${ids++}`, ...body });
    return (answer.body as { rule: { id: string } }).rule.id;
  }

  const playFirst = ({ person }: Guest, { id }: TableInfo): Promise<string | undefined> =>
    server.server.tables.use(id, async (table) => {
      const seat = seatOf(table.card(), person.id)!; // one of those who sit there
      const { asked, move } = firstMove(table, seat);
      return (await table.play(seat, asked, `m${ids++}`, move)).rule?.id;
    });

  const dueOf = async ({ person }: Guest, { id }: TableInfo): Promise<number | undefined> =>
    server.server.tables.use(id, (table) => {
      const { match, card } = table.current();
      return match?.deadlines[seatOf(card, person.id)!].due; // as above
    });

  test('a message, a reminder a day before, a holiday that moves both, and a time-out', async () => {
    const [ana, ben] = [await reachable(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    await playFirst(ben, table);
    await pass(HOUR);
    expect(titles()).toEqual(['Your turn in Don Quixote']);
    await pass(DAY);
    const holiday = await ana.ask('PUT', '/api/me/holiday', { days: 2 });
    expect(holiday.body).toEqual({ perMonth: 7, left: 5, until: now + 2 * DAY } satisfies Holiday);
    expect((await ben.get<TableInfo>(`/api/tables/${table.id}`)).seats[0]).toMatchObject({ holiday: now + 2 * DAY });
    await pass(2 * DAY);
    expect(titles()).toHaveLength(1);
    await pass(DAY - HOUR);
    expect(titles()).toEqual(['Your turn in Don Quixote', '24 hours left in Don Quixote']);
    await pass(12 * HOUR);
    expect(titles()).toHaveLength(2); // once
    expect(await dueOf(ana, table)).toBe(NOON + 5 * DAY);
    await pass(12 * HOUR);
    const { steps } = await ben.get<{ steps: object[] }>(`/api/tables/${table.id}/history`);
    expect(steps).toHaveLength(2);
    expect(now).toBe(NOON + 5 * DAY);
  });

  test('a holiday has so many days a month, can be ended early, and counts at new tables', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const take = async (days: number): Promise<unknown> => (await ana.ask('PUT', '/api/me/holiday', { days })).body;
    expect(await take(8)).toMatchObject({ rule: { id: 'TABLE-40' } });
    expect(await take(7)).toMatchObject({ left: 0 });
    const table = await startTable([ana, ben], POST);
    await expect.poll(() => dueOf(ana, table)).toBe(NOON + 10 * DAY);
    now += 2 * DAY - HOUR;
    expect(await take(0)).toEqual({ perMonth: 7, left: 5 });
    expect(await dueOf(ana, table)).toBe(now + 3 * DAY);
    now = Date.UTC(2026, 11, 1);
    expect(await take(7)).toMatchObject({ left: 0 });
  });

  test('a pause needs everybody; nobody moves in it, no clock runs, and anybody ends it', async () => {
    const [ana, ben, stranger] = [await server.newGuest(), await server.newGuest(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    expect(await refused(stranger, table, 'propose', { what: 'pause' })).toBe('TABLE-22');
    expect((await act(ana, table, 'propose', { what: 'pause' })).paused).toBeUndefined();
    expect(await act(ben, table, 'propose/answer', { what: 'pause', agree: false })).toMatchObject({
      proposal: { no: 1 },
    });
    expect(await refused(ben, table, 'propose/answer', { what: 'pause', agree: true })).toBe('TABLE-38');
    await act(ana, table, 'propose', { what: 'pause' });
    expect(await act(ben, table, 'propose/answer', { what: 'pause', agree: true })).toMatchObject({ paused: NOON });
    expect(await playFirst(ana, table)).toBe('TABLE-36');
    await pass(20 * DAY);
    expect((await ben.get<{ steps: object[] }>(`/api/tables/${table.id}/history`)).steps).toEqual([]);
    expect((await act(ben, table, 'resume')).paused).toBeUndefined();
    expect(await dueOf(ana, table)).toBe(now + 3 * DAY);
    expect(await refused(ben, table, 'resume')).toBe('TABLE-37');
  });

  test('a game ends early if all agree: nobody wins, and it is not among the finished ones', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    await act(ana, table, 'propose', { what: 'end' });
    const ended = await act(ben, table, 'propose/answer', { what: 'end', agree: true });
    expect(ended).toMatchObject({ status: 'closed', ended: NOON });
    expect(ended.outcome).toBeUndefined();
    expect(await ana.get('/api/me/games')).toEqual({ games: [], more: false });
    expect((await ana.get<MyPeople>('/api/me/people')).met).toMatchObject([{ id: ben.person.id, games: 1 }]);
    expect(await playFirst(ana, table)).toBe('TABLE-26');
  });

  test('others can give the full time again, and nobody gives it to themselves', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    now += 2 * DAY;
    expect(await refused(ana, table, 'give', { seat: 0 })).toBe('TABLE-39');
    await act(ben, table, 'give', { seat: 0 });
    expect(await dueOf(ana, table)).toBe(now + 3 * DAY);
    expect(await dueOf(ben, table)).toBe(NOON + 3 * DAY);
  });

  test('an order is played when its card comes, once, and only its owner knows of it', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    const path = `/api/tables/${table.id}/orders`;
    const given = await server.server.tables.use(table.id, (held) => {
      const view: unknown = held.game.view(held.current().told!.state, 0); // it was started
      const { move } = firstMove(held, 0);
      const fields: readonly number[] = held.game.table!.orders!.occasions!(view);
      return fields.map((occasion) => ({ t: 'when', occasion, move }));
    });
    expect((await ana.ask('PUT', path, { orders: [{ t: 'when', occasion: 99, move: given![0].move }] })).status).toBe(
      422,
    );
    const kept = (await ana.ask('PUT', path, { orders: given })).body as GivenOrders;
    expect(kept.orders).toEqual(given);
    expect((await ben.get<GivenOrders>(path)).orders).toEqual([]);
    const second = await server.server.tables.use(table.id, (held) => held.moves(0));
    await server.server.tables.use(table.id, async (held) => {
      const asked = held.current().match!.asked[0];
      const other = (second as Moves).moves.at(-1);
      await held.play(0, asked, 'other', other);
    });
    await playFirst(ben, table); // the next card comes: the order is played at once, and its tile is gone with it
    await expect.poll(() => server.server.tables.use(table.id, (held) => held.current().match?.asked[0])).toBe(-1);
    await expect.poll(async () => (await ana.get<GivenOrders>(path)).orders).toEqual([]);
  });
});
