#!/usr/bin/env node
// Starts the command line on Node 24 or newer: the running one, or else the one that npm brought along. Plain
// JavaScript, because it has to run on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const BROKEN = 3;
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const args = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  process.argv[1] = main;
  await import('../src/cli/main.ts');
} else {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const brought = fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
  if (!existsSync(brought)) {
    console.error(`errantry: needs Node ${NEEDED} or newer, found ${process.version}. Run npm ci, or install it.`);
    process.exit(BROKEN);
  }
  const { status } = spawnSync(brought, [main, ...args], { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exit(status ?? BROKEN);
}
