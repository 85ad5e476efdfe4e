import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Store } from '../store/store.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { ALONSO, firstMove, followOrThrow, listener, playOut, SANCHO, type Scene, scene } from '../testing/scene.ts';
import type { Table } from '../table/table.ts';
import { type Expiry, openExpiry, SPAN } from './expiry.ts';

const DAY = 24 * 3600 * 1000;
const DAYS = { CLOSE_OPEN_DAYS: 7, CLOSE_PLAYING_DAYS: 40, REMOVE_CLOSED_DAYS: 90 };
const NOTHING = { closed: 0, removed: 0 };

describe.each(ENGINES)('tables nobody came back to, %s', (engine) => {
  let stage: Scene;
  let expiry: Expiry;
  let store: Store;

  beforeEach(async () => {
    store = await openerOf(engine)();
    stage = await scene({ store });
    expiry = openExpiry(stage.context, stage.tables, DAYS);
  });

  afterEach(() => stage.close());

  const infoOf = async (id: string): Promise<TableInfo | undefined> => (await store.table(id))?.card;

  async function lobby(): Promise<Table> {
    const opened = await stage.tables.open({ game: 'don-quixote', seats: ['me', 'empty'], listed: true }, ALONSO);
    if ('rule' in opened) throw new Error(opened.rule.text);
    return opened;
  }

  test('a lobby is closed after 7 days, and removed with all its rows 90 days later', async () => {
    const { id } = await lobby();
    stage.pass(7 * DAY - 1);
    expect(await expiry.sweep()).toEqual(NOTHING);
    stage.pass(1);
    expect(await expiry.sweep()).toEqual({ closed: 1, removed: 0 });
    expect(await infoOf(id)).toMatchObject({ status: 'closed', listed: false, closed: stage.context.now() });
    expect([await store.listed(9), await store.hosted(ALONSO.id)]).toEqual([[], { tables: 0, listed: 0 }]);
    stage.pass(90 * DAY - 1);
    expect(await expiry.sweep()).toEqual(NOTHING);
    stage.pass(1);
    expect(await expiry.sweep()).toEqual({ closed: 0, removed: 1 });
    expect([await infoOf(id), await store.tablesOf(ALONSO.id, 9)]).toEqual([undefined, []]);
    expect(await stage.tables.use(id, () => true)).toBeUndefined();
  });

  test('a game is closed 40 days after its last move or line of chat; then it takes neither', async () => {
    const { id } = await stage.table([ALONSO, SANCHO]);
    stage.pass(30 * DAY);
    await stage.tables.use(id, async (table) => {
      const { asked, move } = firstMove(table, 0);
      expect(await table.play(0, asked, 'a', move)).toEqual({ n: 1 });
    });
    stage.pass(30 * DAY);
    await stage.tables.use(id, (table) => table.chat(SANCHO.id, 'b', 'Still here'));
    stage.pass(40 * DAY - 1);
    expect(await expiry.sweep()).toEqual(NOTHING);
    stage.pass(1);
    expect(await expiry.sweep()).toEqual({ closed: 1, removed: 0 });
    await stage.tables.use(id, async (table) => {
      const { asked, move } = firstMove(table, 1);
      const closed = { rule: { id: 'TABLE-26' } };
      expect(await table.play(1, asked, 'c', move)).toMatchObject(closed);
      expect(await table.draft(1, move)).toMatchObject(closed);
      expect(await table.chat(SANCHO.id, 'd', 'Wait')).toMatchObject(closed);
      expect(await table.chat(SANCHO.id, 'b', 'Still here')).toEqual({ n: 1 });
    });
    stage.pass(90 * DAY);
    expect(await expiry.sweep()).toEqual({ closed: 0, removed: 1 });
    expect([await store.moves(id), await store.chats(id, 0, 9)]).toEqual([[], []]);
  });

  test('a game by post is not closed before its deadlines, and no clock runs at a closed table', async () => {
    const { id } = await stage.table([ALONSO, SANCHO], { clock: { t: 'post', days: 30, late: 'fallback' } });
    const eager = openExpiry(stage.context, stage.tables, { ...DAYS, CLOSE_PLAYING_DAYS: 1 });
    stage.pass(30 * DAY - 1);
    expect(await eager.sweep()).toEqual(NOTHING);
    stage.pass(1);
    expect(await eager.sweep()).toEqual({ closed: 1, removed: 0 });
    expect(await store.overdue(stage.context.steady(), 9)).toEqual([]);
    expect(await infoOf(id)).toMatchObject({ status: 'closed' });
  });

  test('finished games are kept', async () => {
    const table = await stage.table([ALONSO, SANCHO]);
    await playOut(table, 'kept');
    stage.pass(1000 * DAY);
    expect(await expiry.sweep()).toEqual(NOTHING);
    expect(await infoOf(table.id)).toMatchObject({ status: 'over' });
  });

  test('a table that is in use is left alone', async () => {
    const { id } = await lobby();
    stage.pass(7 * DAY);
    const leave = await stage.tables.use(id, (table) => followOrThrow(table, listener(ALONSO)));
    expect(await expiry.sweep()).toEqual(NOTHING);
    leave?.();
    expect(await expiry.sweep()).toEqual({ closed: 1, removed: 0 });
  });

  test('whoever asks for a table that is being closed waits, and gets it closed', async () => {
    const { id } = await lobby();
    const [found] = await store.unfinished(0, SPAN);
    const asked = Promise.withResolvers<void>();
    const closing = stage.tables.changeAway(id, async () => {
      await asked.promise;
      await store.closeTable(found, { ...(JSON.parse(found.card) as TableInfo), status: 'closed' }, []);
    });
    const status = stage.tables.use(id, (table) => table.current().card.status);
    asked.resolve();
    expect([await closing, await status]).toEqual([true, 'closed']);
  });

  test('days of 0 mean never', async () => {
    const never = openExpiry(stage.context, stage.tables, { ...DAYS, CLOSE_OPEN_DAYS: 0 });
    await lobby();
    stage.pass(1000 * DAY);
    expect(await never.sweep()).toEqual(NOTHING);
  });

  test('a clock that is set forward closes nothing, while the server runs or before it starts', async () => {
    const { id } = await lobby();
    stage.setClock(365 * DAY);
    expect(await expiry.sweep()).toEqual(NOTHING);
    const later = stage.context.now();
    const again = await scene({ store, now: () => later });
    expect(await openExpiry(again.context, again.tables, DAYS).sweep()).toEqual(NOTHING);
    expect(await infoOf(id)).toMatchObject({ status: 'open' });
  });

  test('two processes sweep the same store: each table is closed once and removed once', async () => {
    const ids = [await lobby(), await lobby(), await stage.table([ALONSO, SANCHO])].map((table) => table.id);
    const other = await scene({ store, now: () => stage.context.now() });
    const both = [expiry, openExpiry(other.context, other.tables, DAYS)];
    for (const days of [40, 90]) {
      stage.pass(days * DAY);
      // oxlint-disable-next-line no-await-in-loop -- first they are closed, then removed
      await Promise.all(both.map((one) => one.sweep()));
    }
    expect(await Promise.all(ids.map((id) => store.table(id)))).toEqual([undefined, undefined, undefined]);
    expect([...stage.errors, ...other.errors]).toEqual([]);
  });

  test('what has changed since it was found is neither closed nor removed', async () => {
    const { id } = await stage.table([ALONSO, SANCHO]);
    const [found] = await store.unfinished(0, SPAN);
    stage.pass(1);
    await stage.tables.use(id, (table) => table.chat(SANCHO.id, 'a', 'Here I am'));
    await store.closeTable(found, { ...(JSON.parse(found.card) as TableInfo), status: 'closed' }, []);
    await store.removeTable(found);
    expect(await infoOf(id)).toMatchObject({ status: 'playing' });
    expect(await store.moves(id)).toHaveLength(1);
  });
});
