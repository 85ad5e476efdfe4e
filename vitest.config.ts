import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['src/games/*/e2e/**'], // Playwright's
    testTimeout: 240_000,
    maxWorkers: availableParallelism(), // the laws of four games keep every core busy
  },
});
