import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../games/load.ts';
import { sitIn } from '../table/seats.ts';
import { ALONSO, firstMove, SANCHO, type Scene, scene } from '../testing/scene.ts';
import type { Table } from '../table/table.ts';
import { openPool, type Pool, type Thinking, type Thought } from './pool.ts';
import { openBotPlayers } from './bot-players.ts';

const closing: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((open) => open.close()));
});

const closed = <T extends { close(): Promise<void> }>(open: T): T => {
  closing.push(open);
  return open;
};

/** A scene whose bots think in this pool. */
async function sceneWith(pool: Pool): Promise<Scene & { over(table: Table): Promise<void> }> {
  const waiting = new Map<string, () => void>();
  const stage = await scene({
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

test('for a bot that fails or answers nonsense, the fallback is played', async () => {
  const thoughts: Thought[] = [{ failed: 'no idea' }, { move: { t: 'lay', tile: 22, turn: 0 } }];
  const pool: Pool = {
    think: async () => thoughts.shift() ?? new Promise(() => undefined),
    close: async () => undefined,
  };
  const stage = await sceneWith(pool);
  const table = await stage.table([ALONSO, SANCHO]);
  await table.changeInfo((card) => sitIn(card, 1, 0));
  await table.chat(ALONSO.id, 'c', 'your turn');
  const { asked, move } = firstMove(table, 0);
  await table.play(0, asked, 'a', move);
  await table.chat(ALONSO.id, 'd', 'and again');
  expect((await stage.store.moves(table.id)).slice(1).map(({ id }) => id)).toEqual(['clock:0', 'a', 'clock:2']);
  expect(stage.errors).toHaveLength(2);
});

test('a thread that does not answer in time is stopped and replaced', async () => {
  const pool = closed(openPool(1, 1)); // no thread starts within a millisecond
  const thinking = { game: 'don-quixote', bot: 'random', view: {}, seat: 0, seed: 's' };
  const thoughts = await Promise.all([pool.think(thinking), pool.think(thinking)]);
  expect(thoughts).toEqual([{ failed: 'no answer within 1 ms' }, { failed: 'no answer within 1 ms' }]);
});

test('a view that makes a bot fail costs its own answer only', async () => {
  const pool = closed(openPool(1, 20_000));
  const thinking = { game: 'don-quixote', bot: 'random', view: { nonsense: true }, seat: 0, seed: 's' };
  expect(await pool.think(thinking)).toMatchObject({ failed: expect.any(String) });
  expect(await pool.think({ ...thinking, bot: 'nobody' })).toEqual({ failed: 'no bot nobody' });
});
