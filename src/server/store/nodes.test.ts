/** Two nodes on one PostgreSQL: who has which table, and that nobody else can write it. */
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scene, ALONSO, DULCINEA, firstMove, SANCHO } from '../testing/scene.ts';
import { openLink } from '../testing/link.ts';
import { newDatabase } from '../testing/postgres.ts';
import { Elsewhere } from '../tables.ts';
import { join } from '../table/seats.ts';
import { isLease, type Lease, type Word } from './nodes.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

let url: string;
let pool: Pool;
let [one, two]: Store[] = [];

beforeEach(async () => {
  url = await newDatabase();
  one = await openPostgres(url, {}, 'one');
  two = await openPostgres(url, {}, 'two');
  pool = new Pool({ connectionString: url, max: 2 });
  await one.nodes.join('http://one');
  await two.nodes.join('http://two');
});

afterEach(async () => {
  await pool.end();
  await one.close();
  await two.close();
});

async function taken(store: Store, table: string): Promise<Lease> {
  const lease = await store.nodes.take(table);
  if (lease === undefined || !isLease(lease)) throw new Error(`${table} is not free`);
  return lease;
}

const die = (store: Store) => pool.query('update nodes set until = now() where id = $1', [store.nodes.node]);

const line = (table: string, c: number) => ({
  table,
  chat: { c, person: 'alonso', id: `l${c}`, name: 'Alonso', text: 'Hello', at: 1 },
});

test('PostgreSQL: a table has one owner until it gives it up, leaves or is not heard of', async () => {
  const { id } = await (await scene({ store: one })).table([ALONSO, SANCHO]);
  const first = await taken(one, id);
  expect(await two.nodes.take(id)).toEqual({ node: one.nodes.node, url: 'http://one' });
  expect(await two.nodes.elsewhere([id, 'none'])).toEqual([{ table: id, node: one.nodes.node, url: 'http://one' }]);
  expect(await two.nodes.take('none')).toBeUndefined();

  await one.nodes.giveUp({ ...first, epoch: first.epoch - 1 }); // an old one
  expect(await two.nodes.take(id)).toHaveProperty('url');
  await one.nodes.giveUp(first);
  const second = await taken(two, id);
  expect(second.epoch).toBe(first.epoch + 1);

  await die(two);
  const third = await taken(one, id);
  expect(third.epoch).toBe(second.epoch + 1);
  await one.nodes.leave();
  expect((await taken(two, id)).epoch).toBe(third.epoch + 1);
  expect(await two.nodes.leases()).toMatchObject([{ number: third.number, epoch: third.epoch + 1 }]);
});

test('PostgreSQL: whoever starts where another node was takes its place', async () => {
  const { id } = await (await scene({ store: one })).table([ALONSO, SANCHO]);
  await two.nodes.join('http://one');
  expect(await two.nodes.renew('http://one')).toEqual([]);
  await taken(two, id);
});

test('PostgreSQL: an old owner writes nothing, and what others write with it is written', async () => {
  const here = await scene({ store: one });
  const [lost, kept] = [await here.table([ALONSO, SANCHO]), await here.table([ALONSO, SANCHO])];
  const mine = kept.ledger.lease;
  const old = lost.ledger.lease;
  await die(one);
  await taken(two, lost.id);
  const written = await Promise.allSettled([
    one.write({ ...line(lost.id, 1), lease: old }),
    one.write({ ...line(kept.id, 1), lease: mine }),
    one.write({ table: 'p', person: { id: 'p', name: 'P', key: 'k', at: 1 } }),
  ]);
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(await one.chats(lost.id, -1, 9)).toEqual([]);
  expect(await one.chats(kept.id, -1, 9)).toHaveLength(1);
  expect(await one.personOf('k')).toEqual({ id: 'p', name: 'P' });
});

test('PostgreSQL: whoever takes a table waits for what its owner is committing', async () => {
  const { id, ledger } = await (await scene({ store: one })).table([ALONSO, SANCHO]);
  const { number, epoch } = ledger.lease;
  const owner = await pool.connect();
  await owner.query('begin');
  const { rowCount } = await owner.query(
    'select 1 from leases where table_number = $1 and node = $2 and epoch = $3 for share',
    [number, one.nodes.node, epoch],
  );
  expect(rowCount).toBe(1);
  await die(one);
  const taking = taken(two, id).then(() => 'taken');
  const waiting = await pool.query(`select pg_sleep(0.2)`).then(() => 'waits');
  expect(await Promise.race([taking, Promise.resolve(waiting)])).toBe('waits');
  await owner.query('commit');
  owner.release();
  expect(await taking).toBe('taken');
});

test('PostgreSQL: the old owner learns at its next move that the table is gone, and nobody gets it from there', async () => {
  const [here, there] = [await scene({ store: one }), await scene({ store: two })];
  const old = await here.table([ALONSO, SANCHO]);
  await expect(there.tables.hold(old.id)).rejects.toThrow(Elsewhere);
  await one.nodes.leave();
  const held = await there.tables.hold(old.id);
  const now = held!.table;
  const { asked, move } = firstMove(now, 0);
  expect(await now.play(0, asked, 'a', move)).toEqual({ n: 1 });
  const refused = await old.play(0, asked, 'b', move);
  expect(refused.rule?.id).toBe('TABLE-20');
  await expect(here.tables.hold(old.id)).rejects.toThrow(Elsewhere);
  expect(await one.moves(old.id)).toHaveLength(2);
  expect(await old.changeInfo((card) => ({ card: { ...card, listed: true } }))).toHaveProperty('rule');
});

