/** Everything about me, and "delete me", on both engines. */
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlayedGames } from '../../wire/http.ts';
import { FORMER, type TableInfo } from '../../wire/table-info.ts';
import { migrate } from '../store/migrations.ts';
import { PERSONAL_TABLES } from '../store/personal-queries.ts';
import { kyselyOn } from '../store/sqlite-kysely.ts';
import type { Store } from '../store/store.ts';
import { type Guest, startTable } from '../testing/guest.ts';
import { playUntil } from '../testing/players.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { programOf } from '../testing/token.ts';

const WORDS = 'Nobody but me said this';

describe.each(ENGINES)('%s', (engine) => {
  const newStore = openerOf(engine);
  let store: Store;
  let server: TestServer;

  beforeEach(async () => {
    store = await newStore();
    server = await openTestServer({ RATE: '1000' }, { store });
  });
  afterEach(() => server.close());

  async function chat(guest: Guest, table: string): Promise<void> {
    await guest.post(`/api/tables/${table}/say`, { t: 'chat', id: 'a', text: WORDS });
  }

  /** Ana with a finished game, one that she left, one being played, one that is open, and habits of hers. */
  async function anasLife() {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const over = await startTable([ana, ben]);
    await playUntil(server, over.id, [ana, ben], Infinity, 'departure');
    await chat(ana, over.id);
    const left = await startTable([ben, ana]);
    await chat(ana, left.id);
    await ana.post(`/api/tables/${left.id}/leave`);
    const playing = await startTable([ana, ben]);
    const open = await ana.post<TableInfo>('/api/tables', { game: over.game, seats: ['me', 'empty'] });
    await ana.ask('PUT', '/api/me/mutes', { person: ben.person.id, muted: true });
    await ben.ask('PUT', '/api/me/mutes', { person: ana.person.id, muted: true });
    await ana.post('/api/me/recovery');
    return { ana, ben, over: over.id, left: left.id, playing: playing.id, open: open.id };
  }

  const deleted = async (guest: Guest): Promise<void> => {
    await guest.post('/api/me/delete', { name: guest.person.name, keepTales: false });
    await server.server.sweep(); // what was begun is done
  };

  test('one file has everything about me, and nothing of others that I could not see', async () => {
    const { ana, ben, ...ids } = await anasLife();
    await ben.post('/api/me/recovery');
    const data = await ana.get<{
      person: object;
      chats: { text: string }[];
      mutes: object[];
      links: object[];
      games: { table: TableInfo; seat: number; moves: object[] }[];
    }>('/api/me/data?download');
    expect(data).toMatchObject({
      person: ana.person,
      mutes: [{ muted: ben.person.id }],
      links: [{ kind: 'recovery' }],
    });
    expect(data.chats.map(({ text }) => text)).toEqual([WORDS, WORDS]);
    const games = new Map(data.games.map((game) => [game.table.id, game]));
    expect(new Set(games.keys())).toEqual(new Set(Object.values(ids)));
    expect(games.get(ids.over)!.moves.length).toBeGreaterThan(10);
    expect(games.get(ids.left)).toMatchObject({ seat: 1, table: { seats: [{ t: 'person' }, { was: ana.person.id }] } });
    expect(data.links).toHaveLength(1);
    expect(data).not.toHaveProperty('keys'); // secrets, even as hashes
  });

  test('games stay, and nothing else does: neither name, nor id, nor words, nor a way back', async () => {
    const { ana, ben, over, left, playing, open } = await anasLife();
    const name = ana.person.name;
    const wrong = await ana.ask('POST', '/api/me/delete', { name: 'Somebody', keepTales: false });
    expect([wrong.status, wrong.body]).toMatchObject([422, { rule: { id: 'PERSON-10' } }]);
    await deleted(ana);
    expect(await ana.ask('GET', '/api/me')).toMatchObject({ status: 401, body: { rule: { id: 'PERSON-1' } } });
    const former = { name: FORMER.name };
    const seatsAt = async (id: string) => (await ben.get<TableInfo>(`/api/tables/${id}`)).seats;
    expect(await seatsAt(over)).toMatchObject([{ t: 'person', person: '', ...former }, {}]);
    expect(await seatsAt(left)).toMatchObject([{}, { t: 'bot', ...former }]);
    expect(await seatsAt(playing)).toMatchObject([{ t: 'bot', ...former }, {}]);
    expect(await ben.get(`/api/tables/${playing}`)).toMatchObject({ status: 'playing', host: ben.person.id });
    expect((await store.table(open))?.card.status).toBe('closed');
    const { games } = await ben.get<PlayedGames>('/api/me/games');
    expect(games[0].seats[0]).toEqual({ ...former, person: '' });
    const kept = await Promise.all(
      [over, left, playing, open].map(async (id) => [await store.table(id), await store.chats(id, 0, 50)]),
    );
    const text = JSON.stringify([kept, await store.ownRows(ana.person.id), await store.mutedBy(ben.person.id)]);
    for (const trace of [ana.person.id, name, WORDS]) expect(text).not.toContain(trace);
    expect(await store.tablesNaming(ana.person.id)).toEqual([]);
    expect(await store.departures()).toEqual([]);
    expect((await ben.ask('GET', `/api/tables/${over}/record`)).status).toBe(200);
  });

  test('the cookie of somebody who was deleted opens nothing: neither a seat, nor a line of chat, nor a stream', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const { id } = await startTable([ben, ana]);
    const ghost = programOf(() => server.base, { cookie: ana.cookie });
    const stream = ghost.follow(id);
    expect(await stream.hears(({ t }) => t === 'hello')).toMatchObject({ viewer: 1 });
    await ana.post('/api/me/delete', { name: ana.person.name, keepTales: false });
    await stream.closed;
    const later = ghost.follow(id);
    expect(await later.hears(({ t }) => t === 'hello')).toMatchObject({ viewer: 'watcher' });
    later.close();
    for (const [path, body] of [
      [`/api/tables/${id}/join`, {}],
      ['/api/tables', { game: 'don-quixote', seats: ['me', 'empty'] }],
      ['/api/me/passkeys/options', {}],
      ['/api/me/link', {}],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ana.ask('POST', path, body), path).toMatchObject({
        status: 401,
        body: { rule: { id: 'PERSON-1' } },
      });
    const said = await ana.ask('POST', `/api/tables/${id}/say`, { t: 'chat', id: 'c', text: WORDS });
    expect(said.body).toMatchObject({ t: 'no', rule: { id: 'PERSON-1' } });
    await server.server.sweep();
  });

  test('two who left are told apart, and a rematch leaves their seats free', async () => {
    const guests = [await server.newGuest(), await server.newGuest(), await server.newGuest()];
    const { id } = await startTable(guests);
    await playUntil(server, id, guests, Infinity, 'two');
    const [ana, ben, eve] = guests;
    await deleted(ana);
    await deleted(eve);
    expect((await ben.get<TableInfo>(`/api/tables/${id}`)).seats).toMatchObject([
      { name: FORMER.name },
      { person: ben.person.id },
      { name: `${FORMER.name} 2` },
    ]);
    const { seats } = await ben.post<TableInfo>(`/api/tables/${id}/rematch`);
    expect(seats.map(({ t }) => t)).toEqual(['empty', 'person', 'empty']);
  });

  test('a server that ends halfway goes on when it starts again', async () => {
    const { ana, over } = await anasLife();
    await store.depart({ person: ana.person.id, tales: 0, at: 1 }); // and then the lights went out
    expect((await store.table(over))?.card.seats[0]).toMatchObject({ person: ana.person.id });
    expect((await ana.ask('GET', '/api/me')).status).toBe(200); // as this server remembers, for some seconds
    await server.server.sweep(); // as every server does at its start, and then by the hour
    expect((await store.table(over))?.card.seats[0]).toMatchObject({ person: '' });
    expect(await store.departures()).toEqual([]);
  });
});

test('of every table of the database that knows a person it is said what becomes of it', async () => {
  const database = new DatabaseSync(':memory:');
  await migrate(kyselyOn(database));
  const rows = database
    .prepare(
      `select m.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and c.name = 'person'`,
    )
    .all();
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(PERSONAL_TABLES));
});
