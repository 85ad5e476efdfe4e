import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { [name: string]: string } };
const runner = readFileSync('scripts/run.mjs', 'utf8');

test('every npm script is a task of the runner, and every task an npm script', () => {
  const { status, stderr } = spawnSync('node', ['scripts/run.mjs', 'nothing'], { encoding: 'utf8' });
  expect(status).toBe(1);
  const tasks = stderr.trim().split('only ')[1]?.split(', ') ?? [];
  expect(scripts).toEqual(Object.fromEntries(tasks.map((name) => [name, `node scripts/run.mjs ${name}`])));
});

test('every file that a task runs is there', () => {
  const files = [...runner.matchAll(/'node ([\w/-]+\.ts)/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
