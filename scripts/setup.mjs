// Installs what package-lock.json names, once for each version of that file: one command works on a fresh clone and
// costs nothing afterwards. Plain JavaScript: it runs on whatever Node the machine has.
import { execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
const LOCK = join(ROOT, 'package-lock.json');
const MARK = join(ROOT, 'node_modules/.errantry-setup');

/** After this, `node` in PATH is the one that npm installed, if there is one for this platform. */
export function setUp() {
  process.env.PATH = BIN + delimiter + process.env.PATH;
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== wanted) {
    install();
    writeFileSync(MARK, wanted);
  }
  needNode();
}

function install() {
  console.error('errantry: installing packages (once) …');
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the packages could not be installed');
}

function needNode() {
  if (majorOf(process.version) >= NEEDED) return;
  const version = execSync('node --version', { encoding: 'utf8' }).trim();
  if (majorOf(version) >= NEEDED) return;
  throw new Error(
    `needs Node ${NEEDED} or newer, found ${version}, and npm has none for this platform. Please install it.`,
  );
}

function majorOf(version) {
  return Number(version.slice(1).split('.')[0]);
}
