/** A table at which people tell: windows, drafts, and a judge who leaves. */
import { expect, test } from 'vitest';
import { NONE, type Seat } from '../../../core/game.ts';
import { game as laMancha } from '../rules/index.ts';
import { cards } from '../testing/cards.ts';
import type { OpenTable } from '../../../wire/http.ts';
import type { Pool, Thinking } from '../../../server/bots/pool.ts';
import { openClock } from '../../../server/time/clock.ts';
import { leaveSeat, sitIn } from '../../../server/table/seats.ts';
import { historyFor } from '../../../server/table/history.ts';
import type { Table } from '../../../server/table/table.ts';
import { answerTo } from '../../../server/stream/answer.ts';
import { clock, ENCOUNTER, FEAT, goAway, last, play, stage, stateOf, tableAt, told } from '../testing/evening.ts';
import {
  ALONSO,
  followOrThrow,
  DULCINEA,
  listener,
  SANCHO,
  scene,
  STRANGER,
  heldTable,
} from '../../../server/testing/scene.ts';

const POST: Partial<OpenTable> = { clock: { t: 'post', days: 2, late: 'fallback' } };

test('LM-9.13 a window lasts as long as the rules say, or the shortest time for who can only pass', async () => {
  const table = await tableAt(FEAT);
  stage.pass(2000);
  await clock.tick();
  expect(stateOf(table).passed).toEqual([0, 0, 1]);
  stage.pass(9999);
  await clock.tick();
  expect(stateOf(table).phase).toBe('before');
  stage.pass(1);
  await clock.tick();
  expect(stateOf(table).phase).toBe('after'); // the silence of the others is a pass, and the attempter's a roll
});

test('LM-9.13 nobody is told how long the others have, or that they have passed', async () => {
  const table = await tableAt(FEAT);
  const [alonso, dulcinea, watcher] = [ALONSO, DULCINEA, undefined].map((person) => listener(person));
  await Promise.all([alonso, dulcinea, watcher].map((one) => followOrThrow(table, one)));
  expect(last(alonso).left).toEqual([12_000, 12_000, 12_000]);
  expect(last(dulcinea).left).toEqual([12_000, 12_000, 2000]);
  stage.pass(2000);
  await clock.tick();
  expect(stateOf(table).passed).toEqual([0, 0, 1]);
  for (const heard of [alonso, watcher]) expect(last(heard).left).toEqual([12_000, 12_000, 12_000]); // nothing new
  const late = listener(undefined);
  await followOrThrow(table, late);
  expect(last(late).left).toEqual([10_000, 10_000, 10_000]);
});

test('LM-9.13 an early pass waits at the door until the shortest time is over', async () => {
  const table = await tableAt(FEAT);
  stage.pass(500);
  const passed = play(table, 1, { t: 'pass', until: 'window' });
  await play(table, 0, { t: 'roll' });
  expect(table.current().match?.n).toBe(1);
  stage.pass(1500);
  expect(await passed).toEqual({});
});

test('LM-9.9 a pass that waits at the door while a card is cried does not count for the new window', async () => {
  const table = await tableAt(FEAT);
  const passed = play(table, 1, { t: 'pass', until: 'window' });
  await play(table, 0, { t: 'play', card: cards('C48')[0], rival: NONE, treasure: NONE });
  stage.pass(2000);
  expect(await passed).toMatchObject({ rule: { id: 'TABLE-5' } });
});

test('LM-9.13 to hold gives all who are asked ten seconds more, once', async () => {
  const table = await tableAt(FEAT);
  const heard = listener(ALONSO);
  await followOrThrow(table, heard);
  await play(table, 0, { t: 'hold' });
  expect(last(heard).left).toEqual([22_000, 22_000, 22_000]);
  expect(await play(table, 0, { t: 'hold' })).toMatchObject({ rule: { id: 'LM-9.13' } });
  stage.pass(21_999);
  await clock.tick();
  expect(stateOf(table).phase).toBe('before');
});

test('LM-9.14 without timers nobody waits for who can only pass, and no clock runs', async () => {
  const table = await tableAt(FEAT, { timers: false });
  expect(table.current().match).toMatchObject({ asked: [0, 0, NONE], deadlines: [] });
  await play(table, 0, { t: 'roll' });
  await play(table, 1, { t: 'pass', until: 'window' });
  expect(stateOf(table).phase).toBe('after');
});

test('windows survive a restart: what is due is due', async () => {
  const table = await tableAt(FEAT);
  const again = await scene({ store: stage.store, games: stage.context.games, now: () => stage.context.now() });
  const reopened = await heldTable(again.tables, table.id);
  const heard = listener(ALONSO);
  await followOrThrow(reopened, heard);
  stage.pass(2000);
  await openClock(again.context, again.tables).tick();
  expect(last(heard).left).toEqual([12_000, 12_000, 12_000]); // nothing new
  expect(stateOf(reopened).passed).toEqual([0, 0, 1]);
});

