/** The deal of the day, dealt by the server, on both engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitment } from '../core/dice.ts';
import { type TableRecord, verify } from '../core/verify.ts';
import { GAMES } from '../games/load.ts';
import type { DailyDeal, DailyStanding, History, OfflineDeal, OwnTable } from '../wire/http.ts';
import type { TableInfo } from '../wire/table-info.ts';
import type { Store } from './store/store.ts';
import type { Guest } from './testing/guest.ts';
import { playUntil } from './testing/players.ts';
import { ENGINES, openerOf } from './testing/engines.ts';
import { openTestServer, type TestServer } from './testing/server.ts';

const HOUR = 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 16, 12);

describe.each(ENGINES)('%s', (engine) => {
  let store: Store;
  let server: TestServer;
  let now = NOON;

  beforeAll(async () => {
    store = await openerOf(engine)();
    server = await openTestServer({ RATE: '1000' }, { store, now: () => now });
  });

  afterAll(() => server.close());

  const sit = (guest: Guest): Promise<TableInfo> => guest.post('/api/today/table');
  const play = (guest: Guest, { id }: TableInfo, seed: string): Promise<unknown> =>
    playUntil(server, id, [guest], Infinity, seed);
  const ruleOf = async (guest: Guest, method: string, path: string, body?: object): Promise<string> =>
    ((await guest.ask(method, path, body)).body as { rule: { id: string } }).rule.id;

  /** As a browser with this cookie of a device; without one, a new device. */
  async function sitOn(guest: Guest, device = ''): Promise<{ body: unknown; device: string | undefined }> {
    const headers = { cookie: `${guest.cookie}; ${device}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.base}/api/today/table`, { method: 'POST', headers, body: '{}' });
    return { body: await answer.json(), device: answer.headers.getSetCookie()[0]?.split(';', 1)[0] };
  }

  test('everybody gets the same deal, and nobody learns more of it than was dealt', async () => {
    now = NOON;
    const [guest, rival] = [await server.newGuest(), await server.newGuest()];
    const [table, other] = [await sit(guest), await sit(rival)];
    expect(table).toMatchObject({ status: 'playing', daily: '2026-11-16', seats: [{ person: guest.person.id }] });
    expect(other).toMatchObject({ daily: '2026-11-16', commitment: table.commitment });
    const { seed } = await guest.get<OfflineDeal>('/api/today');
    expect(commitment(seed)).not.toBe(table.commitment);

    await play(guest, table, 'the same moves');
    await play(rival, other, 'the same moves');
    const [history, same] = [
      await guest.get<History>(`/api/tables/${table.id}/history`),
      await rival.get<History>(`/api/tables/${other.id}/history`),
    ];
    expect(same.steps.map(({ say }) => say)).toEqual(history.steps.map(({ say }) => say));
    const over = await guest.get<TableInfo>(`/api/tables/${table.id}`);
    expect(over.status).toBe('over');
    expect(over).not.toHaveProperty('seed');
    expect(over).not.toHaveProperty('secret');
    expect(await ruleOf(guest, 'GET', `/api/tables/${table.id}/record`)).toBe('TODAY-5');
    expect(await ruleOf(rival, 'GET', `/api/tables/${table.id}/history`)).toBe('TABLE-18');
  });

  test('nobody else plays it, looks on, or plays it again', async () => {
    now = NOON + 24 * HOUR;
    const [guest, friend] = [await server.newGuest(), await server.newGuest()];
    const table = await sit(guest);
    const at = `/api/tables/${table.id}`;
    expect(await ruleOf(friend, 'GET', `${at}/history`)).toBe('TABLE-18');
    const refused = new Promise((told) => friend.follow(table.id, (news) => news.t === 'no' && told(news.rule.id)));
    expect(await refused).toBe('TABLE-18');
    expect(await ruleOf(guest, 'POST', `${at}/leave`, {})).toBe('TODAY-4');
    expect(await ruleOf(guest, 'POST', `${at}/remove`, { seat: 0 })).toBe('TODAY-4');
    await play(guest, table, 'alone');
    expect(await ruleOf(guest, 'POST', `${at}/rematch`, {})).toBe('TODAY-4');
    expect(await sit(guest)).toMatchObject({ id: table.id, status: 'over' });
  });

  test('one attempt: two requests at once, a second device and a restart find the same table', async () => {
    now = NOON + 48 * HOUR;
    const guest = await server.newGuest();
    const both = await Promise.all([sitOn(guest), sitOn(guest)]);
    expect(new Set(both.map(({ body }) => (body as TableInfo).id)).size).toBe(1);
    expect(both.filter(({ device }) => device !== undefined)).toHaveLength(1);
    expect((await guest.get<{ tables: OwnTable[] }>('/api/me/tables')).tables).toHaveLength(1);
    expect((await sitOn(guest)).body).toMatchObject({ id: (both[0].body as TableInfo).id });

    const early = await server.newGuest();
    const daily = { day: '2026-11-18', person: early.person.id, device: 'stopped before it began' };
    const dealt = await server.server.tables.deal(GAMES['don-quixote'], 'ab'.repeat(16), early.person, daily);
    expect(await sit(early)).toMatchObject({ id: (dealt as { id: string }).id, status: 'playing' });
  });

  test('one attempt per device, also for two people at once', async () => {
    now = NOON + 72 * HOUR;
    const guests = await Promise.all(Array.from({ length: 3 }, () => server.newGuest()));
    const { device } = await sitOn(guests[0]);
    const refused = { rule: { id: 'TODAY-3' } };
    expect(await sitOn(guests[1], device)).toMatchObject({ body: refused, device: undefined });

    now += 24 * HOUR;
    const raced = await Promise.all(guests.map((guest) => sitOn(guest, device)));
    expect(raced.filter(({ body }) => 'rule' in (body as object))).toMatchObject([
      { body: refused },
      { body: refused },
    ]);
  });

  test('it counts for the day on which it was begun, among all of that day, until its seed is shown', async () => {
    const begun = Date.UTC(2026, 11, 1, 23, 50);
    now = begun;
    const guests = await Promise.all(Array.from({ length: 3 }, () => server.newGuest()));
    const [first, second, third] = await Promise.all(guests.map(sit));
    await play(guests[0], first, 'before midnight');
    expect((await guests[0].get<DailyDeal>('/api/today/table')).standing).toMatchObject({ players: 1, below: 0 });

    now += HOUR;
    await play(guests[1], second, 'after midnight');
    const standing = await guests[1].get<DailyStanding>(`/api/tables/${second.id}/standing`);
    expect(standing).toMatchObject({ day: '2026-12-01', players: 2 });
    expect(await guests[1].get<DailyDeal>('/api/today/table')).toEqual({ game: 'don-quixote', day: '2026-12-02' });
    expect(await ruleOf(guests[0], 'GET', `/api/tables/${first.id}/record`)).toBe('TODAY-5');

    now = begun + 24 * HOUR + 10 * 60_000;
    const record = await guests[2].get<TableRecord>(`/api/tables/${first.id}/record`); // everybody may see it now
    expect(commitment(record.seed)).toBe(third.commitment);
    expect(verify(GAMES['don-quixote'], record)).toHaveProperty('value');
    await play(guests[2], third, 'too late');
    expect(await ruleOf(guests[2], 'GET', `/api/tables/${third.id}/standing`)).toBe('TODAY-6');
    expect((await guests[0].get<DailyStanding>(`/api/tables/${first.id}/standing`)).players).toBe(2);
  });

  test('a streak counts the days running, and a day left out ends it', async () => {
    const guest = await server.newGuest();
    const streaks: (number | undefined)[] = [];
    for (const day of [5, 6, 7, 9]) {
      now = Date.UTC(2027, 0, day, 12);
      // oxlint-disable-next-line no-await-in-loop -- day by day
      await play(guest, await sit(guest), 'every day');
      // oxlint-disable-next-line no-await-in-loop -- as above
      streaks.push((await guest.get<DailyDeal>('/api/today/table')).standing?.streak);
    }
    expect(streaks).toEqual([1, 2, 3, 1]);
  });
});
