import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const LAWS = '**/laws.test.ts';
const CARDS = '**/every-card.test.ts';
/** The strength of bots, all printed sheets, kills of the server. */
const LONG = ['levels', 'calibration', 'sets', 'kill'].map((name) => `**/${name}.test.ts`);

/** What `vitest --mode …` changes. */
const MODES = {
  /** `npm run unit`: no long runs, a few games for each law, and no test with PostgreSQL in its name. */
  unit: {
    exclude: [...configDefaults.exclude, 'src/games/*/e2e/**', ...LONG],
    testNamePattern: /^(?!.*postgres)/i,
    isolate: false, // 77 s instead of 116: tests share what they have loaded, and none leaves anything behind
    env: { LAWS_GAMES: process.env['LAWS_GAMES'] ?? '20' },
  },
  /** `npm run proofs`: only what `npm run unit` leaves out, and thousands of games for the laws and the cards. */
  proofs: {
    include: [LAWS, CARDS, ...LONG],
    testTimeout: 3_600_000,
    env: { LAWS_GAMES: process.env['LAWS_GAMES'] ?? '2000', CARD_GAMES: process.env['CARD_GAMES'] ?? '1000' },
  },
};

export default defineConfig(({ mode }) => ({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['src/games/*/e2e/**'], // Playwright's
    testTimeout: 240_000,
    maxWorkers: availableParallelism(), // the laws of four games keep every core busy
    ...MODES[mode as keyof typeof MODES],
  },
}));