test('a game that everybody has left waits for them, and goes on with the whole time when somebody is back', async () => {
  const table = await tableAt(ENCOUNTER);
  goAway();
  stage.pass(180_000);
  await clock.tick();
  expect(table.current().match?.n).toBe(0);
  const heard = listener(SANCHO);
  await followOrThrow(table, heard);
  expect(last(heard).left).toEqual([NONE, 180_000, 180_000]);
  await followOrThrow(table, listener(DULCINEA));
  stage.pass(180_000);
  await clock.tick();
  expect(stateOf(table).phase).toBe('name');
});

test('LM-12.3 a draft is private, comes back on any device and after a restart, and ends with the tale', async () => {
  const table = await tableAt(ENCOUNTER);
  const others = [listener(ALONSO), listener(DULCINEA), listener(undefined)];
  await Promise.all(others.map((one) => followOrThrow(table, one)));
  const move = { t: 'tell', cards: cards('C10'), text: 'It was a dark' };
  expect(await answerTo(table, SANCHO, { t: 'draft', id: 'd', move })).toEqual({ t: 'ok', id: 'd', n: 0 });
  const again = await scene({ store: stage.store, games: stage.context.games });
  const heard = listener(SANCHO);
  await followOrThrow(await heldTable(again.tables, table.id), heard);
  expect(heard.messages.at(-1)).toEqual({ t: 'draft', move });
  await play(table, 1, { ...move, text: 'It was a dark night.' });
  expect((await stage.store.table(table.id))?.drafts).toEqual([]);
  expect(JSON.stringify(others.map((one) => one.messages))).not.toContain('dark');
});

test('LM-12.8 when the time is up the draft is told as it stands; who wrote nothing is struck dumb', async () => {
  const table = await tableAt(ENCOUNTER);
  await table.draft(1, { t: 'tell', cards: cards('C10'), text: 'It was a dark' });
  stage.pass(180_000);
  await clock.tick();
  expect(stateOf(table).tales).toMatchObject([
    { seat: 1, cards: cards('C10'), text: 'It was a dark' },
    { seat: 2, text: '(was struck dumb with wonder)' },
  ]);
});

test('LM-12.8 the judge may give the tellers their time again', async () => {
  const table = await tableAt(ENCOUNTER);
  expect(await table.play(0, NONE, 'more', { t: 'extend' })).toEqual({ n: 1 });
  stage.pass(359_999);
  await clock.tick();
  expect(stateOf(table).phase).toBe('tell');
});

test('a draft has the shape of a move, and only who plays has one', async () => {
  const table = await tableAt(ENCOUNTER);
  expect(await table.draft(1, { t: 'tell' })).toMatchObject({ rule: { id: 'TABLE-6' } });
  expect(await answerTo(table, STRANGER, { t: 'draft', id: 'd', move: {} })).toMatchObject({ rule: { id: 'TABLE-4' } });
});

/** What is left of a seat's time: that of the rules, and the show before it. */
const left = (table: Table, seat: Seat): number => table.current().match!.deadlines[seat].due - stage.context.steady();

test('LM-12.9 a judge who lets the time run out: the tellers vote, if the host chose so', async () => {
  const table = await told({ judge: 'vote' });
  expect(left(table, 0)).toBeGreaterThan(120_000); // the tales are shown first
  stage.pass(left(table, 0));
  await clock.tick();
  expect(stateOf(table).phase).toBe('vote');
  await play(table, 1, { t: 'vote', tale: 1 });
  await play(table, 2, { t: 'vote', tale: NONE });
  expect(stateOf(table).knights[0].hand).toHaveLength(1); // nothing was taken
  expect(stateOf(table).gains).toMatchObject([{ seat: 2 }]);
});

test('LM-12.9 or a bot sits in for the judge, who takes the seat back by coming back', async () => {
  const table = await told({ judge: 'bot' });
  stage.pass(left(table, 0));
  await clock.tick();
  expect(table.current().card.seats[0]).toMatchObject({ person: ALONSO.id, away: { since: 2 } });
  await answerTo(table, ALONSO, { t: 'back' });
  expect(table.current().card.seats[0]).not.toHaveProperty('away');
  expect(await play(table, 0, { t: 'name', tale: 0 })).toEqual({ n: 3 });
});

/** Thinks of this move, whatever the question. */
const thinking = (move: unknown, asked: Thinking[] = []): Pool => ({
  async think(thought) {
    asked.push(thought);
    return { move };
  },
  close: async () => undefined,
});

