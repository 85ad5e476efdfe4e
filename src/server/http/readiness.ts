/** Whether this server can save now. It writes to find out, and at most once a second, whoever asks. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { StoreTrouble } from '../store/trouble.ts';
import type { Services } from './services.ts';

export interface Readiness {
  readonly ok: boolean;
  /** Why not. The log has the place and the error. */
  readonly reason?: string;
}

/** Milliseconds: how long the database may take to answer, and how long an answer counts. */
const LIMIT = 2000;
const FRESH = 1000;

const READY: Readiness = { ok: true };

export function watchReadiness(
  { context, node, isStopping }: Services,
  log: FastifyBaseLogger,
): () => Promise<Readiness> {
  let last = READY;
  let asked = -Infinity;
  let asking: Promise<Readiness> = Promise.resolve(last);

  async function probe(): Promise<Readiness> {
    try {
      await withinLimit(context.store.ready());
      if (!last.ok) log.info('saving works again');
      last = READY;
    } catch (error) {
      const now = { ok: false, reason: error instanceof StoreTrouble ? error.reason : (error as Error).message };
      if (now.reason !== last.reason) log.error({ err: error }, 'cannot save');
      last = now;
    }
    return last;
  }

  return async () => {
    if (isStopping()) return { ok: false, reason: 'stopping' };
    if (node.isLate()) return { ok: false, reason: 'late' };
    if (performance.now() - asked >= FRESH) {
      asked = performance.now();
      asking = probe();
    }
    return asking;
  };
}

async function withinLimit(ready: Promise<void>): Promise<void> {
  const stop = new AbortController();
  const late = sleep(LIMIT, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`no answer within ${LIMIT / 1000} s`);
  });
  try {
    await Promise.race([ready, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
    ready.catch(() => undefined); // it may fail later
  }
}
