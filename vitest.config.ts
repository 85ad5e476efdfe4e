import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Playwright's. */
const E2E = ['src/games/*/e2e/**'];
const LAWS = '**/laws.test.ts';
const CARDS = '**/every-card.test.ts';
const RULINGS = '**/rulings.test.ts';
const EVICTION = '**/eviction.test.ts';
const FAULTY = '**/faulty.test.ts';
const STRANGERS = '**/strangers.test.ts';
const BYTES = '**/bytes.test.ts';
const MUTATIONS = '**/mutations.test.ts';
const PLAIN_WORDS = '**/plain-words.test.ts';
/** They do more of the same in `npm run proofs`. */
const MORE = [
  'src/games/games.test.ts',
  'src/server/table/updates.test.ts',
  'src/cli/fuzz.test.ts',
  'src/games/*/bots/*.test.ts',
];
/** The strength of bots, all printed sheets, kills of the server, and chaos among several. */
const LONG = ['levels', 'calibration', 'sets', 'kill', 'chaos'].map((name) => `**/${name}.test.ts`);

/** What `vitest --mode …` changes. */
const MODES = {
  /** `npm run unit`: no long runs, a few games for each law, and no test with PostgreSQL in its name. */
  unit: {
    exclude: [...configDefaults.exclude, ...E2E, ...LONG],
    testNamePattern: /^(?!.*postgres)/i,
    env: { LAWS_GAMES: process.env['LAWS_GAMES'] ?? '20' },
  },
  /** `npm run proofs`: what `npm run unit` leaves out or does in small: thousands of games for the laws and the cards, and 200,000 spoilt inputs. */
  proofs: {
    include: [LAWS, CARDS, RULINGS, EVICTION, MUTATIONS, STRANGERS, BYTES, FAULTY, PLAIN_WORDS, ...MORE, ...LONG],
    testTimeout: 3_600_000,
    env: {
      LAWS_GAMES: process.env['LAWS_GAMES'] ?? '2000',
      CARD_GAMES: process.env['CARD_GAMES'] ?? '1000',
      LISTEN_GAMES: process.env['LISTEN_GAMES'] ?? '300',
      MUTATIONS: process.env['MUTATIONS'] ?? '20000',
      EVICTION_TABLES: '300',
      CHAOS_TABLES: process.env['CHAOS_TABLES'] ?? '40',
      CHAOS_FAULTS: process.env['CHAOS_FAULTS'] ?? '16',
      FAULTY_GAMES: process.env['FAULTY_GAMES'] ?? '25',
      STRANGERS: process.env['STRANGERS'] ?? '1000000',
      BYTES: process.env['BYTES'] ?? '50000',
      THOROUGH: '1',
      CLI_INPUTS: process.env['CLI_INPUTS'] ?? '200000',
    },
  },
};

export default defineConfig(({ mode }) => ({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: E2E,
    testTimeout: 240_000,
    globalSetup: 'src/server/testing/postgres-run.ts',
    isolate: false, // two thirds of the time: tests share what they have loaded, and none leaves anything behind
    hookTimeout: 240_000, // a PostgreSQL is made from nothing, and stopped, while others keep the machine busy
    execArgv: ['--no-wasm-code-gc'], // as server/main.ts says
    maxWorkers: availableParallelism(), // the laws of four games keep every core busy
    ...MODES[mode as keyof typeof MODES],
  },
}));