/** All that was begun and needs no timer is done. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((done) => void setImmediate(done)); // oxlint-disable-line no-await-in-loop -- in turn
}

test('LM-13.10 a bot never wins a race in the first moments of a window', async () => {
  const cry = { t: 'play', card: cards('C33')[0], rival: NONE, treasure: NONE };
  const table = await tableAt(FEAT, {}, thinking(cry));
  await table.changeInfo((card) => leaveSeat(card, SANCHO.id));
  await settled();
  stage.pass(1499);
  await settled();
  expect(table.current().match?.n).toBe(0);
  stage.pass(2501);
  await settled();
  expect(table.current().match?.n).toBe(1);
  expect(stateOf(table).declared).toMatchObject([{ seat: 1, card: cry.card }]);
});

test('LM-12.9 where the tellers vote, no bot judges for a judge who is away', async () => {
  const asked: Thinking[] = [];
  const table = await tableAt(ENCOUNTER, { judge: 'vote' }, thinking({ t: 'name', tale: 0 }, asked));
  await table.changeInfo((card) => sitIn(card, 0, 0));
  await play(table, 1, { t: 'tell', cards: cards('C10'), text: 'Sancho was here.' });
  await play(table, 2, { t: 'tell', cards: cards('C27'), text: 'So was I.' });
  await settled();
  expect([stateOf(table).phase, asked]).toEqual(['vote', []]);
});

test('LM-12.1 the host, and nobody else, asks for another mode; whoever owes a tale still owes it', async () => {
  const table = await tableAt(ENCOUNTER);
  const { asked, deadlines } = table.current().match!;
  expect(await play(table, 1, { t: 'mode', mode: 'aloud' })).toMatchObject({ rule: { id: 'TABLE-10' } });
  expect(await play(table, 0, { t: 'mode', mode: 'scroll' })).toMatchObject({ rule: { id: 'LM-12.1' } });
  expect(await play(table, 0, { t: 'mode', mode: 'aloud' })).toEqual({ n: 1 });
  expect(stateOf(table)).toMatchObject({ mode: 'scroll', nextMode: 'aloud' });
  expect(table.current().match).toMatchObject({ asked, deadlines });
});

test('LM-12.3 the judge turns the page for all and a watcher; the time of the judge runs on, and nobody is asked anew', async () => {
  const table = await tableAt(ENCOUNTER, { judge: 'vote' });
  const heard = [ALONSO, SANCHO, DULCINEA, undefined].map((person) => listener(person));
  await Promise.all(heard.map((one) => followOrThrow(table, one)));
  await play(table, 1, { t: 'tell', cards: cards('C04'), text: 'one' });
  await play(table, 2, { t: 'tell', cards: cards('C27'), text: 'two' });
  const { asked, deadlines, opened } = table.current().match!;
  const time = left(table, 0);
  stage.pass(30_000);
  expect(await play(table, 1, { t: 'turn' })).toMatchObject({ rule: { id: 'LM-4.8' } });
  expect(await play(table, 0, { t: 'turn' })).toEqual({ n: 3 });
  for (const one of heard) expect(last(one)).toMatchObject({ n: 3, set: { page: 1 } });
  expect(table.current().match).toMatchObject({ deadlines, opened, asked: [3, ...asked.slice(1)] }); // who has moved answers from there
  stage.pass(time - 30_001);
  await clock.tick();
  expect(stateOf(table).phase).toBe('name');
  stage.pass(1);
  await clock.tick();
  expect(stateOf(table).phase).toBe('vote');
});

test('LM-3.3 the window after the refill is open for ten seconds, whatever those hold who pass, or until all have passed', async () => {
  const table = await tableAt({
    phase: 'refill',
    treasures: 'T05',
    knights: [{ hand: 'C15' }, { hand: 'C33' }, { hand: 'C02' }],
  });
  for (const seat of [0, 1]) void play(table, seat, { t: 'pass', until: 'window' });
  stage.pass(9999);
  await settled();
  await clock.tick();
  expect([stateOf(table).phase, stateOf(table).passed]).toEqual(['refill', [0, 0, 0]]);
  void play(table, 2, { t: 'pass', until: 'window' });
  await settled();
  expect(stateOf(table).phase).toBe('draw');
});

test('LM-3.3 by post whoever holds a card for any time is waited for, and nobody else', async () => {
  const table = await tableAt(
    { phase: 'refill', treasures: 'T05', knights: [{ hand: 'C15' }, { hand: 'C33' }, {}] },
    {},
    undefined,
    POST,
  );
  stage.pass(10_000);
  await clock.tick();
  expect([stateOf(table).phase, stateOf(table).passed]).toEqual(['refill', [0, 1, 1]]);
});

test('LM-12.2 line breaks stay, control characters go, and the length is counted as people count', async () => {
  const table = await tableAt(ENCOUNTER);
  const family = '👨‍👩‍👧‍👦';
  const long = family.repeat(701);
  expect(await play(table, 1, { t: 'tell', cards: cards('C10'), text: long })).toMatchObject({
    rule: { id: 'LM-12.2' },
  });
  await play(table, 1, { t: 'tell', cards: cards('C10'), text: `${family.repeat(690)}\none\u202Etwo\u0007` });
  expect(stateOf(table).tales[0].text).toBe(`${family.repeat(690)}\nonetwo`);
  expect(await play(table, 2, { t: 'tell', cards: cards('C27'), text: 'x'.repeat(100_000) })).toMatchObject({
    rule: { id: 'LM-12.2' },
  });
});

test('LM-12.15 where the cry is typed, the words come with the card', async () => {
  const table = await tableAt(FEAT, { cry: 'typed' });
  const cry = { t: 'play', card: cards('C48')[0], rival: NONE, treasure: NONE };
  expect(await play(table, 0, { ...cry, text: 'for glory' })).toMatchObject({ rule: { id: 'LM-12.15' } });
  const typed = laMancha.moves(stateOf(table), 0).find(({ t }) => t === 'play');
  expect(await play(table, 0, typed)).toEqual({ n: 1 });
});

/** By viewer, the watcher last: what each is told while these seats pass, and then, when Alonso rolls. */
async function windowAfter(passes: readonly number[]): Promise<{ passing: unknown[]; rolled: unknown[] }> {
  const table = await tableAt(FEAT);
  const heard = [ALONSO, SANCHO, DULCINEA, undefined].map((one) => listener(one));
  await Promise.all(heard.map((one) => followOrThrow(table, one)));
  const known = (): Promise<unknown[]> =>
    Promise.all(
      heard.map(async ({ messages }, i) => ({
        messages: messages.filter(({ t }) => t !== 'table'),
        history: await historyFor(table.game, stage.context, table.current(), i < 3 ? i : 'watcher'),
      })),
    );
  stage.pass(2000);
  for (const seat of passes)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await play(table, seat, { t: 'pass', until: 'window' })).toEqual({});
  const passing = await known();
  expect(await play(table, 0, { t: 'roll' })).toEqual({ n: 1 });
  return { passing, rolled: await known() };
}

