/** The same tests for both engines: SQLite in a file, and a real PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '../../wire/table-info.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import type { Change, MoveRow, Store } from './store.ts';

const cardOf = (id: string): TableInfo => ({
  id,
  game: 'don-quixote',
  status: 'open',
  host: 'alonso',
  seats: [{ t: 'person', person: 'alonso', name: 'Alonso', here: false }, { t: 'empty' }],
  options: { sanchoPansa: false },
  clock: { t: 'none' },
  grace: 60,
  listed: false,
  watch: true,
  created: 1000,
  commitment: 'c0ffee',
});

describe.each(ENGINES)('%s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-store-'));
  const open = openerOf(engine, join(folder, 'errantry.sqlite'));
  let store: Store;
  let tables = 0;

  beforeAll(async () => {
    store = await open();
  });

  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  async function newTable(changes: Partial<TableInfo> = {}): Promise<TableInfo> {
    const card = { ...cardOf(`table-${++tables}`), created: 1000 + tables, ...changes };
    await store.write({ table: card.id, card, seed: 'ab'.repeat(16) });
    return card;
  }

  const move = (n: number): MoveRow => ({
    n,
    seat: 0,
    id: `m${n}`,
    at: 1_800_000_000_000 + n,
    version: 1,
    move: '{"t":"lay"}',
    events: '[]',
    told: n,
  });

  test('what was written is there after a restart', async () => {
    const card = await newTable();
    const table = card.id;
    await store.write({ table, snapshot: { n: 0, version: 1, state: '{"a":1}', asked: [0, -1] }, move: move(0) });
    await store.write({
      table,
      move: move(1),
      deadlines: [
        { due: 5, reserve: 1 },
        { due: 0, reserve: 2 },
      ],
    });
    await store.write({
      table,
      chat: { c: 1, person: 'alonso', id: 'm', name: 'Alonso', text: '<b>¡Hola!</b> 🐎', at: 3 },
    });
    await store.saveDraft(table, 1, '{"t":"tell"}');
    await store.saveDraft(table, 1, '{"t":"tell","text":"It was"}');
    const mark = { page: '1.0', person: 'alonso', mark: 'report', why: 'rude', at: 7 } as const;
    await store.saveMark(table, mark, true);
    await store.saveMark(table, { ...mark, at: 8 }, true);
    await store.close();
    store = await open();
    expect(await store.table(table)).toEqual({
      card,
      version: 0,
      seed: 'ab'.repeat(16),
      snapshot: { n: 0, version: 1, state: '{"a":1}', asked: [0, -1] },
      moves: [move(0), move(1)],
      deadlines: [
        { due: 5, reserve: 1 },
        { due: 0, reserve: 2 },
      ],
      chats: 1,
      orders: [],
      drafts: [{ seat: 1, move: '{"t":"tell","text":"It was"}' }],
      marks: [mark],
    });
    expect(await store.chats(table, 0, 10)).toEqual([
      { c: 1, person: 'alonso', id: 'm', name: 'Alonso', text: '<b>¡Hola!</b> 🐎', at: 3 },
    ]);
  });

  test('a torn move is overwritten, a draft and a mark are deleted', async () => {
    const { id: table } = await newTable();
    await store.write({ table, snapshot: { n: 0, version: 1, state: '{}', asked: [0] }, move: move(0) });
    await store.saveDraft(table, 0, '{}');
    await store.saveMark(table, { page: '0.0', person: 'alonso', mark: 'hide', why: '', at: 7 }, true);
    await store.write({ table, torn: [{ ...move(0), move: '{"t":"torn"}', events: '["torn"]' }] });
    await store.saveDraft(table, 0, undefined);
    await store.saveMark(table, { page: '0.0', person: 'alonso', mark: 'hide', why: '', at: 9 }, false);
    expect(await store.table(table)).toMatchObject({
      moves: [{ ...move(0), move: '{"t":"torn"}', events: '["torn"]' }],
      orders: [],
      drafts: [],
      marks: [],
    });
  });

  test('move n is written once; the second writer is refused, and nobody else with it', async () => {
    const [one, other] = [await newTable(), await newTable()];
    await store.write({ table: one.id, move: move(1) });
    const together: Change[] = [
      { table: other.id, move: move(1) },
      { table: one.id, move: { ...move(1), id: 'thief' } },
      { table: one.id, move: move(2) },
      { table: other.id, move: move(2) },
    ];
    const results = await Promise.allSettled(together.map((change) => store.write(change)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect((await store.moves(one.id)).map(({ id }) => id)).toEqual(['m1']);
    expect((await store.moves(other.id)).map(({ id }) => id)).toEqual(['m1', 'm2']);
  });

  test('a table written together with one that fails has its own moves, and the next one has none', async () => {
    const [bad, good] = [cardOf('bad'), cardOf('good')];
    const seed = 'ab'.repeat(16);
    const together: Change[] = [
      { table: bad.id, card: bad, seed },
      { table: bad.id, move: move(1) },
      { table: good.id, card: good, seed },
      { table: good.id, move: move(1) },
      { table: bad.id, move: { ...move(1), id: 'thief' } },
    ];
    const results = await Promise.allSettled(together.map((change) => store.write(change)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled', 'rejected']);
    expect(await store.table(bad.id)).toBeUndefined();
    expect(await store.moves(good.id)).toEqual([move(1)]);
    expect(await store.moves((await newTable()).id)).toEqual([]);
  });

  test('what builds on a change that was not written is not written, even if it comes later', async () => {
    const { id } = await newTable();
    const basis = { isLost: false };
    await store.write({ table: id, basis, move: move(1) });
    const lost = store.write({ table: id, basis, move: { ...move(1), id: 'thief' } });
    await expect(lost).rejects.toThrow();
    await expect(store.write({ table: id, basis, move: move(2) })).rejects.toThrow('an earlier change');
    await store.write({ table: id, basis: { isLost: false }, move: { ...move(2), id: 'after reading again' } });
    expect((await store.moves(id)).map((row) => row.id)).toEqual(['m1', 'after reading again']);
  });

  test('a thousand changes at once keep their order', async () => {
    const { id } = await newTable();
    await Promise.all(Array.from({ length: 1000 }, (_, n) => store.write({ table: id, move: move(n) })));
    expect((await store.moves(id)).map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });

  test('the newest of several snapshots and deadlines counts', async () => {
    const { id } = await newTable();
    const snapshot = (n: number) => ({ n, version: 1, state: '{}', asked: [] });
    await Promise.all([
      store.write({ table: id, snapshot: snapshot(1), deadlines: [{ due: 1, reserve: 0 }] }),
      store.write({ table: id, snapshot: snapshot(2), deadlines: [{ due: 0, reserve: 0 }] }),
    ]);
    expect(await store.table(id)).toMatchObject({ snapshot: { n: 2 }, deadlines: [{ due: 0 }] });
  });

  test('lists of tables: listed and alive, by person, overdue', async () => {
    const listed = await newTable({ listed: true });
    await newTable({ listed: true, status: 'over' });
    await newTable();
    expect((await store.listed(10)).map(({ id }) => id)).toEqual([listed.id]);
    const mine = await newTable({ seats: [{ t: 'person', person: 'teresa', name: 'T', here: false }] });
    expect(await store.tablesOf('teresa', 5)).toEqual([mine.id]);
    await store.write({ table: mine.id, card: { ...mine, seats: [{ t: 'empty' }] } });
    expect(await store.tablesOf('teresa', 5)).toEqual([]);
    await store.write({
      table: mine.id,
      deadlines: [
        { due: 50, reserve: 0 },
        { due: 0, reserve: 0 },
        { due: 40, reserve: 0 },
      ],
    });
    const due = (await store.overdue(45, 10)).filter(({ table }) => table === mine.id);
    expect(due).toEqual([{ table: mine.id, seat: 2, due: 40 }]);
  });

  test('people, their keys, links and mutes', async () => {
    await store.write({ table: 'p1', person: { id: 'p1', name: 'Ginés', key: 'hash1', at: 1 } });
    expect(await store.personOf('hash1')).toEqual({ id: 'p1', name: 'Ginés' });
    expect(await store.personOf('made up')).toBeUndefined();
    await store.rename('p1', 'Maese Pedro');
    await store.addKey('p1', 'hash2');
    expect(await store.personOf('hash2')).toEqual({ id: 'p1', name: 'Maese Pedro' });
    await store.addLink('p1', 'link', 100);
    await store.addLink('p1', 'old link', 100);
    expect(await store.takeLink('link', 99)).toBe('p1');
    expect(await store.takeLink('link', 99)).toBeUndefined();
    expect(await store.takeLink('old link', 101)).toBeUndefined();
    await store.mute('p1', 'p2', true);
    await store.mute('p1', 'p2', true);
    expect(await store.mutedBy('p1')).toEqual(['p2']);
    await store.mute('p1', 'p2', false);
    expect(await store.mutedBy('p1')).toEqual([]);
  });

  test('bots, administrators, bans, announcements and what was done', async () => {
    const person = (id: string, name: string) =>
      store.write({ table: id, person: { id, name, key: `key of ${id}`, at: 1 } });
    await person('maker', 'Ana_%');
    await store.addBot({ id: 'bot', person: 'maker', token: 'hashed', created: 2, used: 0 }, 'Rocinante');
    const bot = { id: 'bot', name: 'Rocinante', maker: 'Ana_%' };
    expect(await store.botOf('hashed')).toEqual({ bot, maker: 'maker', used: 0 });
    expect(await store.makersOf(['bot', 'maker'])).toEqual(new Map([['bot', 'maker']]));
    expect(await store.setBotToken('somebody', 'bot', 'stolen')).toBe(false);
    expect(await store.setBotToken('maker', 'bot', 'new')).toBe(true);
    expect(await store.botOf('hashed')).toBeUndefined();

    await store.ban({ person: 'maker', why: 'rude', at: 5 });
    await store.ban({ person: 'maker', why: 'very rude', at: 6 });
    expect(await store.personOf('key of maker')).toEqual({ id: 'maker', name: 'Ana_%', banned: 'very rude' });
    expect((await store.botOf('new'))?.bot).toEqual({ ...bot, banned: 'very rude' }); // with whoever made it
    const found = await store.findPeople('a_%', 5); // no pattern
    expect(found).toEqual([{ id: 'maker', name: 'Ana_%', since: 1, banned: 'very rude', isAdmin: false }]);
    expect(await store.findPeople('BOT', 5)).toEqual([]);
    expect(await store.findPeople('ROCI', 5)).toMatchObject([{ id: 'bot', maker: 'Ana_%' }]);
    await store.unban('maker');
    expect((await store.botOf('new'))?.bot).toEqual(bot);

    expect(await store.hasAdmin()).toBe(false);
    await store.addAdmin('maker', 7);
    await store.addAdmin('maker', 8);
    expect([await store.isAdmin('maker'), await store.isAdmin('bot'), await store.hasAdmin()]).toEqual([
      true,
      false,
      true,
    ]);
    await store.announce({ id: 'a', en: 'Hello', es: '', at: 1, until: 100 });
    await store.announce({ id: 'b', en: 'Later', es: 'Luego', at: 2, until: 100 });
    await store.endAnnouncement('a', 50);
    expect((await store.announcements(50)).map(({ id }) => id)).toEqual(['b']);
    const row = { person: 'maker', what: 'ban', about: 'bot', why: '' };
    await store.addAudit({ ...row, id: '1', at: 1 });
    await store.addAudit({ ...row, id: '2', at: 2, person: 'gone' });
    expect(await store.audits(9, 9)).toEqual([
      { ...row, id: '2', at: 2, person: 'gone', name: null, whom: 'Rocinante' },
      { ...row, id: '1', at: 1, name: 'Ana_%', whom: 'Rocinante' },
    ]);
    const card = await newTable({ status: 'playing' });
    expect(await store.findTables(card.id, 9)).toContain(card.id);
    expect((await store.findTables('', 1)).length).toBe(1);
    const counts = await store.counts();
    expect([counts.tables.playing! > 0, counts.bots, counts.bytes > 10_000]).toEqual([true, 1, true]);

    await store.depart({ person: 'maker', tales: 0, at: 9 });
    expect([await store.botOf('new'), await store.hasAdmin()]).toEqual([undefined, false]); // and nobody is left of them
    expect((await store.departures()).map((each) => each.person).toSorted()).toEqual(['bot', 'maker']);
    for (const each of ['bot', 'maker'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await store.finishDeparture(each);
  });

  test('a secret is made once; the first attempt of a day counts, among all of that day', async () => {
    expect(await store.secret('today', 'one')).toBe('one');
    expect(await store.secret('today', 'other')).toBe('one');
    await store.removeSecret('today');
    expect(await store.secret('today', 'new')).toBe('new');
    const attempt = (day: string, person: string, points: number) =>
      store.addAttempt({ day, person, points, moves: '[]', at: 1 });
    await attempt('2026-11-16', 'p1', 70);
    await attempt('2026-11-16', 'p1', 99);
    await attempt('2026-11-16', 'p2', 60);
    await attempt('2026-11-16', 'p3', 70);
    await attempt('2026-11-17', 'p3', 10);
    expect(await store.pointsOf('2026-11-16', 'p1')).toBe(70);
    expect(await store.pointsOf('2026-11-17', 'p1')).toBeUndefined();
    expect(await store.among('attempts', '2026-11-16', 70)).toEqual({ players: 3, below: 1 });
  });

  test('is ready', async () => {
    await expect(store.ready()).resolves.toBeUndefined();
  });
});
