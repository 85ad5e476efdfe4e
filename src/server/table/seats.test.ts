import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TableInfo } from '../../wire/table-info.ts';
import { back, join, leaveSeat, remove, renameSeat, seatBot, sitIn } from './seats.ts';
import { ALONSO, DULCINEA, playOut, SANCHO, type Scene, scene, STRANGER } from '../testing/scene.ts';
import type { Table } from './table.ts';

let stage: Scene;
let table: Table;

beforeEach(async () => {
  stage = await scene();
  const opened = await stage.tables.open({ game: 'don-quixote', seats: ['me', 'empty', 'empty'] }, ALONSO);
  if ('rule' in opened) throw new Error(opened.rule.text);
  table = opened;
});

afterEach(() => stage.close());

const sittersOf = (card: TableInfo): string[] => card.seats.map((sitter) => (sitter.t === 'empty' ? '-' : sitter.name));

test('people take the first free seat, or the one they ask for', async () => {
  await table.changeInfo((card) => join(card, SANCHO, 2));
  await table.changeInfo((card) => join(card, DULCINEA, undefined));
  expect(sittersOf(table.current().card)).toEqual(['Alonso', 'Dulcinea', 'Sancho']);
});

test.each([
  ['twice', ALONSO, undefined, 'TABLE-8'],
  ['on a seat that is taken', SANCHO, 0, 'TABLE-8'],
  ['on a seat that is not there', SANCHO, 3, 'TABLE-9'],
  ['under a name that is taken', { id: 'other', name: ' ALONSO' }, undefined, 'TABLE-17'],
])('nobody sits down %s', async (_, person, seat, rule) => {
  expect(await table.changeInfo((card) => join(card, person, seat))).toMatchObject({ rule: { id: rule } });
});

test('the game begins when the host says so and every seat is taken', async () => {
  expect(await table.start(ALONSO.id)).toMatchObject({ rule: { id: 'TABLE-14' }, why: '2 of 3 seats are free' });
  await table.changeInfo((card) => join(card, SANCHO, 1));
  await table.changeInfo((card) => seatBot(card, ALONSO.id, 2, { bot: 'greedy', name: 'Rocinante' }));
  expect(await table.start(SANCHO.id)).toMatchObject({ rule: { id: 'TABLE-10' } });
  await table.start(ALONSO.id);
  expect(table.current()).toMatchObject({ card: { status: 'playing' }, match: { n: 0 } });
  expect(await table.changeInfo((card) => join(card, DULCINEA, 2))).toMatchObject({ rule: { id: 'TABLE-11' } });
});

test('the next person becomes host when the host leaves; an empty table is closed', async () => {
  await table.changeInfo((card) => join(card, SANCHO, 1));
  await table.changeInfo((card) => leaveSeat(card, ALONSO.id));
  expect(table.current().card).toMatchObject({ host: SANCHO.id, status: 'open' });
  await table.changeInfo((card) => leaveSeat(card, SANCHO.id));
  expect(table.current().card).toMatchObject({ status: 'closed', listed: false });
});

test('only the host removes people; during the game a bot takes the seat', async () => {
  const playing = await stage.table([ALONSO, SANCHO]);
  expect(await playing.changeInfo((card) => remove(card, SANCHO.id, 0))).toMatchObject({ rule: { id: 'TABLE-10' } });
  await playing.changeInfo((card) => remove(card, ALONSO.id, 1));
  expect(playing.current().card.seats[1]).toEqual({ t: 'bot', bot: 'greedy', name: 'Sancho', was: SANCHO.id });
});

test('a bot plays for a person, and the person takes the seat back', async () => {
  const playing = await stage.table([ALONSO, SANCHO]);
  await playing.changeInfo((card) => sitIn(card, 1, 0));
  expect(await playing.changeInfo((card) => sitIn(card, 1, 0))).toMatchObject({ rule: { id: 'TABLE-22' } });
  await playing.changeInfo((card) => back(card, 1));
  expect(playing.current().card.seats[1]).not.toHaveProperty('away');
});

test('a new name is in the table info', async () => {
  await table.changeInfo((card) => renameSeat(card, { id: ALONSO.id, name: 'Don Quijote' }));
  expect(sittersOf(table.current().card)[0]).toBe('Don Quijote');
  expect(await table.changeInfo((card) => renameSeat(card, STRANGER))).toMatchObject({ rule: { id: 'TABLE-22' } });
});

test('a new name looks like nobody else’s at the table', async () => {
  await table.changeInfo((card) => join(card, SANCHO, 1));
  const refused = await table.changeInfo((card) => renameSeat(card, { id: ALONSO.id, name: 'Sаncho' })); // a Cyrillic а
  expect(refused).toMatchObject({ rule: { id: 'TABLE-17' } });
  expect(sittersOf(table.current().card)).toEqual(['Alonso', 'Sancho', '-']);
});

