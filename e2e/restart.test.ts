/** A server that dies in mid-game and comes back: the page says so, goes on by itself, and loses nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProcess } from '../src/server/testing/process.ts';
import { layFirst, playABot } from './play.ts';
import { expect, test } from './test.ts';

test('the server is killed in mid-game and started again', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'errantry-restart-'));
  const server = serverProcess({ DATA: data, RATE: '100' });
  await server.start();
  try {
    const page = await browser.newPage({ baseURL: `${server.base}/`, locale: 'en-GB' });
    await playABot(page);
    await layFirst(page);
    await expect(page.getByText('turn 2 of 22')).toBeVisible();
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByLabel('Write a message').fill('half a sentence');

    await server.kill();
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: /^Place on/ }).click();
    await expect(page.getByText('Your move is saved')).toBeVisible();

    await server.start();
    await expect(page.getByText('turn 3 of 22')).toBeVisible({ timeout: 20_000 }); // it waits longer each time
    await expect(page.getByText('Connection lost.')).toHaveCount(0);
    await expect(page.getByLabel('Write a message')).toHaveValue('half a sentence');
    await page.close();
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
