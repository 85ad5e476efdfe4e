import { describe, expect, test } from 'vitest';
import { keepLaws } from '../../../core/laws.ts';
import { game as laMancha } from './index.ts';
import { optionSets } from '../testing/scene.ts';

/** For each number of players; `npm run proofs` plays 2,000. */
const GAMES = Number(process.env['LAWS_GAMES'] ?? 50);
/** One position in sixteen, of some 300 in each game; a long run may look at all of them. */
const EVERY = Number(process.env['LAWS_EVERY'] ?? 16);
/** No game of several hundred thousand came near it. */
const BOUND = 20_000;

describe('the eight laws', () => {
  test.each([3, 4, 5])(`hold over ${GAMES} random games of %i, with every choice of the host`, (seats) => {
    const sets = optionSets();
    for (let game = 0; game < GAMES; game++) {
      const options = game % 2 === 0 ? sets[0] : sets[(game >> 1) % sets.length];
      expect(keepLaws(laMancha, seats, options, `laws ${game}`, BOUND, EVERY)).toBeGreaterThan(0);
    }
  });
});
