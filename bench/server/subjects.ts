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

const FLOOR: Subject = {
  name: 'the floor',
  script: at('../peers/floor.ts'),
  env: {},
  isReady: /^ready/,
  remark: 'ws + the rules + SQLite with group commit; no people, no views, no resuming',
  player: at('floor-player.ts'),
};

export const SUBJECTS: readonly Subject[] = [OURS, FLOOR];
