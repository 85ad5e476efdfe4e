import { describe, expect, test } from 'vitest';
import { commitment } from './dice.ts';
import type { SeatShare } from './shares.ts';
import { donQuixote, finishedGame, SECRET, sharedGame } from '../testing/finished.ts';
import { verify } from './verify.ts';

const record = finishedGame(SECRET);

test('an honest record is proved; one without shares says that the server shuffled alone', () => {
  expect(verify(donQuixote, JSON.parse(JSON.stringify(record)))).toEqual({
    value: { moves: 44, takeBacks: 0, events: record.events.flat().length, outcome: record.outcome },
  });
});

describe('a record with shares', () => {
  const share = 'a'.repeat(32);
  const shares: readonly SeatShare[] = [{ t: 'in', commitment: commitment(share), share }, { t: 'none' }];
  const shared = sharedGame(shares);

  test('is proved, and tells who took part', () => {
    expect(verify(donQuixote, JSON.parse(JSON.stringify(shared)))).toMatchObject({ value: { moves: 44, shares } });
  });

  test('is not proved without them, or with a seed that the server chose alone', () => {
    const { shares: _shares, secret: _secret, ...without } = shared;
    expect(verify(donQuixote, without).problems?.[0].where).toBe('commitment');
    expect(verify(donQuixote, { ...without, secret: SECRET }).problems?.[0].where).toBe('shares');
    expect(verify(donQuixote, { ...record, secret: SECRET, shares }).problems?.[0].where).toBe('seed');
  });
});

test.each([
  ['another seed', { seed: 'f'.repeat(32) }, 'commitment'],
  ['another seed with its own hash', { seed: 'f'.repeat(32), commitment: commitment('f'.repeat(32)) }, 'moves['],
  ['a seed that is none', { seed: 'guess' }, 'seed'],
  ['another winner', { outcome: { scores: [99, 0], places: [1, 2] } }, 'outcome'],
  ['an event that did not happen', { events: record.events.with(3, []) }, 'events[3]'],
  ['events after the last move', { events: [...record.events, [{ t: 'won', seat: 0 }]] }, 'events[45]'],
  ['an empty list after the last move', { events: [...record.events, []] }, 'events[45]'],
  ['no events', { events: undefined }, 'events[0]'],
  ['no outcome', { outcome: undefined }, 'outcome'],
  ['no options', { options: undefined }, 'options'],
  ['an option left out', { options: { sanchoPansa: true } }, 'options'],
  ['an option that the game does not have', { options: { ...record.options, easy: true } }, 'options'],
  ['something besides', { note: 'won by Sancho' }, 'note'],
  ['something besides a move', { moves: record.moves.with(0, { ...record.moves[0], by: 'bot' } as never) }, 'moves'],
  ['a name too many', { names: ['A', 'B', 'C'] }, 'names'],
  ['a hash that is no text', { commitment: { toString: 1 } }, 'commitment'],
  ['a move too few', { moves: record.moves.slice(0, -1) }, 'moves'],
  ['another move', { moves: record.moves.with(0, { seat: 0, move: { t: 'lay', tile: 22, turn: 0 } }) }, 'moves[0]'],
])('a record with %s is not', (_, changed, where) => {
  expect(verify(donQuixote, { ...record, ...changed }).problems?.[0].where).toContain(where);
});
