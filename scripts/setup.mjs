// Installs what package-lock.json names, once for each version of that file, so that one command works on a fresh clone
// and costs nothing afterwards. Plain JavaScript: it has to run on whatever Node the machine has.
import { execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.errantry-setup';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== wanted) {
  console.error('errantry: installing packages (once) …');
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', {
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(MARK, wanted);
}

// After the install `node` is the one npm brought along, if there is one for this platform.
const version = execSync('node --version', { encoding: 'utf8' }).trim();
if (Number(version.slice(1).split('.')[0]) < 24) {
  console.error(
    `errantry: needs Node 24 or newer, found ${version}, and npm has no Node 24 for this platform. Please install it.`,
  );
  process.exit(1);
}
