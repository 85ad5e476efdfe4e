import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NONE } from '../../core/game.ts';
import { SHELF } from '../../games/index.ts';
import { GAMES } from '../../games/load.ts';
import { openClock } from './clock.ts';
import { after } from './steady.ts';
import { ALONSO, followOrThrow, firstMove, listener, SANCHO, type Scene, scene, heldTable } from '../testing/scene.ts';

let stage: Scene;

beforeEach(async () => {
  stage = await scene();
});

afterEach(() => stage.close());

const LIVE = { t: 'live', seconds: 10, reserve: 20, late: 'fallback' } as const;

test('nobody is late before time and reserve are used up', async () => {
  const table = await stage.table([ALONSO, SANCHO], { clock: LIVE });
  const clock = openClock(stage.context, stage.tables);
  stage.pass(30_000 - 1);
  await clock.tick();
  expect(table.current().match?.n).toBe(0);
});

test('when the time is up, the fallback of the game is played', async () => {
  const table = await stage.table([ALONSO, SANCHO], { clock: LIVE });
  const clock = openClock(stage.context, stage.tables);
  stage.pass(30_000);
  await clock.tick();
  expect((await stage.store.moves(table.id)).map(({ seat, id }) => ({ seat, id }))).toEqual([
    { seat: NONE, id: '' },
    { seat: 0, id: 'clock:0' },
    { seat: 1, id: 'clock:0' },
  ]);
});

test('a decision that takes longer than its time uses up the reserve, which counts as time left', async () => {
  const table = await stage.table([ALONSO, SANCHO], { clock: LIVE });
  const heard = listener(ALONSO);
  await followOrThrow(table, heard);
  stage.pass(15_000);
  const { asked, move } = firstMove(table, 0);
  await table.play(0, asked, 'a', move);
  expect(heard.messages.at(-1)).toMatchObject({ t: 'step', left: [NONE, 15_000] });
  const other = firstMove(table, 1);
  await table.play(1, other.asked, 'b', other.move);
  const shown = 1200; // milliseconds: the tiles are turned over, then the next card
  expect(heard.messages.at(-1)).toMatchObject({ t: 'step', left: [25_000 + shown, 25_000 + shown] });
});

test('a restart loses no deadline', async () => {
  const table = await stage.table([ALONSO, SANCHO], { clock: { t: 'post', days: 3, late: 'fallback' } });
  const again = await scene({ store: stage.store, now: () => stage.context.now() });
  const clock = openClock(again.context, again.tables);
  stage.pass(3 * 24 * 3600 * 1000);
  await clock.tick();
  const reopened = await heldTable(again.tables, table.id);
  expect(reopened.current().match?.n).toBe(2);
});

test('nobody waits for tables whose game is not here any more', async () => {
  const [gone, kept] = SHELF;
  const people = Array.from({ length: GAMES[gone].seats.max }, (_, i) => ({
    id: `p${i}`,
    name: `Knight ${'abcdef'[i]}`,
  }));
  for (let i = 0; i * people.length < 200; i++) {
    // oxlint-disable-next-line no-await-in-loop -- as many decisions as one tick makes
    await stage.table(people, { game: gone, clock: LIVE });
  }
  stage.pass(1);
  const table = await stage.table(people.slice(0, GAMES[kept].seats.min), { game: kept, clock: LIVE });
  const again = await scene({ store: stage.store, now: () => stage.context.now(), games: { [kept]: GAMES[kept] } });
  const clock = openClock(again.context, again.tables);
  stage.pass(30_000);
  await clock.tick();
  await clock.tick();
  expect((await stage.store.moves(table.id)).length).toBeGreaterThan(1);
});

test('or a bot takes over, and then no clock runs for that seat', async () => {
  const table = await stage.table([ALONSO, SANCHO], { clock: { ...LIVE, late: 'bot' } });
  const clock = openClock(stage.context, stage.tables);
  stage.pass(30_000);
  await clock.tick();
  await clock.tick();
  expect(table.current().card.seats).toMatchObject([{ away: { since: 0 } }, { away: { since: 0 } }]);
  expect(table.current().match).toMatchObject({ n: 0, deadlines: [{ due: 0 }, { due: 0 }] });
});

test("the client's own clock does not count: durations are sent, and a field `at` in a message is refused", async () => {
  const { readMessage } = await import('../stream/answer.ts');
  expect(readMessage('{"t":"play","id":"a","asked":0,"move":{},"at":99}')).toMatchObject({ rule: { id: 'WIRE-2' } });
});

const DAY = 24 * 3600 * 1000;

describe.each([-3600_000, -40 * DAY, 365 * DAY])('the clock of the machine is set by %d ms', (jump) => {
  test('and no decision is due sooner or later', async () => {
    const table = await stage.table([ALONSO, SANCHO], { clock: LIVE });
    const clock = openClock(stage.context, stage.tables);
    stage.setClock(jump);
    stage.pass(30_000 - 1);
    await clock.tick();
    expect(table.current().match?.n).toBe(0);
    stage.pass(1);
    await clock.tick();
    expect(table.current().match?.n).toBe(2);
  });
});

test.each([-3600_000, -40 * DAY, -365 * DAY])('set by %d ms before a restart, and nobody has longer', async (jump) => {
  const table = await stage.table([ALONSO, SANCHO], { clock: LIVE });
  let now = stage.context.now() + jump;
  const again = await scene({ store: stage.store, now: () => now });
  const clock = openClock(again.context, again.tables);
  await clock.tick();
  now += 30_000;
  await clock.tick();
  expect((await stage.store.moves(table.id)).map(({ id }) => id)).toEqual(['', 'clock:0', 'clock:0']);
});

test('a timer may be longer than the longest of Node', () => {
  vi.useFakeTimers();
  let isCalled = false;
  after(40 * DAY, () => (isCalled = true));
  vi.advanceTimersByTime(40 * DAY - 1);
  expect(isCalled).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isCalled).toBe(true);
  vi.useRealTimers();
});
