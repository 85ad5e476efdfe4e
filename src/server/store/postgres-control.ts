/**
 * What nodes tell each other, by LISTEN and NOTIFY: one listening connection for each node, and words that are said
 * together go together. Never moves: a notification costs a lock of the whole database when it is committed. Signs of life
 * go by the same connection.
 */
import { Socket } from 'node:net';
import { Client, type Pool, type QueryConfig, type QueryResultRow } from 'pg';
import type { Nodes, Word } from './nodes.ts';

export interface Control extends Pick<Nodes, 'say' | 'listen'> {
  /**
   * By the listening connection, where it waits for nothing else, as it may for the pool. If it fails, that connection is
   * lost, which nobody would see otherwise. By the pool while nobody listens.
   */
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<Row[]>;
  close(): void;
}

const CHANNEL = 'errantry';
/** Milliseconds in which words are collected, until a lost connection is made again, and that this may take. */
const COLLECT = 20;
const AGAIN = 500;
const PATIENCE = 5000;
/** The most words in one notification: PostgreSQL takes 8,000 bytes. */
const MOST = 40;

interface Listening {
  readonly client: Client;
  isReady: boolean;
  readonly lose: () => void;
}

interface Spoken {
  readonly from: string;
  readonly words: readonly Word[];
}

export function openControl(pool: Pool, url: string, node: string): Control {
  let unsaid: Word[] = [];
  let listening: Listening | undefined;
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
    const socket = new Socket();
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      stream: () => socket,
    });
    const mine: Listening = { client, isReady: false, lose };
    function lose(): void {
      if (listening !== mine) return;
      listening = undefined;
      socket.destroy(); // it may be silent: `end` would wait for an answer
      if (!isClosed) timer = setTimeout(() => void reconnect(heard, again), AGAIN).unref();
    }
    listening = mine;
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      const { from, words } = JSON.parse(payload) as Spoken;
      if (from !== node) words.forEach(heard);
    });
    try {
      await client.connect();
      await client.query({ text: `listen ${CHANNEL}`, query_timeout: PATIENCE } as QueryConfig);
      mine.isReady = true;
    } catch (error) {
      lose();
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

  async function query<Row extends QueryResultRow>(config: QueryConfig): Promise<Row[]> {
    const mine = listening;
    if (mine?.isReady !== true) return (await pool.query<Row>(config)).rows;
    try {
      return (await mine.client.query<Row>(config)).rows;
    } catch (error) {
      mine.lose();
      throw error;
    }
  }

  return {
    say,
    listen,
    query,
    close() {
      isClosed = true;
      clearTimeout(timer);
      listening?.lose();
    },
  };
}
