/** Boards, hands and records of Don Quixote that are wrong in every way we could think of: none is accepted. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { atRandom, play, until } from '../../../core/play.ts';
import { diceFor, type Recorded, RefusedMove, replay } from '../../../core/record.ts';
import { game } from '../rules/index.ts';
import type { LayMove, Options } from '../rules/state.ts';
import { notation } from './index.ts';

const RUNS = { numRuns: 2500, seed: 13 };

type Played = { seat: number; move: LayMove }[];

interface Sample {
  readonly record: Recorded<LayMove, Options> & { readonly moves: Played };
  readonly position: string;
}

/** A game broken off after so many random moves, with its position. */
function sample(seats: number, moves: number, seed: number): Sample {
  const dice = seededDice(seed);
  const options = { sanchoPansa: seed % 2 === 0, sameDraw: seed % 3 === 0 };
  const state = game.setup(seats, options, diceFor(`${seed}`, 0), unheard);
  const played: Played = [];
  const next = until(() => played.length === moves, atRandom(game, dice));
  play(game, state, next, { dice: (n) => diceFor(`${seed}`, n), moved: (turn) => played.push(turn) });
  const position = notation.write(seed % 5 === 0 ? game.view(state, 0) : state);
  return {
    record: { game: game.id, version: game.version, seats, options, seed: `${seed}`, moves: played },
    position: seed % 7 < 3 ? position.replace(/^round: .*\n/m, '') : position, // that line is optional
  };
}

/** Made once: to play them takes longer than to read them. */
const SAMPLES = Array.from({ length: 240 }, (_, i) => sample(1 + (i % 4), 1 + ((i * 37) % (24 * (1 + (i % 4)))), i));
const samples = fc.constantFrom(...SAMPLES);

const where = fc.double({ min: 0, max: 0.999, noNaN: true });
const STRANGE = ['?', '@', '*', '**', 'Kn4a', 'Kn2', 'I9', '0', '-1', '1e9', '__proto__', 'constructor', 'toString'];
const junk = fc.oneof(
  fc.constantFrom(...STRANGE, '∞', '\u0000', '💣'),
  fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => /^[^\s#|,.:*-]+$/.test(text) && !/^(\d$|kn|wm|ch|ca|sancho)/i.test(text)),
);

/** Changes one of the rows of the boards. */
function changeRow(text: string, at: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  const rows = [...lines.keys()].filter((i) => /^[123] /.test(lines[i]));
  const chosen = rows[Math.floor(at * rows.length)];
  return lines.with(chosen, change(lines[chosen])).join('\n');
}

function changeCell(line: string, at: number, cell: string): string {
  const cells = line.split(/\s+/);
  cells[1 + Math.floor(at * 8)] = cell;
  return cells.join(' ');
}

/** Each makes any good position a bad one. */
const SPOILT_POSITIONS: readonly ((text: string, at: number, junk: string) => string)[] = [
  (text, at, cell) => changeRow(text, at, (line) => changeCell(line, at, cell)),
  (text, at) => changeRow(text, at, (line) => `${line} .`),
  (text, at) => changeRow(text, at, (line) => line.replace(/\S+\s*$/, '')),
  (text, at) => changeRow(text, at, (line) => `${line}\n${line}`),
  (text, at) => changeRow(text, at, () => ''),
  (text, at) => changeRow(text, at, (line) => line.replace(/^\d/, '9')),
  (text, at, word) => changeRow(text, at, (line) => `${line}\n${word}`),
  (text, at, word) => changeRow(text, at, (line) => `${line}\n${word}: 1`),
  (text, _, word) => text.replace(/^don-quixote$/m, `round: ${word}`),
  (text, _, word) => text.replace(/^don-quixote$/m, `card: ${word === '?' ? '' : word}\ncard: A1`),
  (text, at, word) => changeRow(text, at, (line) => `${line}\nhand: ${word === '?' ? '!' : word}`),
  (text, _, word) => text.replace(/^seat 1$/m, `seat ${word}`),
  (text) => text.replace(/^don-quixote$/m, 'options: windmills'),
  (text) => text.replace(/ Ca6\b/, ' Ca4'),
  (text) => `card: A1\n${text.replace(/^card.*/m, '').replaceAll(/ \.(?=\s)/g, ' Wm1')}`,
  (text) => `card: A1\n${text.replace(/^card.*/m, '').replaceAll(/ \S+(?=\s)/g, ' Kn1a')}`,
  (text) => `${text}scores: 6+4+12+14+5+18 ?+? 999999999999999999999`,
];

test('a spoilt position is never accepted', () => {
  const spoil = fc.constantFrom(...SPOILT_POSITIONS.keys());
  const holds = ({ position }: Sample, i: number, at: number, word: string): void => {
    const text = SPOILT_POSITIONS[i](position, at, word);
    expect(notation.read(text).problems, text).toBeDefined();
  };
  fc.assert(fc.property(samples, spoil, where, junk, holds), RUNS);
});

/** DQ-3.6, DQ-5.5: each makes any good list of moves a bad one. */
const SPOILT_MOVES: readonly ((moves: Played, i: number) => Played)[] = [
  (moves, i) => moves.with(i, { ...moves[i], move: { ...moves[i].move, turn: 90 } }),
  (moves, i) => moves.toSpliced(i, 0, moves[i]),
];

test('a tile turned by a quarter or laid twice is never accepted', () => {
  const spoil = fc.constantFrom(...SPOILT_MOVES.keys());
  const holds = ({ record }: Sample, i: number, at: number): void => {
    const moves = SPOILT_MOVES[i](record.moves, Math.floor(at * record.moves.length));
    expect(() => replay(game, { ...record, moves }, unheard)).toThrow(RefusedMove);
  };
  fc.assert(fc.property(samples, spoil, where, holds), RUNS);
});
