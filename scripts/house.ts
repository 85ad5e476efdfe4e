/** The house for a script that looks at it: a server of its own with an empty database, gone when the script is done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type Browser, chromium as playwright } from '@playwright/test';
import chromium from '@sparticuz/chromium';

export async function withHouse<T>(name: string, port: number, visit: (address: string) => Promise<T>): Promise<T> {
  const data = `.cache/${name}`;
  rmSync(data, { recursive: true, force: true });
  const env = { ...process.env, PORT: String(port), DATA: data, RATE: '100' };
  const server = spawn('node', ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data'); // it says when it listens
  try {
    return await visit(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
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
