/** Faults inside the server: a game that throws, a store that fails, an older version, too many tables. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../core/game.ts';
import { GAMES } from '../../games/load.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import {
  ALONSO,
  followOrThrow,
  firstMove,
  listener,
  NOD,
  NODDING,
  playOut,
  SANCHO,
  type Scene,
  scene,
  heldTable,
} from '../testing/scene.ts';

const donQuixote = GAMES['don-quixote'];
const withGame = (changed: Partial<AnyGame>): { games: { [id: string]: AnyGame } } => ({
  games: { 'don-quixote': { ...donQuixote, ...changed } },
});

/** Everybody nods once to each question. */
const onceNodding: AnyGame = {
  ...NODDING['don-quixote'],
  pending: (state) => donQuixote.pending(state).filter((seat) => !nodsOf(state).includes(seat)),
  apply(state, seat, move, ...rest) {
    NODDING['don-quixote'].apply(state, seat, move, ...rest);
    if (move === NOD) state.nods = [...nodsOf(state), seat];
  },
  clone: (state) => ({ ...donQuixote.clone(state), nods: nodsOf(state) }),
  view: (state, viewer) => ({
    ...donQuixote.view(state, viewer),
    nods: nodsOf(state).filter((seat) => seat === viewer),
  }),
};
const nodsOf = ({ nods = [] }: { readonly nods?: readonly Seat[] }): readonly Seat[] => nods;

test('an error in a game ends that one request; the table is restored from its log and plays on', async () => {
  let isBroken = true;
  const stage = await scene(
    withGame({
      apply(state, ...rest) {
        if (isBroken) {
          state.realms[0].board.fill(99); // and it leaves the state half changed
          throw new TypeError('a fault of the game');
        }
        donQuixote.apply(state, ...rest);
      },
    }),
  );
  const [table, other] = [await stage.table([ALONSO, SANCHO]), await stage.table([SANCHO, ALONSO])];
  const before = JSON.stringify(table.current().match);
  const { asked, move } = firstMove(table, 0);
  expect(await table.play(0, asked, 'a', move)).toMatchObject({ rule: { id: 'TABLE-19' } });
  expect(table.current().match).toEqual(JSON.parse(before));
  expect(stage.errors).toHaveLength(1);
  isBroken = false;
  expect(await table.play(0, asked, 'b', move)).toEqual({ n: 1 });
  expect(await playOut(other, 'others play on')).toBeGreaterThan(40);
  await stage.close();
});

describe('a store that fails', () => {
  let stage: Scene;
  let failing = 0;
  let real: Store;

  beforeEach(async () => {
    real = await openSqlite(':memory:');
    const store: Store = {
      ...real,
      write: (change) => (failing-- > 0 ? Promise.reject(new Error('disk full')) : real.write(change)),
    };
    stage = await scene({ store });
  });

  afterEach(() => real.close());

  test('nothing is published that is not stored, and the same message may be sent again', async () => {
    const table = await stage.table([ALONSO, SANCHO]);
    const heard = listener(SANCHO);
    await followOrThrow(table, heard);
    const { asked, move } = firstMove(table, 0);
    failing = 1;
    expect(await table.play(0, asked, 'a', move)).toMatchObject({ rule: { id: 'TABLE-20' } });
    expect(heard.messages.some(({ t }) => t === 'step')).toBe(false);
    expect(table.current().match?.n).toBe(0);
    expect(await table.play(0, asked, 'a', move)).toEqual({ n: 1 });
  });

  test('who does what the clock has just done in secret is answered when that is stored, and not if it is not', async () => {
    const quiet = await scene({ store: stage.store, games: { 'don-quixote': onceNodding } });
    const table = await quiet.table([ALONSO, SANCHO]);
    const { asked } = firstMove(table, 0);
    const both = () => Promise.all(['clock:0', 'a'].map((id) => table.play(0, asked, id, NOD)));
    failing = 1;
    expect(await both()).toMatchObject([{ rule: { id: 'TABLE-20' } }, { rule: { id: 'TABLE-20' } }]);
    expect(await both()).toEqual([{}, {}]);
    await quiet.close();
  });

  test('a table that cannot be read again disconnects everybody, to reconnect later', async () => {
    const table = await stage.table([ALONSO, SANCHO]);
    const heard = listener(SANCHO);
    await followOrThrow(table, heard);
    const { asked, move } = firstMove(table, 0);
    let isReadable = false;
    stage.store.table = (id) => (isReadable ? real.table(id) : Promise.reject(new Error('no disk')));
    failing = 1;
    expect(await table.play(0, asked, 'a', move)).toMatchObject({ rule: { id: 'TABLE-20' } });
    expect(heard.isClosed()).toBe(true);
    expect(await table.play(0, asked, 'a', move)).toMatchObject({ rule: { id: 'TABLE-20' } });
    isReadable = true;
    expect(await table.play(0, asked, 'a', move)).toEqual({ n: 1 });
  });
});

