/** Who is measured, in the same run and with the same game: Don Quixote for four. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Subject } from './subject.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const OURS: Subject = {
  name: 'errantry on SQLite',
  script: at('../../src/server/main.ts'),
  env: {
    DATA: mkdtempSync(join(tmpdir(), 'errantry-bench-')),
    LOG: 'info',
    RATE: '1000000',
    CONNECTIONS_PER_ADDRESS: '100000',
  },
  isReady: /Errantry is at/,
  remark: 'durable, a view for each seat, people, resuming',
  player: at('errantry-player.ts'),
};

const FLOOR: Subject = {
  name: 'the floor',
  script: at('../peers/floor.ts'),
  env: {},
  isReady: /^ready/,
  remark: 'ws + the rules + SQLite with group commit; no people, no views, no resuming',
  player: at('floor-player.ts'),
};

const PEERS: readonly Subject[] = [
  {
    name: 'boardgame.io, memory',
    script: at('../peers/boardgame-io.mjs'),
    env: { STORAGE: 'memory' },
    isReady: /^ready/,
    remark: 'keeps nothing; tells before it saves',
    player: at('boardgame-io-player.ts'),
  },
  {
    name: 'boardgame.io, FlatFile',
    script: at('../peers/boardgame-io.mjs'),
    env: { STORAGE: mkdtempSync(join(tmpdir(), 'errantry-bgio-')) },
    isReady: /^ready/,
    remark: 'files without fsync; tells before it saves',
    player: at('boardgame-io-player.ts'),
  },
  {
    name: 'Colyseus',
    script: at('../peers/colyseus.mjs'),
    env: {},
    isReady: /^ready/,
    remark: 'keeps nothing',
    player: at('colyseus-player.ts'),
  },
];

/** The peers are installed in their own folder, if somebody wants them: `npm --prefix bench/peers ci`. */
export function subjects(): readonly Subject[] {
  const installed = PEERS.filter(({ script, player }) => existsSync(script) && existsSync(player));
  const isInstalled = existsSync(at('../peers/node_modules'));
  if (!isInstalled)
    console.log('The peers are not installed (npm --prefix bench/peers ci --ignore-scripts): left out.\n');
  return [OURS, FLOOR, ...(isInstalled ? installed : [])];
}
