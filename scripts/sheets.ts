/** `npm run proofs [games]`: the laws on thousands of games, and the effects of all cards. About five minutes on two cores. */
import { spawnSync } from 'node:child_process';

const [games = '2000'] = process.argv.slice(2);
const TESTS = ['laws.test.ts', 'every-card.test.ts'];
const HOUR = 3_600_000;

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...TESTS, `--testTimeout=${HOUR}`],
  { env: { ...process.env, LAWS_GAMES: games, CARD_GAMES: games }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