test('a secret move that was stored but not acknowledged is stored once, however often it is sent', async () => {
  const real = await openSqlite(':memory:');
  let isFailing = false;
  const fail = async (): Promise<never> => Promise.reject(new Error('no disk'));
  const store: Store = {
    ...real,
    write: (change) => (isFailing ? real.write(change).then(fail) : real.write(change)),
    table: (id) => (isFailing ? fail() : real.table(id)),
  };
  const stage = await scene({ store, games: NODDING });
  const table = await stage.table([ALONSO, SANCHO]);
  const { asked } = firstMove(table, 0);
  isFailing = true;
  expect(await table.play(0, asked, 'a', NOD)).toMatchObject({ rule: { id: 'TABLE-20' } });
  isFailing = false;
  expect(await table.play(0, asked, 'a', NOD)).toEqual({});
  expect(await table.play(0, asked, 'a', NOD)).toEqual({});
  expect((await real.moves(table.id)).map(({ id }) => id)).toEqual(['', 'a']);
  await real.close();
});

test('a table of an older version is upgraded, snapshot and moves, and plays on in the new one', async () => {
  const old = await scene();
  const table = await old.table([ALONSO, SANCHO]);
  const { asked, move } = firstMove(table, 0);
  await table.play(0, asked, 'a', move);
  // Version 2 counts tiles from 100 in moves, and keeps a note in the state.
  const lifted: Partial<AnyGame> = {
    version: 2,
    upgrades: {
      1: (saved) => ({
        ...saved,
        ...(saved.state && { state: { ...saved.state, note: 'lifted' } }),
        ...(saved.moves && {
          moves: saved.moves.map(({ seat, move: { tile, ...rest } }: { seat: number; move: { tile: number } }) => ({
            seat,
            move: { ...rest, tile: tile + 100 },
          })),
        }),
      }),
    },
    clone: (state) => ({ ...donQuixote.clone(state), note: state.note }),
    fast: { fork: (state, seat) => ({ ...donQuixote.fast!.fork!(state, seat), note: state.note }) },
    apply: (state, seat, { tile, ...rest }, dice, say) =>
      donQuixote.apply(state, seat, { ...rest, tile: tile - 100 }, dice, say),
    refusal: (state, seat, { tile, ...rest }) => donQuixote.refusal(state, seat, { ...rest, tile: tile - 100 }),
  };
  const now = await scene({ ...withGame(lifted), speakers: {}, store: old.store });
  const reopened = await heldTable(now.tables, table.id);
  const before = table.current().match;
  expect(reopened.current().match).toEqual({ ...before, state: { ...(before?.state as object), note: 'lifted' } });
  const other = firstMove(table, 1);
  const answer = await reopened.play(1, other.asked, 'b', {
    ...(other.move as { tile: number }),
    tile: (other.move as { tile: number }).tile + 100,
  });
  expect(answer).toEqual({ n: 2 });
  expect((await old.store.moves(table.id)).map(({ version }) => version)).toEqual([1, 1, 2]);
  const heard = listener(ALONSO);
  await followOrThrow(reopened, heard, { n: 1, c: -1 });
  expect(heard.messages.at(-1)).toMatchObject({ t: 'view', n: 2 });
  await old.close();
});

test('idle tables leave memory, the least recently used first, and come back from the store', async () => {
  const stage = await scene({}, 3);
  const tables = [];
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (let i = 0; i < 3; i++) tables.push(await stage.table([ALONSO, SANCHO]));
  await followOrThrow(tables[0], listener(SANCHO));
  const { asked, move } = firstMove(tables[1], 0);
  await tables[1].play(0, asked, 'a', move);
  await stage.table([ALONSO, SANCHO]);
  expect(stage.tables.size()).toBe(3);
  expect(await heldTable(stage.tables, tables[0].id)).toBe(tables[0]);
  expect(await heldTable(stage.tables, tables[2].id)).toBe(tables[2]);
  const back = await heldTable(stage.tables, tables[1].id);
  expect(back).not.toBe(tables[1]);
  expect(back?.current()).toEqual(tables[1].current());
  await stage.close();
});
