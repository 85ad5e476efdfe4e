import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../games/load.ts';
import { errantry } from './scripted.ts';

const SOLITAIRE = ['play', 'don-quixote', '--seed', 'windmill'];
const firstMoves = (count: number): string => '1\n'.repeat(count);

test('a whole solitaire from a pipe: boards, scorings, the grade and the seed', async () => {
  const { exit, out, err } = await errantry(SOLITAIRE, firstMoves(22));
  expect([exit, err]).toEqual([0, '']);
  expect(out.match(/┌───────┬/g)).toHaveLength(23); // one for each card, and the last
  expect(out.match(/You score \d+ points? in round [123]\./g)).toHaveLength(3);
  expect(out).toMatch(/You: \d+ \+ \d+ \+ \d+ = \d+ points\n.*(grade|good|result|belief).*\n/);
  expect(out).toContain('The same deal again: errantry play don-quixote --seed windmill\n');
});

/** What is typed in Spanish, and what is said to it. */
test.each([
  ['help', 'Escribe el número de una jugada'],
  ['rules DQ-9.2', 'DQ-9.2   Pueden ganar'],
  ['0', 'No hay jugada 0. Elige un número del 1 al 18.'],
  ['quit', 'Para repetir el mismo reparto: errantry play don-quixote --lang es --seed windmill'],
])('in Spanish %j is answered', async (typed, answer) => {
  const { exit, out } = await errantry([...SOLITAIRE, '--lang', 'es'], `${typed}\n`);
  expect(exit).toBe(0);
  expect(out).toContain(answer);
});

test('the same seed and the same words give the same game', async () => {
  const once = await errantry(SOLITAIRE, firstMoves(22));
  expect(await errantry(SOLITAIRE, firstMoves(22))).toEqual(once);
});

test('a seed with blanks comes back in a form that a shell takes', async () => {
  const { out } = await errantry(['play', '--seed', "Sancho's ass"]);
  expect(out).toContain(String.raw`again: errantry play don-quixote --seed 'Sancho'\''s ass'`);
});

test('input that ends in the middle of the game, or quit, ends it without noise', async () => {
  const ended = await errantry(SOLITAIRE, firstMoves(3));
  const quit = await errantry(SOLITAIRE, `${firstMoves(3)}quit\n1\n`);
  expect(ended).toEqual(quit);
  expect([ended.exit, ended.err]).toEqual([0, '']);
  expect(ended.out).toContain('You left before the end of the game.');
});

/** What is typed at the first prompt, and what is said to it. */
test.each([
  ['help', 'Type the number of a move'],
  ['undo', 'You cannot undo in the terminal'],
  ['rules DQ-9.2', 'DQ-9.2   Several players can win'],
  ['rules dq-9', 'DQ-9.3 '],
  ['rules windmill', 'DQ-8.4 '],
  ['rules', 'DQ-5.1 '],
  ['rules xyzzy', "No rule mentions 'xyzzy'"],
  ['score', '0 of 4 shields on guard (DQ-8.5)'],
  ['position', 'seat 1\n     A'],
  ['0', 'There is no move 0. Choose a number from 1 to 18.'],
  ['19', 'There is no move 19'],
  ['99999999999999999999999999', 'There is no move 99999999999999999999.'],
  ['Ca6', "Type 'rules DQ-4.5' to read the rule."],
  ['Sancho', 'This game is played without Sancho Pansa.'],
  ['\u001B[31mred', "'·[31mred' is not a move."],
  ['', "'' is not a move."],
])('%j is answered', async (typed, answer) => {
  const { exit, out } = await errantry(SOLITAIRE, `${typed}\n`);
  expect(exit).toBe(0);
  expect(out).toContain(answer);
});

test('against bots their choices are shown, and the record of the game can be judged', async () => {
  const file = join(tmpdir(), `errantry-play-${process.pid}.json`);
  const args = [...SOLITAIRE, '--bots', 'greedy,random', '--options', 'sanchoPansa', '--record', file];
  try {
    const { exit, out } = await errantry(args, firstMoves(22));
    expect(exit).toBe(0);
    expect(out).toMatch(/greedy \(seat 2\) places .+ on [A-H][123]\./);
    expect(out).toMatch(/wins\.|You win\.|share the victory/);
    const judged = await errantry(['referee', 'don-quixote', '--json'], readFileSync(file));
    const { outcome } = JSON.parse(judged.out) as { outcome: { scores: number[] } };
    expect(out).toContain(`= ${outcome.scores[0]} points`);
  } finally {
    rmSync(file, { force: true });
  }
});

test.each(Object.values(GAMES))('$title is played to its end from a pipe, people and bots together', async (game) => {
  const people = Math.min(2, game.seats.max - 1);
  const args = ['play', game.id, '--people', String(people), '--bots', Array(Math.max(1, game.seats.min - people)).fill('random').join(','), '--seed', 'rucio']; // prettier-ignore
  const { exit, out, err } = await errantry(args, '1\n\n'.repeat(4000));
  expect([exit, err]).toEqual([0, '']);
  expect(out).toContain('Player 2, press Enter when only you can see the screen.');
  expect(out).not.toContain('You left before the end of the game.');
  expect(out).toContain(`The same deal again: errantry play ${game.id}`);
});

test.each([
  [['play', 'chess'], 'game: found chess'],
  [['play', 'don-quixote', 'more'], 'arguments: found more'],
  [['play', 'don-quixote', '--bots', 'a,b,c,d'], '--bots: found 4 bots'],
  [['play', 'don-quixote', '--bots', 'nobody'], 'bot: found nobody'],
  [['play', 'don-quixote', '--options', 'dulcinea'], '--options: found dulcinea; expected sanchoPansa, sameDraw'],
  [['play', 'don-quixote', '--seed', 'x'.repeat(101)], '--seed: found 101 characters'],
  [['play', 'don-quixote', '--record', '/nowhere/at/all'], '--record: found '],
])('%j is bad input', async (args, problem) => {
  const { exit, err } = await errantry(args);
  expect(exit).toBe(2);
  expect(err).toContain(problem);
});
