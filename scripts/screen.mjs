// Builds the screen for the server, if it was never built or something it is made of has changed since.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

const BUILT = 'dist/web/index.html';
const SOURCES = ['src/web', 'src/core', 'src/games', 'src/bots', 'src/wire', 'src/drawing'];
const FILES = ['vite.config.ts', 'package-lock.json'];

const inFolder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const isNewer = (file) => statSync(file).mtimeMs > statSync(BUILT).mtimeMs;

if (!existsSync(BUILT) || [...SOURCES.flatMap(inFolder), ...FILES].some(isNewer)) {
  console.error('errantry: building the screen …');
  const { status } = spawnSync('vite build --logLevel warn', { shell: true, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
