/** The house for a script that looks at it: a server of its own with an empty database, gone when the script is done. */
import { rmSync } from 'node:fs';
import { type Browser, chromium as playwright } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { serverProcess } from '../src/server/testing/process.ts';

export async function withHouse<T>(name: string, visit: (address: string) => Promise<T>): Promise<T> {
  const data = `.cache/${name}`;
  rmSync(data, { recursive: true, force: true });
  const server = serverProcess({ DATA: data, RATE: '100' });
  await server.start();
  try {
    return await visit(`${server.base}/`);
  } finally {
    await server.stop();
  }
}

/** The Chromium that comes with npm. The arguments its package proposes are for a single process, which crashes here. */
export const CHROMIUM = { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] };

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await playwright.launch(CHROMIUM);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
