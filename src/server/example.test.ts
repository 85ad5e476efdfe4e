import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { NewToken } from '../wire/desk.ts';
import { openTestServer } from './testing/server.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));

test('the example bot has under 60 lines and plays a whole game with the token of a person', async () => {
  expect(readFileSync(BOT, 'utf8').split('\n').length).toBeLessThan(60);
  const testServer = await openTestServer({ RATE: '100' });
  const maker = await testServer.newGuest();
  const { token } = await maker.post<NewToken>('/api/me/bots', { name: 'Rocinante' });
  const env = { ...process.env, TOKEN: token, PAUSE: '0' };
  const { stdout } = await promisify(execFile)(process.execPath, [BOT, testServer.base], { env });
  expect(stdout).toContain(`Rocinante, bot of ${maker.person.name}, sits at table`);
  expect(stdout).toMatch(/^over: \{"scores":\[\d+,\d+\],"places":\[\d,\d\]\}, seed [0-9a-f]{32}$/m);
  expect(stdout).not.toContain('refused');
  await testServer.close();
});
