import { openSqlite } from '../store/sqlite.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NONE } from '../../core/game.ts';
import { verify } from '../../core/verify.ts';
import { GAMES } from '../../games/load.ts';
import type { TableStep, ServerMessage, View } from '../../wire/messages.ts';
import { recordOf } from './history.ts';
import {
  ALONSO,
  followOrThrow,
  DULCINEA,
  firstMove,
  listener,
  playOut,
  SANCHO,
  type Scene,
  scene,
  STRANGER,
  heldTable,
  viewAfter,
} from '../testing/scene.ts';
import type { Table } from './table.ts';

let stage: Scene;
let table: Table;

beforeEach(async () => {
  stage = await scene();
  table = await stage.table([ALONSO, SANCHO]);
});

afterEach(() => stage.close());

describe('play', () => {
  test('a legal move is stored, then published, then acknowledged with its number', async () => {
    const heard = listener(SANCHO);
    await followOrThrow(table, heard);
    const { asked, move } = firstMove(table, 0);
    expect(await table.play(0, asked, 'a', move)).toEqual({ n: 1 });
    expect((await stage.store.moves(table.id)).map(({ n, seat, id }) => ({ n, seat, id }))).toEqual([
      { n: 0, seat: NONE, id: '' },
      { n: 1, seat: 0, id: 'a' },
    ]);
    expect(heard.messages.at(-1)).toMatchObject({ t: 'step', n: 1 });
  });

  test('two seats that choose at once do not make each other stale', async () => {
    const [one, other] = [firstMove(table, 0), firstMove(table, 1)];
    const answers = await Promise.all([
      table.play(0, one.asked, 'a', one.move),
      table.play(1, other.asked, 'b', other.move),
    ]);
    expect(answers).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('a repeated id gets the first answer again, at the same time, later, and after a restart', async () => {
    const { asked, move } = firstMove(table, 0);
    const answers = await Promise.all([table.play(0, asked, 'a', move), table.play(0, asked, 'a', move)]);
    expect(answers).toEqual([{ n: 1 }, { n: 1 }]);
    expect(await table.play(0, asked, 'a', move)).toEqual({ n: 1 });
    const again = await scene({ store: stage.store });
    expect(await (await heldTable(again.tables, table.id)).play(0, asked, 'a', move)).toEqual({ n: 1 });
    expect(await stage.store.moves(table.id)).toHaveLength(2);
  });

  test('an answer to an older question is refused as stale, with both questions', async () => {
    const [one, other] = [firstMove(table, 0), firstMove(table, 1)];
    await table.play(0, one.asked, 'a', one.move);
    await table.play(1, other.asked, 'b', other.move);
    expect(await table.play(0, one.asked, 'late', one.move)).toMatchObject({
      rule: { id: 'TABLE-5' },
      why: 'you answered the question of move 0; the one of move 2 is put now',
    });
  });

  test('a seat that has decided is refused by the rule of the game', async () => {
    const { asked, move } = firstMove(table, 0);
    await table.play(0, asked, 'a', move);
    expect(await table.play(0, NONE, 'b', move)).toMatchObject({ rule: { id: 'DQ-10.3' }, why: expect.any(String) });
  });

  test.each([
    ['not an object', 'lay'],
    ['nothing', undefined],
    ['an unknown move', { t: 'cheat' }],
    ['a strange prototype', JSON.parse('{"t":"lay","tile":1,"turn":0,"__proto__":{"x":1}}')],
    ['the name of a method', { t: 'toString' }],
  ])('%s is no move', async (_, raw) => {
    expect(await table.play(0, 0, 'x', raw)).toMatchObject({ rule: { id: 'TABLE-6' } });
  });

  test('an illegal move is refused with its rule and the figures', async () => {
    expect(await table.play(0, 0, 'x', { t: 'lay', tile: 22, turn: 0 })).toMatchObject({
      rule: { id: 'DQ-4.5' },
      why: expect.any(String),
    });
  });

  test('not your turn: where seats play one after the other, the others are refused because they owe nothing', async () => {
    const turns = await stage.table([ALONSO, SANCHO], { game: 'lancelot' });
    const { match } = turns.current();
    const waiting = turns.game.pending(match?.state)[0] === 0 ? 1 : 0;
    const { asked, move } = firstMove(turns, 1 - waiting);
    expect(await turns.play(waiting, asked, 'x', move)).toMatchObject({
      rule: { id: 'TABLE-5' },
      why: 'you owe no decision now',
    });
    expect(await turns.play(waiting, NONE, 'y', move)).toMatchObject({ rule: { id: expect.any(String) } });
    expect(turns.current().match?.n).toBe(0);
  });

  test('a move that takes no text is refused with one', async () => {
    const { asked, move } = firstMove(table, 0);
    const game = { ...table.game, readMove: (raw: unknown) => raw };
    const second = await scene({ games: { 'don-quixote': game }, store: stage.store });
    const opened = await heldTable(second.tables, table.id);
    const answer = await opened?.play(0, asked, 'x', { ...(move as object), text: 'Once upon a time' });
    expect(answer).toMatchObject({ rule: { id: 'TABLE-7' } });
  });

  test('nothing is played before the game or after it', async () => {
    const early = await stage.tables.open({ game: 'don-quixote', seats: ['me', 'empty'] }, ALONSO);
    if ('rule' in early) throw new Error('refused');
    expect(await early.play(0, 0, 'x', { t: 'lay', tile: 0, turn: 0 })).toMatchObject({ rule: { id: 'TABLE-12' } });
    await playOut(table, 'to the end');
    expect(await table.play(0, 0, 'x', { t: 'lay', tile: 0, turn: 0 })).toMatchObject({ rule: { id: 'TABLE-1' } });
  });
});

describe('updates', () => {
  test('differences add up to the view of each seat and of a watcher, through a whole game', async () => {
    const all = [listener(ALONSO), listener(SANCHO), listener(undefined)];
    await Promise.all(all.map((one) => followOrThrow(table, one)));
    await playOut(table, 'differences');
    const { state } = table.current().match!; // played out
    expect(viewAfter(all[0].messages)).toEqual(table.game.view(state, 0));
    expect(viewAfter(all[1].messages)).toEqual(table.game.view(state, 1));
    expect(viewAfter(all[2].messages)).toEqual(table.game.view(state, 'watcher'));
  });

  test('a client that reconnects gets the missed steps, byte for byte as the others got them', async () => {
    const stayed = listener(SANCHO);
    await followOrThrow(table, stayed);
    const { asked, move } = firstMove(table, 0);
    await table.play(0, asked, 'a', move);
    const other = firstMove(table, 1);
    await table.play(1, other.asked, 'b', other.move);
    const returned = listener(SANCHO);
    await followOrThrow(table, returned, { n: 0, c: -1 });
    const steps = (told: readonly ServerMessage[]): TableStep[] => told.filter((message) => message.t === 'step');
    expect(JSON.stringify(steps(returned.messages))).toBe(JSON.stringify(steps(stayed.messages)));
    expect(returned.messages.some(({ t }) => t === 'view')).toBe(false);
  });

  test.each([
    ['nothing yet', -1],
    ['more than there is', 7],
  ])('a client that has %s gets the whole view', async (_, n) => {
    const heard = listener(ALONSO);
    await followOrThrow(table, heard, { n, c: -1 });
    expect(heard.messages.map(({ t }) => t)).toEqual(['hello', 'table', 'view']);
    expect(heard.messages[2]).toMatchObject({ n: 0, asked: 0 } satisfies Partial<View>);
  });

  test('a client that has everything gets no view', async () => {
    const heard = listener(ALONSO);
    await followOrThrow(table, heard, { n: 0, c: -1 });
    expect(heard.messages.map(({ t }) => t)).toEqual(['hello', 'table']);
  });

  test('strangers see what a watcher may see, and nothing where the host allows none', async () => {
    const watcher = listener(STRANGER);
    await followOrThrow(table, watcher);
    expect(watcher.messages[0]).toMatchObject({ t: 'hello', viewer: 'watcher' });
    const closed = await stage.table([ALONSO, SANCHO], { watch: false });
    expect(await closed.follow(listener(STRANGER), { n: -1, c: -1 })).toMatchObject({ rule: { id: 'TABLE-18' } });
  });

  test('a follower who takes a seat gets the view of that seat from then on', async () => {
    const open = await stage.tables.open({ game: 'don-quixote', seats: ['me', 'empty'] }, ALONSO);
    if ('rule' in open) throw new Error('refused');
    const guest = listener(SANCHO);
    await followOrThrow(open, guest);
    const { join } = await import('./seats.ts');
    await open.changeInfo((card) => join(card, SANCHO, 1));
    await open.start(ALONSO.id);
    expect(
      guest.messages.filter(({ t }) => t === 'hello').map((message) => 'viewer' in message && message.viewer),
    ).toEqual(['watcher', 1]);
    expect(guest.messages.at(-1)).toMatchObject({ t: 'view', asked: 0 });
  });
});

describe('chat', () => {
  test('is numbered, stored as given, and sent to everybody who does not mute the person', async () => {
    const [open, deaf] = [listener(SANCHO), listener(SANCHO, [ALONSO.id])];
    await followOrThrow(table, open);
    await followOrThrow(table, deaf);
    const text = '<script>alert("&")</script> Спаси, שלום';
    expect(await table.chat(ALONSO.id, 'c1', text)).toEqual({ n: 1 });
    expect(open.messages.at(-1)).toMatchObject({ t: 'chat', c: 1, from: ALONSO.id, name: 'Alonso', text });
    expect(deaf.messages.some(({ t }) => t === 'chat')).toBe(false);
    const later = listener(SANCHO);
    await followOrThrow(table, later);
    expect(later.messages.find(({ t }) => t === 'chat')).toMatchObject({ text });
  });

  test.each([
    ['too long', 'x'.repeat(201), '201'],
    ['empty', '   ', 'empty'],
    ['with a control character', 'a\u0007b', 'control'],
  ])('%s is refused', async (_, text, why) => {
    expect(await table.chat(ALONSO.id, 'c', text)).toMatchObject({
      rule: { id: 'TABLE-21' },
      why: expect.stringContaining(why),
    });
  });

  test('is only for people who sit here', async () => {
    expect(await table.chat(STRANGER.id, 'c', 'hello')).toMatchObject({ rule: { id: 'TABLE-22' } });
  });
});

describe('fair chance', () => {
  test('the hash of the seed is shown from the beginning, the seed at the end, and the record is proved', async () => {
    const before = table.current().card;
    expect(before.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(before.seed).toBeUndefined();
    await playOut(table, 'fair');
    const { card, match } = table.current();
    expect(card).toMatchObject({ status: 'over', commitment: before.commitment, seed: expect.any(String) });
    const record = await recordOf(table.game, stage.context, table.current());
    if ('rule' in record) throw new Error('no record');
    expect(verify(GAMES['don-quixote'], record)).toMatchObject({ value: { moves: 44, outcome: card.outcome } });
    const audited = await heldTable((await scene({ store: stage.store })).tables, table.id);
    expect(audited?.current().match).toEqual(match);
  });

  test('the seed comes from the system: two tables of the same millisecond have different ones', async () => {
    const other = await stage.table([ALONSO, DULCINEA]);
    expect(other.current().card.commitment).not.toBe(table.current().card.commitment);
  });
});

test('a line of chat that is sent again, after a restart too, is said once', async () => {
  const store = await openSqlite(':memory:');
  const talking = await scene({ store });
  const spoken = await talking.table([ALONSO, SANCHO]);
  expect(await spoken.chat(ALONSO.id, 'a', 'Good day')).toEqual({ n: 1 });
  for (let i = 0; i < 40; i++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await spoken.chat(SANCHO.id, `s${i}`, 'And to you');
  expect(await spoken.chat(ALONSO.id, 'a', 'Good day')).toEqual({ n: 1 });
  const again = await heldTable((await scene({ store })).tables, spoken.id);
  expect(await again.chat(ALONSO.id, 'a', 'Good day')).toEqual({ n: 1 });
  expect(await again.chat(SANCHO.id, 'a', 'An id of my own')).toEqual({ n: 42 });
  await store.close();
});
