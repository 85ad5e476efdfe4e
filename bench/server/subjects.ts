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

export const FLOOR: Subject = {
  name: 'the floor',
  script: at('../peers/floor.ts'),
  env: {},
  isReady: /^ready/,
  remark: 'ws + the rules + SQLite with group commit; no people, no views, no resuming',
  player: at('floor-player.ts'),
};

const COLYSEUS: Subject = {
  name: 'Colyseus',
  script: at('../peers/colyseus.mjs'),
  env: { NODE_ENV: 'production' },
  isReady: /^ready/,
  remark: 'a patch to each seat after each move; keeps nothing: a restart loses every game',
  player: at('../peers/colyseus-player.mjs'),
};

const BOARDGAME_IO: Subject = {
  name: 'boardgame.io, memory',
  script: at('../peers/boardgame-io-server.mjs'),
  env: { NODE_ENV: 'production' },
  isReady: /^ready/,
  remark: 'whole states to each seat; keeps nothing: a restart loses every game',
  player: at('boardgame-io-player.ts'),
};

const BOARDGAME_IO_FILES: Subject = {
  ...BOARDGAME_IO,
  name: 'boardgame.io, FlatFile',
  env: { ...BOARDGAME_IO.env, STORAGE: mkdtempSync(join(tmpdir(), 'errantry-flatfile-')) },
  remark: 'whole states to each seat; tells first and writes the file then, without waiting for the disk',
};

export const SUBJECTS: readonly Subject[] = [OURS, FLOOR, COLYSEUS, BOARDGAME_IO, BOARDGAME_IO_FILES];
