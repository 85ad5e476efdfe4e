/** Tables that count, on both engines, with people who come from different networks and from the same one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ladder, OwnRatings, TableRatings } from '../../wire/ratings.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Store } from '../store/store.ts';
import { type Guest, startTable } from '../testing/guest.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { playOut } from '../testing/scene.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { MOST_ALIKE } from './ratings.ts';

const DAY = 24 * 3600_000;
const COUNTING = { counts: true, clock: { t: 'live', seconds: 600, reserve: 0, late: 'fallback' } };

describe.each(ENGINES)('ratings, %s', (engine) => {
  const newStore = openerOf(engine);
  let server: TestServer;
  let now = 0;
  let homes = 0;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 18, 12);
    server = await open(await newStore());
  });
  afterEach(async () => {
    await server.close();
  });

  const open = (store: Store): Promise<TestServer> => {
    const clock = (): number => now;
    return openTestServer({ TRUST_PROXY: '1', RATE: '100' }, { store, now: clock, steady: clock });
  };

  /** Somebody from a network of their own. */
  const somebody = (address = `198.51.100.${homes++}`): Promise<Guest> =>
    server.newGuest({ 'x-forwarded-for': address });

  const play = async ({ id }: TableInfo, seed = 'a seed'): Promise<TableInfo> =>
    (await server.server.tables.use(id, async (table) => {
      await playOut(table, seed);
      return table.card();
    }))!; // it was opened

  const ratingsAt = (guest: Guest, { id }: TableInfo): Promise<TableRatings> => guest.get(`/api/tables/${id}/ratings`);
  const resultAt = async (guest: Guest, table: TableInfo): Promise<string> => (await ratingsAt(guest, table)).result;
  const rating = async (guest: Guest): Promise<OwnRatings['ratings'][number] | undefined> =>
    (await guest.get<OwnRatings>('/api/me/ratings')).ratings[0];

  const refused = async (guest: Guest, path: string, body: object): Promise<string> =>
    ((await guest.ask('POST', path, body)).body as { rule: { id: string } }).rule.id;

  test('a game that counts changes the ratings of both, once, and the ladder has them among the bots', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    await ana.ask('PATCH', '/api/me', { shield: 'gules/windmill' });
    const over = await play(await startTable([ana, ben], COUNTING));
    await expect.poll(() => resultAt(ana, over)).toBe('rated');
    const { seats } = await ratingsAt(ana, over);
    const [mine, other] = over.outcome!.places; // a game may be shared
    expect(seats.map(({ change }) => Math.sign(change!))).toEqual([Math.sign(other - mine), Math.sign(mine - other)]);
    expect(await rating(ana)).toMatchObject({ game: over.game, games: 1 });
    await server.server.sweep();
    expect(await rating(ana)).toMatchObject({ games: 1 });
    const ladder = await ana.get<Ladder>(`/api/ladder?game=${over.game}`);
    expect(ladder.entries.some(({ level }) => level === 'medium')).toBe(true);
    expect(ladder.own).toMatchObject({ person: ana.person.id, games: 1, shield: 'gules/windmill' });
    expect(await refused(ana, '/api/tables', { game: over.game, seats: ['me', 'empty'], counts: true })).toBe(
      'RATING-1',
    );
  });

  test('a table that does not count changes nothing, and nothing is taken back at one that does', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    await play(await startTable([ana, ben]));
    expect(await rating(ana)).toBeUndefined();
    const table = await startTable([ana, ben], COUNTING);
    expect(table.takeBacks).toBe(false);
    const wanted = { game: table.game, seats: ['me', 'empty'], ...COUNTING };
    expect(await refused(ana, '/api/tables', { ...wanted, takeBacks: true })).toBe('RATING-1');
    expect(await refused(ana, '/api/tables', { ...wanted, seats: ['empty', 'empty'], screen: true })).toBe('RATING-1');
  });

  test('a newcomer gets a rating by playing a bot, whose own stays', async () => {
    const ana = await somebody();
    const wanted = { game: 'don-quixote', seats: ['me', { bot: 'random' }], start: true, ...COUNTING };
    const table = await ana.post<TableInfo>('/api/tables', wanted);
    await expect.poll(async () => (await play(table)).status, { timeout: 20_000 }).toBe('over');
    await expect.poll(() => resultAt(ana, table)).toBe('rated');
    const { seats } = await ratingsAt(ana, table);
    expect(seats[0].games).toBe(1);
    expect(seats[1].change).toBeUndefined();
  });

  test('two tabs of one network or one device do not sit at the same table that counts', async () => {
    const ana = await somebody('203.0.113.7');
    const wanted = { game: 'don-quixote', seats: ['me', 'empty', 'empty'], ...COUNTING };
    const { id } = await ana.post<TableInfo>('/api/tables', wanted);
    const path = `/api/tables/${id}/join`;
    const tab = await somebody('203.0.113.7');
    expect(await refused(tab, path, {})).toBe('RATING-2');
    const [ben, phone] = await Promise.all(
      ['203.0.113.8', '203.0.113.9'].map((address) =>
        server.newGuest({ 'x-forwarded-for': address, cookie: `errantry-device=${'d'.repeat(43)}` }),
      ),
    );
    await ben.post(path);
    expect(await refused(phone, path, {})).toBe('RATING-2');
    await ben.post(`/api/tables/${id}/leave`);
    await phone.post(path); // whoever left is not there any more
  });

  test('the same people change their ratings in a few games a day, and again the next day', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const results: string[] = [];
    for (let game = 0; game <= MOST_ALIKE; game++) {
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      results.push(await playedResult(ana, ben, `game ${game}`));
    }
    expect(results).toEqual([...Array.from({ length: MOST_ALIKE }, () => 'rated'), 'often']);
    now += DAY + 1;
    expect(await playedResult(ana, ben, 'tomorrow')).toBe('rated');
    expect(await rating(ben)).toMatchObject({ games: MOST_ALIKE + 1 });
  });

  async function playedResult(ana: Guest, ben: Guest, seed: string): Promise<string> {
    const over = await play(await startTable([ana, ben], COUNTING), seed);
    await expect.poll(() => resultAt(ana, over)).not.toBe('playing');
    return resultAt(ana, over);
  }

  test('who leaves loses, and the one who stays may end the game', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const table = await startTable([ana, ben], COUNTING);
    expect(await refused(ana, `/api/tables/${table.id}/remove`, { seat: 1 })).toBe('RATING-3');
    await ben.post(`/api/tables/${table.id}/leave`);
    await ana.post(`/api/tables/${table.id}/propose`, { id: 'end', what: 'end' });
    await expect.poll(() => resultAt(ana, table)).toBe('deserted');
    expect(await rating(ana)).toBeUndefined();
    expect((await rating(ben))!.points).toBeLessThan(1500);
  });

  test('all can agree to end a game: nothing is rated; alone against bots one plays on, or loses', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const table = await startTable([ana, ben], COUNTING);
    await ana.post(`/api/tables/${table.id}/propose`, { id: 'end', what: 'end' });
    await ben.post(`/api/tables/${table.id}/propose/answer`, { id: 'yes', what: 'end', agree: true });
    await expect.poll(() => resultAt(ana, table)).toBe('ended');
    expect(await rating(ana)).toBeUndefined();
    const wanted = { game: 'don-quixote', seats: ['me', { bot: 'random' }], start: true, ...COUNTING };
    const alone = await ana.post<TableInfo>('/api/tables', wanted);
    expect(await refused(ana, `/api/tables/${alone.id}/propose`, { id: 'end', what: 'end' })).toBe('RATING-3');
    await ana.post(`/api/tables/${alone.id}/leave`);
    await expect.poll(() => resultAt(ana, alone)).toBe('deserted');
    expect((await rating(ana))!.points).toBeLessThan(1500);
  });

  test('a server that was killed before it rated a game does so when it starts again', async () => {
    await server.close();
    const kept = await newStore();
    let isKilled = true;
    const failing: Store = {
      ...kept,
      saveRated: (game) => (isKilled ? Promise.reject(new Error('killed')) : kept.saveRated(game)),
      close: () => (isKilled ? Promise.resolve() : kept.close()),
    };
    server = await open(failing);
    const [ana, ben] = [await somebody(), await somebody()];
    const over = await play(await startTable([ana, ben], COUNTING));
    await server.close();
    expect(await kept.resultOf(over.id)).toBeUndefined();
    isKilled = false;
    server = await open(failing);
    await expect.poll(() => kept.resultOf(over.id)).toBe('rated');
    expect(await kept.ratedAt(over.id)).toHaveLength(2);
  });
});
