/** A server that dies in mid-game and comes back: the page says so, goes on by itself, and loses nothing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { layFirst, playABot } from './play.ts';

const PORT = 4181;

async function start(data: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(PORT), DATA: data, LOG: 'info', RATE: '100' };
  const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data'); // it says when it listens
  return server;
}

test('the server is killed in mid-game and started again', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'errantry-restart-'));
  let server = await start(data);
  try {
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${PORT}/`, locale: 'en-GB' });
    await playABot(page);
    await layFirst(page);
    await expect(page.getByText('turn 2 of 22')).toBeVisible();
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByLabel('Say something').fill('half a sentence');

    server.kill('SIGKILL');
    await once(server, 'exit');
    await expect(page.getByText('The connection is lost.')).toBeVisible();
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: /^Lay on/ }).click();
    await expect(page.getByText('Your move is kept')).toBeVisible();

    server = await start(data);
    await expect(page.getByText('turn 3 of 22')).toBeVisible({ timeout: 20_000 }); // it waits longer each time
    await expect(page.getByText('The connection is lost.')).toHaveCount(0);
    await expect(page.getByLabel('Say something')).toHaveValue('half a sentence');
    await page.close();
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
