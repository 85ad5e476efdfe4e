import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../games/load.ts';
import { sitIn } from '../table/seats.ts';
import { ALONSO, firstMove, heldTable, NOD, NODDING, SANCHO, type Scene, scene } from '../testing/scene.ts';
import type { Context } from '../context.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { openPool, type Pool, type Thinking, type Thought } from './pool.ts';
import { openBotPlayers } from './bot-players.ts';

const withResolvers = <T>(): PromiseWithResolvers<T> => Promise.withResolvers<T>();

const closing: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((open) => open.close()));
});

const closed = <T extends { close(): Promise<void> }>(open: T): T => {
  closing.push(open);
  return open;
};

/** A scene whose bots think in this pool. */
async function sceneWith(
  pool: Pool,
  changed: Partial<Context> = {},
): Promise<Scene & { over(table: Table): Promise<void> }> {
  const waiting = new Map<string, () => void>();
  const stage = await scene({
    ...changed,
    tableChanged(table) {
      botPlayers.review(table);
      if (table.current().card.status === 'over') waiting.get(table.id)?.();
    },
  });
  const botPlayers = openBotPlayers(pool, stage.context);
  closed(stage);
  return {
    ...stage,
    over: (table) =>
      table.current().card.status === 'over' ? Promise.resolve() : new Promise((done) => waiting.set(table.id, done)),
  };
}

test('bots in threads play a whole game, through the same `play` as people', async () => {
  const stage = await sceneWith(closed(openPool(1, 20_000)));
  const table = await stage.table([ALONSO, SANCHO]);
  const { leaveSeat } = await import('../table/seats.ts');
  await table.changeInfo((card) => sitIn(card, 0, 0));
  await table.changeInfo((card) => leaveSeat(card, SANCHO.id));
  await stage.over(table);
  const moves = await stage.store.moves(table.id);
  expect(moves.slice(1).every(({ id }) => id.startsWith('bot:'))).toBe(true);
  expect(stage.errors).toEqual([]);
});

test('a bot is given a view and nothing else', async () => {
  const given: Thinking[] = [];
  const pool: Pool = {
    think(thinking) {
      given.push(thinking);
      return new Promise(() => undefined);
    },
    close: async () => undefined,
  };
  const stage = await sceneWith(pool);
  const table = await stage.table([ALONSO, SANCHO]);
  await table.changeInfo((card) => sitIn(card, 1, 0));
  const { match } = table.current();
  expect(given).toHaveLength(1);
  expect(given[0]).toMatchObject({ seat: 1, view: GAMES['don-quixote'].view(match?.state, 1) });
  expect(JSON.stringify(given[0].view)).not.toBe(JSON.stringify(match?.state));
});

/** A pool that thinks these moves, one after the other, and then no more. */
function poolOf(...thoughts: Thought[]): Pool {
  return {
    think: async () => thoughts.shift() ?? new Promise(() => undefined),
    close: async () => undefined,
  };
}

const idsOf = async (stage: Scene, { id }: Table): Promise<string[]> =>
  (await stage.store.moves(id)).slice(1).map((row) => row.id);

test('a bot whose secret move leaves the question open is asked again', async () => {
  const first: Thought[] = [{ move: NOD }];
  const stage = await sceneWith(poolOf(...first, ...first), { games: NODDING });
  const table = await stage.table([ALONSO, SANCHO]);
  await table.changeInfo((card) => sitIn(card, 1, 0));
  await table.chat(ALONSO.id, 'c', 'your turn');
  await table.chat(ALONSO.id, 'd', 'and again');
  expect(await idsOf(stage, table)).toEqual(['bot:0', 'bot:1']);
});

test('a bot that thinks at a table that is gone does not keep the one that came after it waiting', async () => {
  const late = withResolvers<Thought>();
  const moved = withResolvers<void>();
  const thoughts = [late.promise, Promise.resolve<Thought>({ move: NOD })];
  const stage = await sceneWith(
    { ...poolOf(), think: () => thoughts.shift() ?? new Promise(() => undefined) },
    { games: NODDING, movePlayed: () => moved.resolve() },
  );
  const old = await stage.table([ALONSO, SANCHO]);
  await old.changeInfo((card) => sitIn(card, 1, 0));
  stage.tables.drop(() => true); // as when others may believe that this node is dead
  const now = await heldTable(stage.tables, old.id);
  await moved.promise;
  expect(now).not.toBe(old);
  late.resolve({ move: NOD });
  await now.chat(ALONSO.id, 'c', 'who was that?');
  expect(await idsOf(stage, now)).toEqual(['bot:0']);
});