const PASSES = [[1], [2], [1, 2], [2, 1]].map((passes) => ({ passes }));

test.each(PASSES)(
  'LM-9.13 nobody can count who has passed, by steps, numbers, questions, times or history: seats $passes',
  async ({ passes }) => {
    const [after, none] = [await windowAfter(passes), await windowAfter([])];
    expect(after.passing).toEqual(none.passing); // those who have passed are told nothing new either
  },
);

test.each([1, 2])('LM-9.13 nor when the next thing is told: seat %i', async (seat) => {
  const [after, none] = [await windowAfter([seat]), await windowAfter([])];
  expect(after.rolled.toSpliced(seat, 1)).toEqual(none.rolled.toSpliced(seat, 1));
});

test('a secret move that is sent again is recognised, and one that the clock has made may be made again', async () => {
  const table = await tableAt(FEAT);
  stage.pass(2000);
  const pass = { t: 'pass', until: 'window' };
  await clock.tick(); // passes for Dulcinea, who can do nothing else
  expect(await table.play(2, 0, 'late', pass)).toEqual({});
  expect(await table.play(2, 0, 'order', { ...pass, until: 'feat' })).toMatchObject({ rule: { id: 'TABLE-5' } }); // the clock gave none
  expect(await table.play(1, 0, 'm', pass)).toEqual({});
  expect(await table.play(1, 0, 'm', pass)).toEqual({});
  expect((await stage.store.moves(table.id)).map(({ id, told: n }) => ({ id, n }))).toEqual([
    { id: '', n: 0 },
    { id: 'clock:0', n: NONE },
    { id: 'm', n: NONE },
  ]);
});

test('a message of the host is recognised however many moves later', async () => {
  const table = await tableAt(FEAT);
  const mode = { t: 'mode', mode: 'aloud' };
  const first = await table.play(0, 0, 'host', mode);
  expect(first).toEqual({ n: 1 });
  expect(await play(table, 0, { t: 'mode', mode: 'scroll' })).toEqual({ n: 2 });
  expect(await table.play(0, 0, 'host', mode)).toEqual(first);
  expect(await table.play(0, NONE, 'host', mode)).toEqual(first);
  const again = await heldTable((await scene({ store: stage.store, games: stage.context.games })).tables, table.id);
  expect(await again.play(0, NONE, 'host', mode)).toEqual(first);
  expect(await stage.store.moves(table.id)).toHaveLength(3);
});