test('a bot never takes a person’s name, and makes way for one', async () => {
  await table.changeInfo((card) => seatBot(card, ALONSO.id, 1, { bot: 'greedy', name: 'Alons0' }));
  await table.changeInfo((card) => seatBot(card, ALONSO.id, 2, { bot: 'greedy', name: 'Dulcinea' }));
  expect(sittersOf(table.current().card)).toEqual(['Alonso', 'Belianís', 'Dulcinea']);
  await table.changeInfo((card) => renameSeat(card, { id: ALONSO.id, name: 'dulcinea' }));
  expect(sittersOf(table.current().card)).toEqual(['dulcinea', 'Belianís', 'Palmerín']);
  await table.changeInfo((card) => remove(card, ALONSO.id, 2));
  await table.changeInfo((card) => join(card, { id: SANCHO.id, name: 'Belianís' }, 2));
  expect(sittersOf(table.current().card)).toEqual(['dulcinea', 'Amadís', 'Belianís']);
});

test('a rematch is one new table, whoever asks for it', async () => {
  const playing = await stage.table([ALONSO, SANCHO]);
  expect(await stage.tables.rematch(playing, ALONSO)).toMatchObject({ rule: { id: 'TABLE-13' } });
  await playOut(playing, 'first game');
  const [one, other] = await Promise.all([
    stage.tables.rematch(playing, ALONSO),
    stage.tables.rematch(playing, SANCHO),
  ]);
  if ('rule' in one || 'rule' in other) throw new Error('refused');
  expect(one.id).toBe(other.id);
  expect(one.current().card).toMatchObject({ status: 'open', host: ALONSO.id });
  expect(sittersOf(one.current().card)).toEqual(['Alonso', 'Sancho']);
  expect(one.current().card.commitment).not.toBe(playing.current().card.commitment);
  expect(await stage.tables.rematch(playing, STRANGER)).toMatchObject({ rule: { id: 'TABLE-22' } });
});

test('10,000 joins and leaves at once lose no seat', async () => {
  const crowd = Array.from({ length: 5000 }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
  await Promise.all(
    crowd.flatMap((person) => [
      table.changeInfo((card) => join(card, person, undefined)),
      table.changeInfo((card) => leaveSeat(card, person.id)),
    ]),
  );
  expect(sittersOf(table.current().card)).toEqual(['Alonso', '-', '-']);
  expect((await stage.store.table(table.id))?.card).toEqual(table.current().card);
});

test.each([
  ['an unknown game', { game: 'chess', seats: ['me'] }],
  ['the name of a method as game', { game: 'toString', seats: ['me'] }],
  ['too many seats', { game: 'don-quixote', seats: ['me', 'empty', 'empty', 'empty', 'empty'] }],
  ['nobody', { game: 'don-quixote', seats: ['empty'] }],
  ['two of oneself', { game: 'don-quixote', seats: ['me', 'me'] }],
  ['an option out of range', { game: 'don-quixote', seats: ['me'], options: { sameDraw: 7 } }],
  ['an unknown option', { game: 'don-quixote', seats: ['me'], options: { cheat: true } }],
  ['options that are a list', { game: 'don-quixote', seats: ['me'], options: [] }],
] as const)('no table is opened for %s', async (_, wanted) => {
  expect(await stage.tables.open({ ...wanted, seats: [...wanted.seats] }, ALONSO)).toMatchObject({
    rule: { id: 'TABLE-15' },
    why: expect.any(String),
  });
});

test('an unknown bot, or one that thinks for an hour, is refused', async () => {
  for (const bot of ['alphazero', 'mc:3600s', '__proto__'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await stage.tables.open({ game: 'don-quixote', seats: ['me', { bot }] }, ALONSO)).toMatchObject({
      rule: { id: 'TABLE-16' },
    });
});

test('after a rematch that was closed there is another one, again one for all', async () => {
  const playing = await stage.table([ALONSO, SANCHO]);
  await playOut(playing, 'first game');
  const first = await stage.tables.rematch(playing, ALONSO);
  if ('rule' in first) throw new Error('refused');
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const { id } of [ALONSO, SANCHO]) await first.changeInfo((card) => leaveSeat(card, id));
  const again = await Promise.all([ALONSO, SANCHO].map((person) => stage.tables.rematch(playing, person)));
  const [one, other] = again.map((next) => ('rule' in next ? undefined : next.current().card));
  expect(one).toMatchObject({ id: other?.id, status: 'open' });
  expect(one).not.toHaveProperty('rematch');
  expect([first.id, undefined]).not.toContain(one?.id);
});
