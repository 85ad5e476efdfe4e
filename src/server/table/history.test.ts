/** The record of a game that was played while its program changed. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { edition } from '../../core/testing/editions.ts';
import { type TableRecord, verify } from '../../core/verify.ts';
import { GAMES } from '../../games/load.ts';
import type { OpenTable } from '../../wire/http.ts';
import { recordOf } from './history.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Table } from './table.ts';
import { ALONSO, playOut, SANCHO, type Scene, scene, heldTable } from '../testing/scene.ts';

const EDITIONS = [1, 2, 3].map((version) => edition(GAMES['don-quixote'], version));
let store: Store;

beforeEach(async () => {
  store = await openSqlite(':memory:');
});
afterEach(() => store.close());

/** The server after an update: the same store, and a newer game. */
const updated = (version: number): Promise<Scene> =>
  scene({ store, games: { 'don-quixote': EDITIONS[version - 1] }, speakers: {} });

async function playSome(table: Table, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { state, asked, n } = table.current().match!;
    const [seat] = table.game.pending(state);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await table.play(seat, asked[seat], `m${n}`, table.game.moves(state, seat)[0]);
    expect(answer).toEqual({ n: n + 1 });
  }
}

async function begun(): Promise<Table> {
  const table = await (await updated(1)).table([ALONSO, SANCHO]);
  await playSome(table, 5);
  return table;
}

const recordIn = async (stage: Scene, table: Table): Promise<TableRecord> =>
  (await recordOf(table.game, stage.context, table.current())) as TableRecord;

test('a game that has lived through two updates is proved', async () => {
  const { id } = await begun();
  await playSome(await heldTable((await updated(2)).tables, id), 7);
  const last = await updated(3);
  const table = await heldTable(last.tables, id);
  await playOut(table, 'to the end');
  const versions = (await store.moves(id)).map(({ version }) => version);
  expect([1, 2, 3].map((version) => versions.filter((each) => each === version).length)).toEqual([6, 7, 32]);
  const record = await recordIn(last, table);
  expect(verify(EDITIONS[2], record)).toMatchObject({ value: { moves: 44, outcome: record.outcome } });
});

test('a game that was over before the update is proved by the new program too', async () => {
  const table = await (await updated(1)).table([ALONSO, SANCHO]);
  await playOut(table, 'over');
  const later = await updated(2);
  const record = await recordIn(later, await heldTable(later.tables, table.id));
  expect(verify(EDITIONS[1], record)).toMatchObject({ value: { moves: 44, outcome: record.outcome } });
});

test('a record that was downloaded before the update is proved by the new program too', async () => {
  const stage = await updated(1);
  const table = await stage.table([ALONSO, SANCHO]);
  await playOut(table, 'over');
  const record: unknown = JSON.parse(JSON.stringify(await recordIn(stage, table)));
  for (const game of EDITIONS) expect(verify(game, record)).toMatchObject({ value: { moves: 44 } });
});

test('a table that was opened before the update and begun after it is proved', async () => {
  const wanted: OpenTable = { game: 'don-quixote', seats: ['me'] };
  const { id } = (await (await updated(1)).tables.open(wanted, ALONSO)) as Table;
  const table = await heldTable((await updated(2)).tables, id);
  await table.start(ALONSO.id);
  await playOut(table, 'alone');
  const later = await updated(3);
  const record = await recordIn(later, await heldTable(later.tables, id));
  expect(record.events[0]).toContainEqual({ t: 'greeting', edition: 3 });
  expect(verify(EDITIONS[2], record)).toHaveProperty('value');
});
