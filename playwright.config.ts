/** Whole games in a real Chromium, which comes with npm, against the real server with an empty database. */
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const PORT = Number(process.env['E2E_PORT'] ?? 4187);

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/*.test.ts', 'src/games/*/e2e/*.test.ts'],
  outputDir: '.cache/e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    // The arguments that @sparticuz/chromium proposes are for a single process, which crashes here.
    launchOptions: { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node src/server/main.ts',
    env: { PORT: String(PORT), DATA: `.cache/e2e-data/${Date.now()}`, RATE: '100', LOG: 'warn' },
    url: `http://127.0.0.1:${PORT}/readyz`,
    reuseExistingServer: false,
  },
});
