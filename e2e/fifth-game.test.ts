/**
 * A fifth game is a folder and one line. In a copy of the project with the game of src/testing/bidding on the shelf, the
 * command line plays it, the server hosts it, a bot plays it, and the plain board shows it. It is never shipped.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { serverProcess } from '../src/server/testing/process.ts';
import { type Project, projectWith } from '../src/testing/project.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' }); // one copy for both tests

let project: Project;

test.beforeAll(() => {
  project = projectWith('bidding');
});
test.afterAll(() => project.remove());

const node = (args: readonly string[], input = ''): string =>
  execFileSync(process.execPath, args, { cwd: project.folder, input, encoding: 'utf8' });

test('the command line plays it to the end, and simulates it with bots that search', () => {
  const played = node(['src/cli/main.ts', 'play', 'bidding', '--bots', 'random', '--seed', 'x'], '1\n'.repeat(3));
  expect(played).toContain('The same deal again: errantry play bidding');
  expect(played).not.toContain('The game is left before its end.');
  const simulated = node(['src/cli/main.ts', 'simulate', 'bidding', '--seats', 'mc:20,random', '--games', '4']);
  expect(simulated).toContain('mc:20');
});

test('the server hosts it, and somebody plays it against a bot on the plain board', async ({ page }) => {
  node([join(project.folder, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'test']);
  const server = serverProcess({ DATA: 'data' }, project.folder);
  await server.start();
  try {
    await page.goto(`${server.base}/#/open`);
    await page.getByText('Bidding', { exact: true }).click();
    await page.getByLabel('Seat 2', { exact: true }).selectOption('hard');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const board = page.getByRole('region', { name: 'Moves' });
    for (let round = 1; round <= 3; round++) {
      await expect(board).toContainText(`round${round}`);
      await board.getByRole('button', { name: 'bid, coins 1' }).click();
    }
    await expect(page.locator('.plain-result li')).toHaveCount(3); // you, the bot you chose, and the one that sat there
  } finally {
    await server.stop();
  }
});
