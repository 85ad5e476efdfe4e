/** A backup, made while moves come in, restored into either engine: the same tables, and play goes on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '../../wire/table-info.ts';
import { type Engine, ENGINES } from '../testing/engines.ts';
import { newDatabase } from '../testing/postgres.ts';
import { makeBackup, type Place, restoreBackup } from './backup.ts';
import { checkDatabase } from './check.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Change, Store } from './store.ts';

const open = (place: Place): Promise<Store> => ('file' in place ? openSqlite(place.file) : openPostgres(place.url));

/** `errantry backup`, as a process of its own. Gives the exit code. */
async function errantryBackup(from: Place, to: string): Promise<number> {
  const settings = 'file' in from ? { DATA: dirname(from.file) } : { DATABASE_URL: from.url };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [MAIN, 'backup', to], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

const card: TableInfo = {
  id: 'table',
  game: 'don-quixote',
  status: 'open',
  host: 'alonso',
  seats: [{ t: 'person', person: 'alonso', name: 'Ñandú 🐎', here: false }],
  options: {},
  clock: { t: 'none' },
  grace: 60,
  listed: true,
  watch: true,
  created: 1_800_000_000_000,
  commitment: 'c0ffee',
};

const move = (n: number): Change => ({
  table: card.id,
  move: {
    n,
    seat: 0,
    id: `m${n}`,
    at: 1_800_000_000_000 + n,
    version: 1,
    move: '{"t":"lay"}',
    events: '["\\"ñ"]',
    told: n,
  },
});

describe('backup and restore', () => {
  let folder: string;
  let places = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'errantry-backup-'));
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
  });

  async function empty(engine: Engine): Promise<Place> {
    const name = `place${++places}`;
    if (engine === 'SQLite') return { file: join(folder, name, 'errantry.sqlite') };
    return { url: await newDatabase() };
  }

  test.each(ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const)))('from %s to %s', async (from, to) => {
    const place = await empty(from);
    const store = await open(place);
    await store.write({ table: card.id, card, seed: 'ab'.repeat(16) });
    const bot = { id: 'bot', person: 'alonso', token: 'hashed', created: 1, used: 0 };
    await store.write({ table: 'alonso', person: { id: 'alonso', name: 'Alonso', key: 'key', at: 1 } });
    await store.addBot(bot, 'Rocinante');
    await store.addAdmin('alonso', 1);
    await store.ban({ person: 'bot', why: 'rude', at: 1 });
    await store.addAudit({ id: 'a', person: 'alonso', what: 'ban', about: 'bot', why: 'rude', at: 1 });
    await Promise.all(Array.from({ length: 1500 }, (_, n) => store.write(move(n))));
    await store.addCircle({ id: 'circle', name: 'Ñ', owner: 'alonso', link: 3, is_open: 1, created: 1 });
    await store.joinCircle('circle', 'alonso', 2, { members: 1, circles: 1 });
    await store.addCircleTable('circle', card);
    const file = join(folder, `backup${places}.sqlite`);
    const made = { isDone: false };
    const making = errantryBackup(place, file).finally(() => (made.isDone = true));
    let n = 1500;
    // oxlint-disable-next-line no-await-in-loop -- one move after the other, as long as the backup is made
    while (!made.isDone) await store.write(move(n++));
    expect(await making).toBe(0);
    expect(n).toBeGreaterThan(1500);
    await store.close();

    const target = await empty(to);
    await restoreBackup(file, target, false);
    expect(await checkDatabase(target)).toEqual([]);
    const restored = await open(target);
    const moves = await restored.moves(card.id);
    expect(moves.length).toBeGreaterThanOrEqual(1500); // all that was acknowledged when the backup began
    expect(moves).toEqual(moves.map((_, i) => move(i).move));
    expect(await restored.table(card.id)).toMatchObject({ card, seed: 'ab'.repeat(16) });
    expect((await restored.botOf('hashed'))?.bot).toMatchObject({ name: 'Rocinante', banned: 'rude' });
    expect([await restored.isAdmin('alonso'), (await restored.audits(2, 2)).length]).toEqual([true, 1]);
    expect(await restored.circle('circle')).toMatchObject({ name: 'Ñ', link: 3 });
    expect(await restored.membersOf('circle')).toMatchObject([{ id: 'alonso', joined: 2 }]);
    expect(await restored.circleTables('circle', ['open'], [card.game], 1)).toEqual([card]);
    await restored.write(move(moves.length));
    await restored.write({ table: 'next', card: { ...card, id: 'next' }, seed: 'cd'.repeat(16) });
    expect((await restored.listed(5)).map(({ id }) => id).toSorted()).toEqual(['next', 'table']);
    await restored.close();
  });

  test('nothing is overwritten: neither a backup, nor data, nor those of a running server', async () => {
    const place = await empty('SQLite');
    const store = await open(place);
    const file = join(folder, 'once.sqlite');
    await makeBackup(place, file);
    await expect(makeBackup(place, file)).rejects.toThrow('once.sqlite exists already');
    await expect(restoreBackup(file, place, true)).rejects.toThrow('another Errantry server is using');
    await store.close();
    await expect(restoreBackup(file, place, false)).rejects.toThrow('With --replace it is moved aside');
    const aside = await restoreBackup(file, place, true);
    expect(await checkDatabase({ file: aside! })).toEqual([]);
    const url = await newDatabase();
    await (await openPostgres(url)).close();
    await expect(restoreBackup(file, { url }, true)).rejects.toThrow('Restore into an empty database');
  });

  test('the check finds moves that are missing', async () => {
    const place = await empty('SQLite');
    const store = await open(place);
    await store.write({ table: card.id, card, seed: 'ab'.repeat(16) });
    await Promise.all([0, 1, 2].map((n) => store.write(move(n))));
    await store.close();
    const database = new DatabaseSync('file' in place ? place.file : '');
    database.exec('delete from moves where n = 1');
    database.exec("insert into circle_tables (table_id, circle, created) values ('nowhere', 'gone', 1)");
    database.close();
    expect(await checkDatabase(place)).toEqual([
      'table 1: moves are missing',
      'circle gone: it lists a table that does not exist',
    ]);
  });

  test('the check finds a bot that nobody made', async () => {
    const place = await empty('SQLite');
    const store = await open(place);
    await store.addBot({ id: 'bot', person: 'nobody', token: 'hashed', created: 1, used: 0 }, 'Rocinante');
    await store.close();
    expect(await checkDatabase(place)).toEqual(['person bot: a bot that nobody made']);
  });
});
