/**
 * What nodes tell each other, by LISTEN and NOTIFY: one listening connection for each node, and words that are said
 * together go together. Never moves: a notification costs a lock of the whole database when it is committed.
 */
import { Client, type Pool } from 'pg';
import type { Nodes, Word } from './nodes.ts';

export interface Control extends Pick<Nodes, 'say' | 'listen'> {
  close(): Promise<void>;
}

const CHANNEL = 'errantry';
/** Milliseconds in which words are collected, and until a lost connection is made again. */
const COLLECT = 20;
const AGAIN = 500;
/** The most words in one notification: PostgreSQL takes 8,000 bytes. */
const MOST = 40;

interface Spoken {
  readonly from: string;
  readonly words: readonly Word[];
}

export function openControl(pool: Pool, url: string, node: string): Control {
  let unsaid: Word[] = [];
  let listening: Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function say(word: Word): void {
    if (isClosed) return;
    if (unsaid.push(word) === 1) setTimeout(() => void sayAll(), COLLECT).unref();
  }

  /** What cannot be said now is not said: whoever is cut off reads everything again. */
  async function sayAll(): Promise<void> {
    const words = unsaid;
    unsaid = [];
    // oxlint-disable-next-line no-unmodified-loop-condition -- `close` does
    for (let i = 0; i < words.length && !isClosed; i += MOST) {
      const spoken: Spoken = { from: node, words: words.slice(i, i + MOST) };
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(spoken)]).catch(() => undefined);
    }
  }

  async function listen(heard: (word: Word) => void, again: () => void): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    const lost = (): void => {
      if (listening !== client) return;
      listening = undefined;
      client.end().catch(() => undefined);
      if (!isClosed) timer = setTimeout(() => void reconnect(heard, again), AGAIN).unref();
    };
    listening = client;
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const { from, words } = JSON.parse(payload) as Spoken;
      if (from !== node) words.forEach(heard);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost();
      throw error;
    }
  }

  async function reconnect(heard: (word: Word) => void, again: () => void): Promise<void> {
    if (isClosed) return;
    try {
      await listen(heard, again);
      again();
    } catch {
      // `listen` tries again
    }
  }

  return {
    say,
    listen,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const client = listening;
      listening = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
