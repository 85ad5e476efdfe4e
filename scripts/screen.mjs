// Builds the screen for the server, if it was never built or something it is made of has changed since.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

const BUILT = 'dist/web/index.html';
const FILES = ['vite.config.ts', 'package-lock.json'];
/** No part of the screen: a change here needs no new build. */
const APART = /^src\/(?:server|cli|print)\/|\.test\.ts$/;

export function buildScreen() {
  if (existsSync(BUILT) && !sources().some(isNewerThan(BUILT))) return;
  console.error('errantry: building the screen …');
  const { status } = spawnSync('vite build --logLevel warn', { shell: true, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the screen could not be built');
}

function sources() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const paths = files.map((file) => `src/${file.replaceAll('\\', '/')}`);
  return [...paths.filter((path) => !APART.test(path)), ...FILES];
}

function isNewerThan(built) {
  const { mtimeMs } = statSync(built);
  return (file) => statSync(file).mtimeMs > mtimeMs;
}
