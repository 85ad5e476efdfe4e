/** Who is measured, in the same run and with the same game: Don Quixote for four. */
import { mkdtempSync } from 'node:fs';
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

/** One of the servers beside ours: its script says "ready". */
const peer = (name: string, script: string, player: string, remark: string): Subject => ({
  name,
  script: at(`../peers/${script}`),
  env: { NODE_ENV: 'production' },
  isReady: /^ready/,
  remark,
  player: at(player),
});

const FLOOR_REMARK = 'ws + the rules + SQLite with group commit; no people, no views, no resuming';
export const FLOOR: Subject = { ...peer('the floor', 'floor.ts', 'floor-player.ts', FLOOR_REMARK), env: {} };

const COLYSEUS_REMARK = 'a patch to each seat after each move; keeps nothing: a restart loses every game';
const COLYSEUS = peer('Colyseus', 'colyseus.mjs', '../peers/colyseus-player.mjs', COLYSEUS_REMARK);

const BOARDGAME_IO = peer(
  'boardgame.io, memory',
  'boardgame-io-server.mjs',
  'boardgame-io-player.ts',
  'whole states to each seat; keeps nothing: a restart loses every game',
);

const BOARDGAME_IO_FILES: Subject = {
  ...BOARDGAME_IO,
  name: 'boardgame.io, FlatFile',
  env: { ...BOARDGAME_IO.env, STORAGE: mkdtempSync(join(tmpdir(), 'errantry-flatfile-')) },
  remark: 'whole states to each seat; tells first and writes the file then, without waiting for the disk',
};

export const SUBJECTS: readonly Subject[] = [OURS, FLOOR, COLYSEUS, BOARDGAME_IO, BOARDGAME_IO_FILES];
