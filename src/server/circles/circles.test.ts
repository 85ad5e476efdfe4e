/** One's people, blocks, invitations and circles, on both engines, with people who mean no good. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHRONICLED_GAMES } from '../../print/parts.ts';
import { type Circle, type CircleDoor, type MyPeople, PEOPLE_LIMITS, type TableInvitation } from '../../wire/people.ts';
import type { DeskReport } from '../../wire/desk.ts';
import type { Ladder } from '../../wire/ratings.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Guest, startTable } from '../testing/guest.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const GAME = 'don-quixote';
const TOKEN = 'the token of the operator';

describe.each(['SQLite', 'PostgreSQL'])('people, %s', (engine) => {
  let postgres: Postgres | undefined;
  let office: PostOffice;
  let store: Store;
  let server: TestServer;
  let now = NOON;

  beforeAll(async () => {
    if (engine === 'PostgreSQL') postgres = await startPostgres();
    office = await openPostOffice();
  }, 120_000);
  afterAll(async () => {
    await office.close();
    await postgres?.stop();
  }, 60_000);
  beforeEach(async () => {
    now = NOON;
    office.posts.length = 0;
    store = await (postgres === undefined ? openSqlite(':memory:') : openPostgres(postgres.url));
    server = await openTestServer({ ...office.settings, ADMIN_TOKEN: TOKEN }, { store, now: () => now });
  });
  afterEach(() => server.close());

  const guests = (count: number): Promise<Guest[]> =>
    Promise.all(Array.from({ length: count }, () => server.newGuest()));

  /** The rule by which something is refused, or 'ok'. */
  async function asked(guest: Guest, method: string, path: string, body?: object): Promise<string> {
    const answer = await guest.ask(method, path, body);
    return answer.status === 200 ? 'ok' : (answer.body as { rule: { id: string } }).rule.id;
  }

  const open = (guest: Guest, wanted: object = {}): Promise<TableInfo> =>
    guest.post('/api/tables', { game: GAME, seats: ['me', 'empty'], ...wanted });
  const invite = (guest: Guest, { id }: TableInfo, ...people: Guest[]): Promise<string> =>
    asked(guest, 'POST', `/api/tables/${id}/invite`, { people: people.map(({ person }) => person.id) });
  const block = (guest: Guest, other: Guest, blocked = true): Promise<string> =>
    asked(guest, 'PUT', '/api/me/blocks', { person: other.person.id, blocked });
  const joins = (guest: Guest, { id }: TableInfo): Promise<string> =>
    asked(guest, 'POST', `/api/tables/${id}/join`, {});
  const people = (guest: Guest): Promise<MyPeople> => guest.get('/api/me/people');
  const listed = async (guest: Guest): Promise<string[]> =>
    (await guest.get<{ tables: TableInfo[] }>('/api/tables')).tables.map(({ id }) => id);
  const listedOf = async (tables: readonly TableInfo[], guest: Guest): Promise<string[]> => {
    const found = await listed(guest);
    return tables.map(({ id }) => id).filter((id) => found.includes(id));
  };
  const invitations = async (guest: Guest): Promise<TableInvitation[]> =>
    (await guest.get<{ invitations: TableInvitation[] }>('/api/me/tables')).invitations;

  async function withHook(guest: Guest): Promise<Guest> {
    const hook = { url: `${office.url}/${guest.person.id}`, style: 'json' };
    await guest.post('/api/me/notices/hook', { language: 'en', hook });
    office.posts.length = 0; // the first one tries the address
    return guest;
  }

  async function told(): Promise<object[]> {
    now += 60_000;
    await server.server.notify();
    return office.posts.map(({ body }) => JSON.parse(body.toString()) as object);
  }

  test('somebody met is invited again, told once, and sits down; the turn is told too', async () => {
    const [ana, ben, carla] = await guests(3);
    await startTable([ana, ben]);
    expect(await people(ana)).toMatchObject({ met: [{ id: ben.person.id, name: ben.person.name, games: 1 }] });
    await joins(carla, await open(ana));
    expect((await people(carla)).met).toEqual([]); // no game has begun
    const lobby = await open(ana);
    await joins(carla, lobby);
    await ana.post(`/api/tables/${lobby.id}/leave`);
    expect((await people(carla)).met).toEqual([]); // and will not
    await withHook(ben);
    const table = await open(ana, { watch: false });
    expect(await invite(ana, table, ben)).toBe('ok');
    expect(await invite(ana, table, ben)).toBe('ok');
    const title = `${ana.person.name} invites you to Don Quixote`;
    const [message, ...more] = (await told()).filter((one) => 'title' in one && one.title === title);
    expect(message).toMatchObject({ title, text: 'Take a seat while one is free.' });
    expect(more).toEqual([]);
    const [{ by, card, invitation }] = await invitations(ben);
    expect({ by, id: card.id }).toEqual({ by: ana.person.name, id: table.id });
    expect((message as { link: string }).link).toBe(`${server.base}/#/play/${table.id}/${invitation}`);
    expect(await joins(ben, table)).toBe('TABLE-27'); // without what the link carries
    await ben.post(`/api/tables/${table.id}/join`, { invitation });
    expect(await invitations(ben)).toEqual([]);
    await ana.post(`/api/tables/${table.id}/start`);
    office.posts.length = 0;
    expect(await told()).toMatchObject([{ title: 'Your turn in Don Quixote' }]);
  });

  test('nobody is spammed: strangers, three a day, quiet hours', async () => {
    const [ana, ben, stranger] = await guests(3);
    await startTable([ana, ben]);
    await withHook(ben);
    await told(); // of their turn
    office.posts.length = 0;
    const tables = await Promise.all(Array.from({ length: 8 }, () => open(ana)));
    expect(await invite(ana, tables[0], stranger)).toBe('PEOPLE-1');
    expect(await invite(ana, tables[0], ana)).toBe('PEOPLE-1');
    expect(await asked(ana, 'POST', `/api/tables/${tables[0].id}/invite`, { people: ['forged'] })).toBe('PEOPLE-1');
    expect(await invite(stranger, tables[0], ben)).toBe('TABLE-10');
    await ben.ask('PUT', '/api/me/notices/quiet', { quiet: { from: 10, to: 14, zone: 'UTC' } });
    expect(new Set(await Promise.all(tables.map((table) => invite(ana, table, ben))))).toEqual(new Set(['ok']));
    expect(await invitations(ben)).toHaveLength(3);
    expect(await told()).toEqual([]);
    now = NOON + 3 * 3600_000;
    expect(await told()).toMatchObject([{ title: '3 invitations to play' }]);
  });

  test('a block: no list shows or seats them together, invitations go nowhere, and the other is not told', async () => {
    const [ana, ben] = await guests(2);
    await startTable([ana, ben]);
    const before = await people(ana);
    await withHook(ana);
    const [hers, his] = [await open(ana, { listed: true }), await open(ben, { listed: true })];
    const secret = await open(ana);
    expect(await block(ben, ana)).toBe('ok');
    expect(await listedOf([hers, his], ben)).toEqual([his.id]);
    expect(await listedOf([hers, his], ana)).toEqual([hers.id]);
    expect(await joins(ana, his)).toBe('TABLE-42');
    expect(await joins(ben, hers)).toBe('PEOPLE-2');
    expect(await invite(ana, hers, ben)).toBe('ok');
    expect(await invite(ben, his, ana)).toBe('ok');
    expect([...(await invitations(ana)), ...(await invitations(ben))]).toEqual([]);
    expect((await told()).filter((one) => JSON.stringify(one).includes('invites'))).toEqual([]);
    expect(await people(ana)).toEqual(before);
    expect(await people(ben)).toMatchObject({ met: [], blocked: [{ id: ana.person.id }] });
    expect(await joins(ben, secret)).toBe('ok'); // whoever is given a link sits down where they like
    await block(ben, ana, false);
    expect(await listedOf([hers, his], ana)).toEqual([hers.id, his.id]);
    expect(await joins(ana, his)).toBe('ok');
    expect(await block(ana, ana)).toBe('ok');
    expect((await people(ana)).blocked).toEqual([]);
  });

  test('whoever takes no invitations hears of none, new or old, and the host is told so', async () => {
    const [ana, ben, carla] = await guests(3);
    await startTable([ana, ben, carla]);
    await withHook(ben);
    const [before, after] = [await open(ana), await open(ana)];
    expect(await invite(ana, before, ben)).toBe('ok');
    const refuseAll = (refuses: boolean): Promise<string> => asked(ben, 'PUT', '/api/me/invitations', { refuses });
    expect(await refuseAll(true)).toBe('ok');
    expect(await people(ben)).toMatchObject({ refuses: true });
    expect((await people(ana)).met.find(({ id }) => id === ben.person.id)).toMatchObject({ refuses: true });
    expect(await invite(ana, after, ben)).toBe('PEOPLE-4');
    const both = { people: [ben.person.id, carla.person.id] };
    expect(await ana.post(`/api/tables/${after.id}/invite`, both)).toMatchObject({ refusing: [{ id: ben.person.id }] });
    expect(await invitations(ben)).toEqual([]);
    expect(JSON.stringify(await told())).not.toContain('invites you');
    expect(await invitations(carla)).toHaveLength(1);
    expect(await joins(ben, after)).toBe('ok'); // by the link he comes all the same
    expect(await refuseAll(false)).toBe('ok');
    expect(await people(ben)).toMatchObject({ refuses: false });
    expect(await invite(ana, before, ben)).toBe('ok');
    expect(await asked(ben, 'PUT', '/api/me/invitations', { refuses: 'yes' })).toBe('WIRE-2');
  });

  test('an invitation is void once one of them blocks the other', async () => {
    const [ana, ben] = await guests(2);
    await startTable([ana, ben]);
    await withHook(ben);
    await invite(ana, await open(ana), ben);
    await block(ben, ana);
    expect(await invitations(ben)).toEqual([]);
    expect((await told()).filter((one) => JSON.stringify(one).includes('invites'))).toEqual([]);
  });

  const make = (guest: Guest, name = 'The round table'): Promise<Circle> => guest.post('/api/circles', { name });
  const enter = (guest: Guest, { id }: Circle, invitation = ''): Promise<string> =>
    asked(guest, 'POST', `/api/circles/${id}/join`, { invitation });
  const seen = (guest: Guest, { id }: Circle): Promise<Circle> => guest.get(`/api/circles/${id}`);

  test('a circle has a link; only its owner renames, removes, renews, revokes and hands over', async () => {
    const [ana, ben, carla] = await guests(3);
    const circle = await make(ana);
    const { id, invitation } = circle;
    expect(await asked(ben, 'GET', `/api/circles/${id}`)).toBe('CIRCLE-1');
    expect(await asked(ben, 'GET', '/api/circles/forged')).toBe('CIRCLE-1');
    expect(await ben.get<CircleDoor>(`/api/circles/${id}?invitation=${invitation}`)).toEqual({
      id,
      name: 'The round table',
      count: 1,
    });
    expect(await enter(ben, circle, 'guessed')).toBe('CIRCLE-2');
    expect(await enter(ben, { ...circle, id: 'forged' }, invitation)).toBe('CIRCLE-2');
    expect(await enter(ben, circle, invitation)).toBe('ok');
    const owners = [
      ['PATCH', '', { name: 'Mine' }],
      ['POST', '/remove', { person: ana.person.id }],
      ['POST', '/owner', { person: ben.person.id }],
      ['PUT', '/link', { open: false }],
    ] as const;
    for (const [method, path, body] of owners) {
      // oxlint-disable no-await-in-loop -- one after the other
      expect(await asked(ben, method, `/api/circles/${id}${path}`, body)).toBe('CIRCLE-3');
      expect(await asked(carla, method, `/api/circles/${id}${path}`, body)).toBe('CIRCLE-1');
      // oxlint-enable no-await-in-loop
    }
    await ana.post(`/api/circles/${id}/remove`, { person: ben.person.id });
    expect(await enter(ben, circle, invitation)).toBe('CIRCLE-2'); // that link was his
    const renewed = await seen(ana, circle);
    expect(await enter(carla, circle, renewed.invitation)).toBe('ok');
    await ana.ask('PUT', `/api/circles/${id}/link`, { open: false });
    expect(await enter(ben, circle, renewed.invitation)).toBe('CIRCLE-2');
    expect((await seen(carla, circle)).invitation).toBeUndefined();
    await ana.post(`/api/circles/${id}/owner`, { person: carla.person.id });
    expect(await asked(carla, 'PATCH', `/api/circles/${id}`, { name: 'Camelot' })).toBe('ok');
    expect(await asked(carla, 'PATCH', `/api/circles/${id}`, { name: ' ' })).toBe('PERSON-2');
    await carla.post(`/api/circles/${id}/leave`);
    expect(await seen(ana, circle)).toMatchObject({ name: 'Camelot', owner: ana.person.id });
    await ana.post(`/api/circles/${id}/leave`);
    expect(await asked(ana, 'GET', `/api/circles/${id}`)).toBe('CIRCLE-1');
    expect(await store.circle(id)).toBeUndefined();
  });

  test('two hundred knock at once: fifty are in; nobody is in more than twenty circles', async () => {
    const [ana, ben] = await guests(2);
    const circle = await make(ana);
    const { members, circles } = PEOPLE_LIMITS;
    const crowd = Array.from({ length: 200 }, (_, i) => `somebody ${i}`);
    const results = await Promise.all(
      crowd.map((each) => store.joinCircle(circle.id, each, now, { members, circles })),
    );
    expect(results.filter((result) => result === 'joined')).toHaveLength(members - 1);
    expect(await enter(ben, circle, circle.invitation)).toBe('CIRCLE-4');
    const made = await Promise.all(Array.from({ length: 30 }, () => asked(ben, 'POST', '/api/circles', { name: 'x' })));
    expect(made.filter((result) => result === 'ok')).toHaveLength(circles);
    expect((await people(ben)).circles).toHaveLength(circles);
  });

  test('tables, ladder and shelf of a circle are for its members', async () => {
    const [ana, ben, carla] = await guests(3);
    const circle = await make(ana);
    await enter(ben, circle, circle.invitation);
    const table = await open(ana, { circle: circle.id, watch: false });
    expect(await asked(carla, 'POST', '/api/tables', { game: GAME, seats: ['me', 'empty'], circle: circle.id })).toBe(
      'CIRCLE-1',
    );
    expect((await seen(ben, circle)).tables.map(({ id }) => id)).toEqual([table.id]);
    expect(await listed(ben)).not.toContain(table.id);
    expect(await joins(carla, table)).toBe('TABLE-43');
    await block(ben, ana);
    expect((await seen(ben, circle)).tables).toEqual([]);
    expect(await joins(ben, table)).toBe('PEOPLE-2');
    await block(ben, ana, false);
    expect(await joins(ben, table)).toBe('ok');
    await block(ben, ana);
    expect((await seen(ben, circle)).tables).toHaveLength(1); // he sits there

    const { card: ended } = (await store.table(table.id))!; // just opened
    const [game] = CHRONICLED_GAMES;
    const book: TableInfo = { ...ended, id: 'book', game, status: 'over', watch: true };
    await store.write({ table: book.id, card: book, seed: 'ab'.repeat(16) });
    await store.addCircleTable(circle.id, book);
    expect((await seen(ben, circle)).shelf).toEqual([
      { table: 'book', game, at: book.created, names: [ana.person.name, ben.person.name] },
    ]);

    const rate = (person: string, seat: number) => ({ person, seat, games: 1, before: 25, mu: 30, sigma: 2 });
    const seats = [ana, carla].map(({ person }, seat) => rate(person.id, seat));
    await store.saveRated({ table: 'rated', game: GAME, at: now, result: 'rated', seats });
    const { entries } = await ben.get<Ladder>(`/api/circles/${circle.id}/ladder?game=${GAME}`);
    expect(entries.flatMap(({ person }) => person ?? [])).toEqual([ana.person.id]);
    expect(await asked(carla, 'GET', `/api/circles/${circle.id}/ladder?game=${GAME}`)).toBe('CIRCLE-1');
  });

  test('a line of chat is reported once by each, shown at the desk with those around it, and torn out for all', async () => {
    const [ana, ben, carla, admin] = await guests(4);
    await admin.post('/api/admin/claim', { token: TOKEN });
    const { id } = await startTable([ana, ben]);
    const say = (guest: Guest, text: string, n: number): Promise<unknown> =>
      guest.post(`/api/tables/${id}/say`, { t: 'chat', id: `chat-${n}`, text });
    for (const [i, text] of ['Hello!', 'Hi.', 'something rude', 'That was not kind.'].entries())
      await say(i % 2 === 0 ? ben : ana, text, i); // oxlint-disable-line no-await-in-loop -- in this order
    const report = (guest: Guest, c: number, why = 'it hurts'): Promise<string> =>
      asked(guest, 'POST', `/api/tables/${id}/chat/report`, { c, why });
    expect(await report(ana, 3)).toBe('ok');
    expect(await report(ana, 3, 'again')).toBe('TABLE-46');
    expect(await report(carla, 3, 'I watch')).toBe('ok');
    expect(await report(ben, 3)).toBe('TABLE-45'); // his own
    expect(await report(ana, 99)).toBe('TABLE-45');
    expect(await report(ana, 1, ' ')).toBe('TABLE-44');
    expect(await report(ana, 1, 'x'.repeat(201))).toBe('TABLE-44');

    const reports = async (): Promise<DeskReport[]> =>
      (await admin.get<{ reports: DeskReport[] }>('/api/admin/reports')).reports;
    const shown = await reports();
    expect(shown.map(({ by, why }) => [by, why])).toEqual(
      expect.arrayContaining([[ana.person.name, 'it hurts'], ['', 'I watch']]), // prettier-ignore
    );
    expect(shown[0]).toMatchObject({ text: 'something rude', writer: { id: ben.person.id } });
    expect(shown[0].chat!.map(({ text, isReported }) => [text, isReported])).toEqual([
      ['Hello!', false],
      ['Hi.', false],
      ['something rude', true],
      ['That was not kind.', false],
    ]);
    const heard: string[] = [];
    const follower = ana.follow(id, (event) => void (event.t === 'chat' && heard.push(`${event.c} ${event.text}`)));
    await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(4);
    await admin.post(`/api/admin/tables/${id}/report`, { page: 'c3', act: 'tear' });
    await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('3 '); // pages that are open take it away
    follower.close();
    expect(await reports()).toEqual([]);
    expect((await store.chatsBetween(id, 1, 9)).map(({ text }) => text)).toEqual(['Hello!', 'Hi.', '', 'That was not kind.']); // prettier-ignore
    expect(await report(ana, 3)).toBe('TABLE-45');
  });

  test('my data has my people, and nothing of them is left when I am deleted', async () => {
    const [ana, ben] = await guests(2);
    await startTable([ana, ben]);
    const [circle, alone] = [await make(ana), await make(ana, 'Alone')];
    await enter(ben, circle, circle.invitation);
    await invite(ana, await open(ana), ben);
    await invite(ben, await open(ben), ana);
    await block(ana, ben);
    await block(ben, ana);
    expect(await ana.get('/api/me/data')).toMatchObject({
      blocks: [{ blocked: ben.person.id }],
      circles: expect.arrayContaining([expect.objectContaining({ name: 'Alone' })]),
      circle_members: expect.arrayContaining([expect.objectContaining({ circle: circle.id })]),
      invitations: [{ sender: ben.person.id }],
      invited: [{ person: ben.person.id }],
    });
    await ana.post('/api/me/delete', { name: ana.person.name, keepTales: false });
    await server.server.sweep();
    expect(await seen(ben, circle)).toMatchObject({ owner: ben.person.id, members: [{ id: ben.person.id }] });
    expect(await store.circle(alone.id)).toBeUndefined();
    expect(await people(ben)).toMatchObject({ met: [], blocked: [] });
    expect(JSON.stringify(await ben.get('/api/me/data'))).not.toContain(ana.person.id);
  });
});
