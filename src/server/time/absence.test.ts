import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALONSO, followOrThrow, firstMove, heldTable, listener, SANCHO, type Scene, scene } from '../testing/scene.ts';
import type { Table } from '../table/table.ts';
import { answerTo, welcomeBack } from '../stream/answer.ts';

let stage: Scene;
let table: Table;

beforeEach(async () => {
  stage = await scene();
  table = await stage.table([ALONSO, SANCHO], { grace: 60 });
});

afterEach(() => stage.close());

/** A bot takes over for Sancho, as after a time of absence. */
async function awayTooLong(): Promise<void> {
  await followOrThrow(table, listener(ALONSO));
  const leave = await followOrThrow(table, listener(SANCHO));
  leave();
  stage.pass(60_000);
  await stage.store.ready();
  await table.chat(ALONSO.id, 'wait', 'Where is he?'); // stored after the change that the timer began
}

test('a bot plays for a person who is away for too long', async () => {
  await awayTooLong();
  expect(table.current().card.seats[1]).toMatchObject({ person: SANCHO.id, away: { bot: 'greedy', since: 0 } });
});

test('nobody is replaced while nobody else is here', async () => {
  const leave = await followOrThrow(table, listener(ALONSO));
  leave();
  stage.pass(3_600_000);
  await table.chat(ALONSO.id, 'c', 'still mine');
  for (const sitter of table.current().card.seats) expect(sitter).not.toHaveProperty('away');
});

test('a person who is back in time keeps the seat', async () => {
  await followOrThrow(table, listener(ALONSO));
  const leave = await followOrThrow(table, listener(SANCHO));
  leave();
  stage.pass(59_000);
  await followOrThrow(table, listener(SANCHO));
  stage.pass(59_000);
  await table.chat(ALONSO.id, 'c', 'good');
  expect(table.current().card.seats[1]).not.toHaveProperty('away');
});

test('a table that is gone leaves the timers of the one that came after it alone', async () => {
  await followOrThrow(table, listener(ALONSO));
  const leave = await followOrThrow(table, listener(SANCHO));
  stage.tables.drop(() => true); // as when others may believe that this node is dead
  const now = await heldTable(stage.tables, table.id);
  await followOrThrow(now, listener(ALONSO));
  leave(); // only now the old connection is closed
  stage.pass(60_000);
  await now.chat(ALONSO.id, 'wait', 'Where is he?');
  expect(now.current().card.seats[1]).toMatchObject({ away: { since: 0 } });
});

test('on return the seat is theirs at once, with a list of what was played in it', async () => {
  await awayTooLong();
  const { asked, move } = firstMove(table, 1);
  await table.play(1, asked, `bot:${asked}`, move);
  await followOrThrow(table, listener(SANCHO));
  expect(await welcomeBack(table, SANCHO.id)).toEqual({
    t: 'meanwhile',
    why: 'away',
    moves: [{ n: 1, by: 'bot', move }],
  });
  expect(table.current().card.seats[1]).not.toHaveProperty('away');
});

test('a person who plays is back', async () => {
  await awayTooLong();
  const { asked, move } = firstMove(table, 1);
  expect(await answerTo(table, SANCHO, { t: 'play', id: 'm', asked, move })).toEqual({ t: 'ok', id: 'm', n: 1 });
  expect(table.current().card.seats[1]).not.toHaveProperty('away');
});
