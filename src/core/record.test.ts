import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/load.ts';
import { seededDice } from './dice.ts';
import { unheard } from './game.ts';
import { anyMove, inTurn, play } from './play.ts';
import { diceFor, lift, readRecorded, RefusedMove, replay } from './record.ts';
import { toldProblems } from './testing/reading.ts';

const donQuixote = GAMES['don-quixote'];

const OPTIONS = { sanchoPansa: false, sameDraw: false };

/** A recorded game of two, by random play. */
function recordGame(seed: string): {
  recorded: Parameters<typeof replay<never, never, never, never>>[1];
  state: unknown;
} {
  const dice = seededDice('players');
  const state = donQuixote.setup(2, OPTIONS, diceFor(seed, 0), unheard);
  const moves: unknown[] = [];
  play(donQuixote, state, inTurn(donQuixote, anyMove(donQuixote, dice)), {
    dice: (n) => diceFor(seed, n),
    moved: (turn) => moves.push(turn),
  });
  return {
    recorded: JSON.parse(JSON.stringify({ game: 'don-quixote', version: 1, seats: 2, options: OPTIONS, seed, moves })),
    state,
  };
}

describe('recorded games', () => {
  test.each(['a simulation', '00112233445566778899aabbccddeeff'])(
    'seed %j: read and replayed, a game is the same again',
    (seed) => {
      const { recorded, state } = recordGame(seed);
      const reading = readRecorded(donQuixote, recorded);
      if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
      expect(replay(donQuixote, reading.value, unheard)).toEqual(state);
    },
  );

  test('a refused move stops the replay, with its number and its rule', () => {
    const reading = readRecorded(donQuixote, recordGame('x').recorded);
    if (reading.problems !== undefined) throw new Error('unreadable');
    const [first] = reading.value.moves;
    const twice = { ...reading.value, moves: [first, first] };
    expect(() => replay(donQuixote, twice, unheard)).toThrow(RefusedMove);
    expect(() => replay(donQuixote, twice, unheard)).toThrow('move 2 is refused by DQ-10.3');
  });

  test.each([
    [{ game: 'chess' }, 'game'],
    [{ version: 2 }, 'version'],
    [{ version: 'x' }, 'version'],
    [{ seats: 5 }, 'seats'],
    [{ seats: 1.5 }, 'seats'],
    [{ seed: 7 }, 'seed'],
    [{ options: { sanchoPansa: 'yes' } }, 'options'],
    [{ options: { sancho: true } }, 'options'],
    [{ moves: 'none' }, 'moves'],
    [{ moves: [{ seat: 0 }] }, 'moves[0].move'],
    [{ moves: [{ seat: 'a', move: { t: 'lay', tile: 1, turn: 0 } }] }, 'moves[0].seat'],
    [{ moves: [null] }, 'moves[0].seat'],
  ])('%j is told by the field %s', (change, where) => {
    const reading = readRecorded(donQuixote, { ...recordGame('x').recorded, ...change });
    expect(reading.problems?.map((problem) => problem.where)).toEqual([where]);
  });

  test.each([null, 7, [], 'text'])('%j is no record', (raw) => {
    expect(readRecorded(donQuixote, raw).problems?.length).toBe(1);
  });
});

describe('versions', () => {
  const game = {
    ...donQuixote,
    version: 3,
    upgrades: { 1: (saved: object) => ({ ...saved, one: true }), 2: (saved: object) => ({ ...saved, two: true }) },
  };

  test('an old game is lifted one version at a time', () => {
    expect(lift(game, { game: 'don-quixote', version: 1 })).toEqual({
      value: { game: 'don-quixote', version: 3, one: true, two: true },
    });
    expect(lift(game, { game: 'don-quixote', version: 3 })).toEqual({ value: { game: 'don-quixote', version: 3 } });
  });

  test('a game from the future is refused', () => {
    expect(toldProblems(lift(game, { game: 'don-quixote', version: 4 }))[0].expected).toBe(
      'a whole number from 1 to 3',
    );
  });
});
