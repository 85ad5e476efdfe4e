/** Players in the shuffle: who is asked, who is left out, and what survives a restart. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitment } from '../../core/dice.ts';
import { seedFrom } from '../../core/shares.ts';
import { verify } from '../../core/verify.ts';
import { SHELF } from '../../games/index.ts';
import type { OpenTable, Person } from '../../wire/http.ts';
import { ALONSO, followOrThrow, listener, playOut, SANCHO, scene, type Scene, STRANGER } from '../testing/scene.ts';
import { recordOf } from './history.ts';
import { commit, join, leaveSeat, remove, renameSeat } from './seats.ts';
import type { Table } from './table.ts';

const SHARES = { [ALONSO.id]: 'a'.repeat(32), [SANCHO.id]: 'b'.repeat(32) };
const ASKED = { t: 'asked', commitment: expect.any(String) };
let stage: Scene;

beforeEach(async () => {
  stage = await scene();
});

afterEach(() => stage.close());

async function seated(wanted: Partial<OpenTable> = {}): Promise<Table> {
  const table = await stage.tables.open(
    { game: SHELF[0], seats: ['me', 'empty', { bot: 'random' }], ...wanted },
    ALONSO,
  );
  if ('rule' in table) throw new Error(table.rule.text);
  await table.changeInfo((card) => join(card, SANCHO, 1));
  return table;
}

const promise = (table: Table, { id }: Person, share = SHARES[id]): ReturnType<Table['changeInfo']> =>
  table.changeInfo((card) => commit(card, id, commitment(share)));

async function bothPromised(wanted: Partial<OpenTable> = {}): Promise<Table> {
  const table = await seated(wanted);
  await promise(table, ALONSO);
  await promise(table, SANCHO);
  return table;
}

const sharesOf = (table: Table): unknown => table.current().card.shares;

test('the game begins when all have shown their shares; its seed is the hash of all, and the record proves it', async () => {
  const table = await bothPromised();
  const heard = listener(STRANGER);
  await followOrThrow(table, heard);
  await table.start(ALONSO.id);
  expect(sharesOf(table)).toEqual([ASKED, ASKED, { t: 'bot' }]);
  const first = table.reveal(ALONSO.id, SHARES[ALONSO.id]);
  expect(table.current().match).toBeUndefined();
  expect(JSON.stringify(heard.messages)).not.toContain(SHARES[ALONSO.id]); // nobody learns a share before all are shown
  expect(await table.reveal(SANCHO.id, SHARES[SANCHO.id])).toEqual({ n: 0 });
  expect(await first).toEqual({ n: 0 });
  expect(table.current().match?.n).toBe(0);
  await playOut(table, 'shared');
  const record = await recordOf(table.game, stage.context, table.current());
  if ('rule' in record) throw new Error(record.rule.text);
  expect(record.seed).toBe(seedFrom(table.id, record.secret!, record.shares!));
  expect(verify(table.game, record)).toMatchObject({
    value: { shares: [{ share: SHARES[ALONSO.id] }, { share: SHARES[SANCHO.id] }, { t: 'bot' }] },
  });
  const again = await (await scene({ store: stage.store })).tables.hold(table.id);
  expect(again?.table.current().match).toEqual(table.current().match);
});

test('who is silent for five seconds is left out, and recorded so; a share that comes later is refused', async () => {
  const table = await bothPromised();
  await table.start(ALONSO.id);
  const mine = table.reveal(ALONSO.id, SHARES[ALONSO.id]);
  stage.pass(4999);
  expect(table.current().match).toBeUndefined();
  stage.pass(1);
  expect(await mine).toEqual({ n: 0 });
  expect(sharesOf(table)).toMatchObject([{ t: 'in' }, { t: 'silent' }, { t: 'bot' }]);
  expect(await table.reveal(SANCHO.id, SHARES[SANCHO.id])).toMatchObject({ rule: { id: 'TABLE-25' } });
});

test('who promised nothing is not waited for: against bots and programs the game begins at once', async () => {
  const table = await seated();
  await table.start(ALONSO.id);
  expect(table.current().match?.n).toBe(0);
  expect(sharesOf(table)).toEqual([{ t: 'none' }, { t: 'none' }, { t: 'bot' }]);
});

test('a host who opens and starts at once takes part too', async () => {
  const seats: OpenTable['seats'] = ['me', { bot: 'random' }];
  const promised = commitment(SHARES[ALONSO.id]);
  const table = await stage.tables.open({ game: SHELF[0], seats, start: true, commitment: promised }, ALONSO);
  if ('rule' in table) throw new Error(table.rule.text);
  expect(await table.reveal(ALONSO.id, SHARES[ALONSO.id])).toEqual({ n: 0 });
  expect(sharesOf(table)).toMatchObject([{ t: 'in' }, { t: 'bot' }]);
});

test('by post only those who are here are asked', async () => {
  const table = await bothPromised({ clock: { t: 'post', days: 3, late: 'fallback' } });
  await followOrThrow(table, listener(ALONSO));
  await table.start(ALONSO.id);
  expect(sharesOf(table)).toMatchObject([{ t: 'asked' }, { t: 'away' }, { t: 'bot' }]);
  expect(await table.reveal(ALONSO.id, SHARES[ALONSO.id])).toEqual({ n: 0 });
});

test('a promise stands: another is refused, so is another share, and one that nobody asked for', async () => {
  const table = await bothPromised();
  expect(await promise(table, SANCHO)).toHaveProperty('card'); // the same again, after a break
  expect(await promise(table, SANCHO, 'c'.repeat(32))).toMatchObject({ rule: { id: 'TABLE-25' } });
  expect(await promise(table, STRANGER, 'c'.repeat(32))).toMatchObject({ rule: { id: 'TABLE-22' } });
  expect(await table.reveal(SANCHO.id, SHARES[SANCHO.id])).toMatchObject({ rule: { id: 'TABLE-25' } });
  await table.start(ALONSO.id);
  expect(await promise(table, SANCHO, 'c'.repeat(32))).toMatchObject({ rule: { id: 'TABLE-25' } });
  expect(await table.reveal(SANCHO.id, 'c'.repeat(32))).toMatchObject({ rule: { id: 'TABLE-25' } });
  expect(await table.reveal(STRANGER.id, SHARES[SANCHO.id])).toMatchObject({ rule: { id: 'TABLE-25' } });
});

test('who changes their name keeps their promise; who sits down again promises again', async () => {
  const table = await bothPromised();
  await table.changeInfo((card) => renameSeat(card, { ...SANCHO, name: 'Panza' }));
  expect(table.current().card.seats[1]).toMatchObject({ name: 'Panza', commitment: commitment(SHARES[SANCHO.id]) });
  await table.changeInfo((card) => leaveSeat(card, SANCHO.id));
  await table.changeInfo((card) => join(card, SANCHO, 1));
  expect(table.current().card.seats[1]).not.toHaveProperty('commitment');
  expect(await promise(table, SANCHO, 'c'.repeat(32))).toHaveProperty('card');
});

test('once the shares are asked for, nobody can call it off: not by leaving, not by removing', async () => {
  const table = await bothPromised();
  await table.start(ALONSO.id);
  const mine = table.reveal(ALONSO.id, SHARES[ALONSO.id]);
  await table.changeInfo((card) => remove(card, ALONSO.id, 1));
  expect(await table.start(ALONSO.id)).toMatchObject({ rule: { id: 'TABLE-11' } });
  stage.pass(5000);
  await mine;
  expect(sharesOf(table)).toMatchObject([{ t: 'in' }, { t: 'silent' }, { t: 'bot' }]);
});

test('after a restart between promise and share everybody is asked again, with the same promises and the same secret', async () => {
  const table = await bothPromised();
  await table.start(ALONSO.id);
  void table.reveal(ALONSO.id, SHARES[ALONSO.id]); // the server dies before it is answered
  const next = await scene({ store: stage.store });
  const restored = (await next.tables.hold(table.id))!.table; // stored
  expect(restored.current().card).toMatchObject({ shares: [ASKED, ASKED, { t: 'bot' }] });
  expect(restored.current().card.commitment).toBe(table.current().card.commitment);
  const one = restored.reveal(ALONSO.id, SHARES[ALONSO.id]);
  expect(await restored.reveal(SANCHO.id, SHARES[SANCHO.id])).toEqual({ n: 0 });
  expect(await one).toEqual({ n: 0 });
});

test('after a restart the silent are waited for once more', async () => {
  const table = await bothPromised();
  await table.start(ALONSO.id);
  const next = await scene({ store: stage.store });
  const restored = (await next.tables.hold(table.id))!.table; // stored
  expect(restored.isIdle()).toBe(false);
  next.pass(5000);
  await restored.chat(ALONSO.id, 'wait', 'Begin!'); // stored after the deal that the timer began
  expect(sharesOf(restored)).toMatchObject([{ t: 'silent' }, { t: 'silent' }, { t: 'bot' }]);
  expect(restored.current().match?.n).toBe(0);
});

test('a deal that could not be stored is made again, from the same shares', async () => {
  let isBroken = false;
  const { store } = stage;
  const write: typeof store.write = (change) =>
    isBroken ? Promise.reject(new Error('the disk is full')) : store.write(change);
  stage = await scene({ store: { ...store, write } });
  const table = await bothPromised();
  await table.start(ALONSO.id);
  isBroken = true;
  const first = table.reveal(ALONSO.id, SHARES[ALONSO.id]);
  expect(await table.reveal(SANCHO.id, SHARES[SANCHO.id])).toMatchObject({ rule: { id: 'TABLE-20' } });
  expect(await first).toMatchObject({ rule: { id: 'TABLE-20' } });
  isBroken = false;
  expect(await table.reveal(SANCHO.id, SHARES[SANCHO.id])).toEqual({ n: 0 });
  expect(sharesOf(table)).toMatchObject([{ t: 'in' }, { t: 'in' }, { t: 'bot' }]);
});

test('a rematch has a secret of its own, and asks for new promises', async () => {
  const table = await bothPromised();
  await table.start(ALONSO.id);
  void table.reveal(ALONSO.id, SHARES[ALONSO.id]);
  await table.reveal(SANCHO.id, SHARES[SANCHO.id]);
  await playOut(table, 'again');
  const next = await stage.tables.rematch(table, SANCHO);
  if ('rule' in next) throw new Error(next.rule.text);
  const { card } = next.current();
  for (const field of ['shares', 'secret', 'seed']) expect(card).not.toHaveProperty(field);
  for (const sitter of card.seats) expect(sitter).not.toHaveProperty('commitment');
  expect(card.commitment).not.toBe(table.current().card.commitment);
});
