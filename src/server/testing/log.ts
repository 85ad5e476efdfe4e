/** A log that a test can read. */
import type { Logger } from 'pino';
import { openLog } from '../log.ts';

export interface Entry {
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack: string; readonly code?: unknown };
}

export function readableLog(): { readonly log: Logger; readonly entries: Entry[] } {
  const entries: Entry[] = [];
  return { log: openLog('info', { write: (line) => entries.push(JSON.parse(line) as Entry) }), entries };
}
