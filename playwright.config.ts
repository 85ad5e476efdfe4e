/** Whole games in a real Chromium, which comes with npm, against real servers (e2e/test.ts). */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/*.test.ts', 'src/games/*/e2e/*.test.ts'],
  outputDir: '.cache/e2e',
  workers: availableParallelism(),
  fullyParallel: true,
  // Several times what the slowest takes: other work may keep the machine busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // The arguments that @sparticuz/chromium proposes are for a single process, which crashes here.
    launchOptions: { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // it would fetch all files for each test, which takes longer than many a test
  },
});
