import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knight } from '../bots/bots.ts';
import { seededDice } from '../../../core/dice.ts';
import { readOptions, unheard } from '../../../core/game.ts';
import { fromViews, inTurn, play, type Turn } from '../../../core/play.ts';
import { diceFor } from '../../../core/record.ts';
import { game as laMancha } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/state.ts';
import { errantry } from '../../../cli/scripted.ts';

/** A whole evening among knights, as it is kept. */
function record(): string {
  const options = readOptions<Options>(laMancha, {})!; // the defaults
  const seed = 'an evening';
  const moves: Turn<Move>[] = [];
  const state = laMancha.setup(3, options, diceFor(seed, 0), unheard);
  const choose = fromViews(laMancha, (view, seat, n) => knight.choose(view, seat, seededDice(`${seed} ${n - 1}`)));
  play(laMancha, state, inTurn(laMancha, choose), { dice: (n) => diceFor(seed, n), moved: (turn) => moves.push(turn) });
  return JSON.stringify({ game: 'la-mancha', seats: 3, options, seed, moves });
}

const RECORD = record();

test.each([
  ['markdown', '# The Chronicle of La Mancha'],
  ['html', '<!doctype html>'],
  ['json', '"title": "The Chronicle of La Mancha"'],
])('LM-12.11 the Chronicle of a record as %s', async (form, beginning) => {
  const { exit, out } = await errantry(['chronicle', '--as', form, '--names', 'Ana,Blas'], RECORD);
  expect(exit).toBe(0);
  expect(out).toContain(beginning);
  expect([out.includes('Ana'), out.includes('Knight 3'), out.includes('undefined')]).toEqual([true, true, false]);
});

test('LM-12.11 the Chronicle in Spanish, and as PDF in a file', async () => {
  const { out } = await errantry(['chronicle', '--lang', 'es'], RECORD);
  expect(out).toContain('# La crónica de La Mancha');
  const folder = await mkdtemp(join(tmpdir(), 'chronicle-'));
  const file = join(folder, 'book.pdf');
  const said = await errantry(['chronicle', '--as', 'pdf', '--out', file], RECORD);
  expect(said.exit).toBe(0);
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  const nowhere = await errantry(['chronicle', '--as', 'pdf', '--out', join(folder, 'no', 'book.pdf')], RECORD);
  expect([nowhere.exit, nowhere.err]).toEqual([2, expect.stringContaining('--out')]);
  await rm(folder, { recursive: true });
});

test('LM-12.13 a torn page stays torn', async () => {
  const { out } = await errantry(['chronicle', '--as', 'json'], RECORD);
  const { chapters } = JSON.parse(out) as { chapters: { tales: { page: string }[] }[] };
  const told = chapters.find(({ tales }) => tales.length > 0)!; // something was told
  const torn = await errantry(['chronicle', '--torn', told.tales[0].page], RECORD);
  expect(torn.out).toContain(String.raw`\[The page is torn here.\]`);
});

test.each([
  [['chronicle', '--as', 'scroll'], RECORD, 2, '--as'],
  [['chronicle', '--lang', 'la'], RECORD, 2, '--lang'],
  [['chronicle'], 'once upon a time', 2, 'record'],
  [['chronicle'], '{"game":"la-mancha","seats":9}', 2, 'seats'],
  [['chronicle'], '{"game":"la-mancha","seats":3,"seed":"x","moves":[{"seat":0,"move":{"t":"roll"}}]}', 1, 'moves[0]'],
])('%j is answered with what is wrong', async (args, typed, exit, where) => {
  const said = await errantry(args, typed);
  expect(said.exit).toBe(exit);
  expect(said.err).toContain(where);
});
