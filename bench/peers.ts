/** The peers that we are measured against have packages of their own, installed when somebody measures. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const PEERS = new URL('peers/', import.meta.url);
const MARK = new URL('node_modules/.errantry-peers', PEERS);

/** Once for each version of their package-lock.json. */
export function installPeers(): void {
  const lock = readFileSync(new URL('package-lock.json', PEERS));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('installing the peers (once) …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEERS,
    stdio: 'inherit',
  });
  writeFileSync(MARK, wanted);
}
