import { describe, expect, test } from 'vitest';
import { keepLaws } from '../../../core/laws.ts';
import { game as donQuixote } from './index.ts';

/** For each number of players; `npm run proofs` plays 2,000. */
const GAMES = Number(process.env['LAWS_GAMES'] ?? 40);
const OPTIONS = [false, true].flatMap((sanchoPansa) => [false, true].map((sameDraw) => ({ sanchoPansa, sameDraw })));

describe('the eight laws', () => {
  test.each([1, 2, 3, 4])(`hold over ${GAMES} random games of %i, half of them with variants`, (seats) => {
    for (let game = 0; game < GAMES; game++) {
      const options = game % 2 === 0 ? OPTIONS[0] : OPTIONS[(game >> 1) % 4];
      expect(keepLaws(donQuixote, seats, options, `laws ${game}`, 22 * seats)).toBe(22 * seats);
    }
  });
});
