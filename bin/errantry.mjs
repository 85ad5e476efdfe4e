#!/usr/bin/env node
// Starts the command line on Node 24 or newer: the running one, or else the one that npm brings along. Plain
// JavaScript, because it has to run on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setUp } from '../scripts/setup.mjs';

const NEEDED = 24;
const BROKEN = 3;
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const isWindows = process.platform === 'win32';

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  process.argv[1] = main;
  module.enableCompileCache(); // it starts in half the time
  await import('../src/cli/main.ts');
} else {
  const brought = fileURLToPath(new URL(`../node_modules/.bin/node${isWindows ? '.cmd' : ''}`, import.meta.url));
  try {
    if (!existsSync(brought)) setUp();
  } catch (error) {
    console.error(`errantry: ${error.message}`);
    process.exit(BROKEN);
  }
  const args = [main, ...process.argv.slice(2)];
  const { status } = spawnSync(brought, args, { stdio: 'inherit', shell: isWindows });
  process.exit(status ?? BROKEN);
}