test('a bot whose move could not be saved tries again, and no fallback is played', async () => {
  let isFull = false;
  const real = await openSqlite(':memory:');
  const store: Store = {
    ...real,
    write: (change) =>
      isFull && change.move !== undefined ? Promise.reject(new Error('disk full')) : real.write(change),
  };
  const [legal, later, played] = [withResolvers<Thought>(), withResolvers<() => void>(), withResolvers<void>()];
  const stage = await sceneWith(
    { ...poolOf(), think: () => legal.promise },
    {
      store,
      after(_, call) {
        later.resolve(call);
        return () => undefined;
      },
      movePlayed: () => played.resolve(),
    },
  );
  const table = await stage.table([ALONSO, SANCHO]);
  legal.resolve({ move: firstMove(table, 1).move });
  isFull = true;
  await table.changeInfo((card) => sitIn(card, 1, 0));
  const tryAgain = await later.promise;
  expect(await idsOf(stage, table)).toEqual([]);
  isFull = false;
  tryAgain();
  await played.promise;
  expect(await idsOf(stage, table)).toEqual(['bot:0']);
});

test('a bot that was late is asked again', async () => {
  const late: Thought = { failed: 'no answer', isLate: true };
  const thoughts = [late, late];
  const pool: Pool = { ...poolOf(), think: async () => thoughts.shift() ?? { move: firstMove(table, 1).move } };
  const stage = await sceneWith(pool);
  const table = await stage.table([ALONSO, SANCHO]);
  await table.changeInfo((card) => sitIn(card, 1, 0));
  await table.chat(ALONSO.id, 'c', 'your turn');
  expect(await idsOf(stage, table)).toEqual(['bot:0']);
});

test('for a bot that fails or answers nonsense, the fallback is played', async () => {
  const thoughts: Thought[] = [{ failed: 'no idea' }, { move: { t: 'lay', tile: 22, turn: 0 } }];
  const stage = await sceneWith(poolOf(...thoughts));
  const table = await stage.table([ALONSO, SANCHO]);
  await table.changeInfo((card) => sitIn(card, 1, 0));
  await table.chat(ALONSO.id, 'c', 'your turn');
  const { asked, move } = firstMove(table, 0);
  await table.play(0, asked, 'a', move);
  await table.chat(ALONSO.id, 'd', 'and again');
  expect(await idsOf(stage, table)).toEqual(['clock:0', 'a', 'clock:2']);
  expect(stage.errors).toHaveLength(2);
});

test('a thread that does not answer in time is stopped and replaced', async () => {
  const pool = closed(openPool(1, 1));
  const { match } = (await (await sceneWith(pool)).table([ALONSO, SANCHO])).current();
  const view: unknown = GAMES['don-quixote'].view(match?.state, 0);
  const thinking = { game: 'don-quixote', bot: 'mc:100000', view, seat: 0, seed: 's' };
  const thoughts = await Promise.all([pool.think(thinking, 'one'), pool.think(thinking, 'other')]);
  const late = { failed: 'no answer within 1 ms', isLate: true };
  expect(thoughts).toEqual([late, late]);
});

test('a view that makes a bot fail costs its own answer only', async () => {
  const pool = closed(openPool(1, 20_000));
  const thinking = { game: 'don-quixote', bot: 'random', view: { nonsense: true }, seat: 0, seed: 's' };
  expect(await pool.think(thinking, 'one')).toMatchObject({ failed: expect.any(String) });
  expect(await pool.think({ ...thinking, bot: 'nobody' }, 'one')).toEqual({ failed: 'no bot nobody' });
});

test('when the server stops, nothing is played for a bot that has not finished thinking', async () => {
  const pool = openPool(1, 20_000);
  const stage = await sceneWith(pool);
  const tables = [await stage.table([ALONSO, SANCHO]), await stage.table([ALONSO, SANCHO])];
  await Promise.all(tables.map((table) => table.changeInfo((card) => sitIn(card, 1, 0))));
  await pool.close(); // one is thinking, the other waits
  await tables[0].changeInfo((card) => sitIn(card, 0, 0)); // and nobody is asked any more
  await Promise.all(tables.map((table) => table.chat(ALONSO.id, 'c', 'stored after whatever was played')));
  expect((await Promise.all(tables.map(({ id }) => stage.store.moves(id)))).map(({ length }) => length)).toEqual([
    1, 1,
  ]);
  expect(stage.errors).toEqual([]);
});

test.each([1, 2])(
  'somebody’s 70 tables delay another’s bot by one thought at most, with %i threads',
  async (threads) => {
    const pool = closed(openPool(threads, 20_000));
    const { match } = (await (await sceneWith(pool)).table([ALONSO, SANCHO])).current();
    const view: unknown = GAMES['don-quixote'].view(match?.state, 0);
    const quick = { game: 'don-quixote', bot: 'random', view, seat: 0, seed: 's' };
    const slow = { ...quick, bot: 'mc:100' }; // so slow that the other thread has answered meanwhile
    await Promise.all([ALONSO.id, SANCHO.id].map((owner) => pool.think(quick, owner))); // the threads have started
    const answered: string[] = [];
    const ask = (thinking: Thinking, owner: string): Promise<number> =>
      pool.think(thinking, owner).then(() => answered.push(owner));
    for (let table = 0; table < 70; table++) void ask(slow, ALONSO.id);
    await ask(quick, SANCHO.id);
    expect(answered.length).toBeLessThanOrEqual(2);
  },
);
