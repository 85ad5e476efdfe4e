import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { errantry } from './scripted.ts';

const folder = mkdtempSync(join(tmpdir(), 'errantry-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('writes a PDF and tells what it wrote', async () => {
  const out = join(folder, 'cards.pdf');
  const args = ['print', 'knights-and-damosels', '--only', 'sheet-1', '--paper', 'letter', '--out', out];
  const said = await errantry([...args, '--json']);
  expect(said.exit).toBe(0);
  const told = JSON.parse(said.out) as { pages: number; bytes: number; paper: string };
  const bytes = readFileSync(out);
  expect(told).toMatchObject({ pages: 3, bytes: bytes.length, paper: 'letter' });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await errantry(args)).out).toContain('3 pages');
});

test.each([
  [['chess'], 'game'],
  [['lancelot', '--paper', 'a7'], 'paper'],
  [['lancelot', '--offset-x', '6'], 'offsetX'],
  [['lancelot', '--offset-y', 'down'], 'offsetY'],
  [['lancelot', '--variant', 'gold'], 'variant'],
  [['lancelot', '--only', 'wheels'], 'only'],
  [['la-mancha', '--paper', 'a1'], 'paper'],
  [['la-mancha', '--rules', '--booklet'], 'arguments'],
  [['la-mancha', '--glitter'], 'arguments'],
  [['la-mancha', '--calibration', '--out', '/no/such/folder/x.pdf'], '--out'],
])('print %j is bad input at %s, exit code 2', async (args, where) => {
  const said = await errantry(['print', ...args]);
  expect(said.exit).toBe(2);
  expect(said.err).toMatch(new RegExp(`^${where}: found`, 'm'));
});
