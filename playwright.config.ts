/** Whole games in a real Chromium, which comes with npm, against the built pages. */
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const PORT = 4173;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    // The arguments that @sparticuz/chromium proposes are for a single process, which crashes here.
    launchOptions: { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  },
  webServer: { command: `vite preview --port ${PORT}`, url: `http://localhost:${PORT}/`, reuseExistingServer: false },
});
