/**
 * Playwright with the `test` of every test in a browser. Each worker of Playwright has a server of its own with an empty database, and
 * all pages of its tests look at that one: './' is its home page. So two workers do not meet at a table or in a list.
 * Every test listens to what its pages say: after it, no text that was shown may hold a code or stumble (listening.ts).
 */
import { rmSync } from 'node:fs';
import { type Browser, expect, test as base } from '@playwright/test';
import { SHELF } from '../src/games/index.ts';
import { serverProcess } from '../src/server/testing/process.ts';
import { faultsHeard, listenTo } from './listening.ts';

export * from '@playwright/test';

interface Worker {
  /** Where the server of this worker listens. */
  readonly home: string;
}

/** Everybody has seen how each game is won, except whoever says what they have seen: how.test.ts begins as a newcomer. */
function teach(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript((games) => {
      const known = localStorage.getItem('errantry/how-known');
      localStorage.setItem('errantry/how-known', known ?? JSON.stringify(games));
    }, SHELF);
    return context;
  };
}

export const test = base.extend<{ readonly plainWords: undefined; readonly closing: undefined }, Worker>({
  browser: [
    async ({ browser }, use) => {
      listenTo(browser);
      teach(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  plainWords: [
    // oxlint-disable-next-line no-empty-pattern -- as below
    async ({}, use) => {
      await use(undefined);
      expect(faultsHeard(), 'sentences that no friend would say').toEqual([]);
    },
    { auto: true },
  ],
  home: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first argument
    async ({}, use) => {
      const data = `.cache/e2e-data/${process.pid}`;
      const server = serverProcess({ DATA: data, RATE: '100' });
      await server.start();
      await use(`${server.base}/`);
      await server.stop();
      rmSync(data, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ home }, use) => use(home),
  /** What a test opened is closed with it: pages that go on drawing behind it would slow the next one. */
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