test('PostgreSQL: one seat is given once, whoever believes to have the table', async () => {
  const [here, there] = [await scene({ store: one }), await scene({ store: two })];
  const opened = await here.tables.open({ game: 'don-quixote', seats: ['me', 'empty'] }, ALONSO);
  if ('rule' in opened) throw new Error(opened.rule.text);
  await die(one);
  const held = await there.tables.hold(opened.id);
  const joined = await Promise.all([
    opened.changeInfo((card) => join(card, SANCHO, 1)),
    held!.table.changeInfo((card) => join(card, DULCINEA, 1)),
  ]);
  expect(joined.map(({ rule }) => rule?.id)).toEqual(['TABLE-20', undefined]);
  const { card, version } = (await two.table(opened.id))!;
  expect(card.seats[1]).toMatchObject({ person: 'dulcinea' });
  await expect(two.write({ table: card.id, card, version: version - 1 })).rejects.toThrow('another server');
});

test('PostgreSQL: tables that are played and whose owner is dead are adopted, each by one node', async () => {
  const here = await scene({ store: one });
  const played: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let i = 0; i < 20; i++) played.push((await here.table([ALONSO, SANCHO])).id);
  await here.tables.open({ game: 'don-quixote', seats: ['me'] }, ALONSO); // nothing is due there
  expect(await two.nodes.adopt(50)).toEqual([]);
  await one.nodes.leave();
  const third = await openPostgres((pool.options as { connectionString: string }).connectionString, {}, 'three');
  await third.nodes.join('http://three');
  for (let round = 0; round < 20; round++) {
    // oxlint-disable no-await-in-loop -- a round after the other: who comes just after another one commits is seldom seen
    const adopted = await Promise.all([two.nodes.adopt(10), third.nodes.adopt(10), two.nodes.adopt(10)]);
    const rest = await third.nodes.adopt(30); // what all three passed over, because another one had it locked
    expect([...adopted.flat(), ...rest].toSorted()).toEqual(played.toSorted());
    expect(await two.nodes.adopt(30)).toEqual([]);
    await pool.query('update leases set node = $1', [one.nodes.node]);
    // oxlint-enable no-await-in-loop
  }
  await third.close();
});

test('PostgreSQL: words reach the other nodes together, and after a break everything is read again', async () => {
  const words: Word[] = [];
  let heard = (): void => undefined;
  const both = new Promise<void>((resolve) => (heard = resolve));
  let again = (): void => undefined;
  const back = new Promise<void>((resolve) => (again = resolve));
  await two.nodes.listen(
    (word) => {
      words.push(word);
      if (words.length === 2) heard();
    },
    () => again(),
  );
  one.nodes.say({ t: 'person', person: 'alonso' });
  one.nodes.say({ t: 'ways', person: 'sancho' });
  two.nodes.say({ t: 'person', person: 'myself' });
  await both;
  expect(words).toEqual([
    { t: 'person', person: 'alonso' },
    { t: 'ways', person: 'sancho' },
  ]);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen errantry'`);
  await back;
});

test('PostgreSQL: a sign of life does not wait for queries that keep all other connections busy', async () => {
  const { id } = await (await scene({ store: one })).table([ALONSO, SANCHO]);
  await one.nodes.listen(
    () => undefined,
    () => undefined,
  );
  const locking = await pool.connect();
  await locking.query('begin; lock table tables in access exclusive mode');
  const reads = Array.from({ length: 30 }, () => one.table(id));
  const first = Promise.race(reads).then(
    () => 'read',
    () => 'not read',
  );
  const renewed = one.nodes.renew('http://one').then(() => 'alive');
  const fastest = await Promise.race([renewed, first]);
  await locking.query('rollback');
  locking.release();
  await Promise.allSettled([renewed, ...reads]);
  expect(fastest).toBe('alive');
});

test('PostgreSQL: a listening connection that has gone silent is found out by the next sign of life, and made again', async () => {
  const far = new URL(url);
  const { port } = far;
  const link = await openLink(() => Number(port));
  far.port = String(link.port);
  const third = await openPostgres(far.href, {}, 'third');
  const words: Word[] = [];
  let breaks = 0;
  await third.nodes.listen(
    (word) => words.push(word),
    () => breaks++,
  );
  await third.nodes.renew('http://third');
  link.forget();
  await expect(third.nodes.renew('http://third')).rejects.toThrow();
  await expect.poll(() => breaks, { timeout: 20_000 }).toBe(1);
  one.nodes.say({ t: 'person', person: 'alonso' });
  await expect.poll(() => words, { timeout: 20_000 }).toEqual([{ t: 'person', person: 'alonso' }]);
  await third.close();
  await link.close();
});
