import { expect, test } from 'vitest';
import { GAMES } from '../games/load.ts';
import { commitment, seededDice, tableDice } from './dice.ts';
import { atRandom, play } from './play.ts';
import { type TableRecord, verify } from './verify.ts';

const donQuixote = GAMES['don-quixote'];

function finishedGame(): TableRecord {
  const seed = '00112233445566778899aabbccddeeff';
  const options = { sanchoPansa: true, sameDraw: false };
  const dice = seededDice('players');
  const events: unknown[][] = Array.from({ length: 45 }, () => []);
  const moves: { seat: number; move: unknown }[] = [];
  const state = donQuixote.setup(2, options, tableDice(seed, 0), (event) => events[0].push(event));
  play(donQuixote, state, atRandom(donQuixote, dice), {
    dice: (n) => tableDice(seed, n),
    say: (event, n) => events[n].push(event),
    moved: (turn) => moves.push(turn),
  });
  const head = { game: donQuixote.id, version: 1, seats: 2, options, seed, moves };
  return {
    ...head,
    table: 't',
    names: ['A', 'B'],
    commitment: commitment(seed),
    outcome: donQuixote.outcome(state),
    events,
  };
}

const record = finishedGame();

test('an honest record is proved', () => {
  expect(verify(donQuixote, JSON.parse(JSON.stringify(record)))).toEqual({
    value: { moves: 44, events: record.events.flat().length, outcome: record.outcome },
  });
});

test.each([
  ['another seed', { seed: 'f'.repeat(32) }, 'commitment'],
  ['another seed with its own hash', { seed: 'f'.repeat(32), commitment: commitment('f'.repeat(32)) }, 'moves['],
  ['a seed that is none', { seed: 'guess' }, 'seed'],
  ['another winner', { outcome: { scores: [99, 0], places: [1, 2] } }, 'outcome'],
  ['an event that did not happen', { events: record.events.with(3, []) }, 'events[3]'],
  ['a move too few', { moves: record.moves.slice(0, -1) }, 'moves'],
  ['another move', { moves: record.moves.with(0, { seat: 0, move: { t: 'lay', tile: 22, turn: 0 } }) }, 'moves[0]'],
])('a record with %s is not', (_, changed, where) => {
  expect(verify(donQuixote, { ...record, ...changed }).problems?.[0].where).toContain(where);
});
