import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'playthroughs/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 240_000,
    maxWorkers: availableParallelism(), // the laws of four games keep every core busy
  },
});
