/** What every request and every stream can use: tables, people, the print queue, and the limits. */
import type { IncomingMessage } from 'node:http';
import type { Person } from '../../wire/http.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../tables.ts';
import type { Context } from '../context.ts';
import type { People } from '../people.ts';
import type { PrintQueue } from '../print/queue.ts';
import type { Daily } from '../daily.ts';
import { type RateLimit, rateLimit } from './rate-limit.ts';
import { secretIn } from './cookie.ts';

export interface Services {
  readonly config: Config;
  readonly context: Context;
  readonly tables: Tables;
  readonly people: People;
  readonly daily: Daily;
  readonly printQueue: PrintQueue;
  /** Rate limits: requests and new people by address, messages by connection and person, chat by person. */
  readonly requests: RateLimit;
  readonly newcomers: RateLimit;
  readonly messages: RateLimit;
  readonly chats: RateLimit;
  /** New documents, by address. */
  readonly prints: RateLimit;
  readonly connections: Connections;
  isStopping(): boolean;
}

/** Counts the open streams, in all and by address. */
export interface Connections {
  enter(address: string): boolean;
  leave(address: string): void;
  count(): number;
}

export function openServices(
  parts: Pick<Services, 'config' | 'context' | 'tables' | 'people' | 'daily' | 'printQueue' | 'isStopping'>,
): Services {
  const { config } = parts;
  const now = (): number => performance.now();
  return {
    ...parts,
    requests: rateLimit(20 * config.RATE, 100 * config.RATE, now),
    newcomers: rateLimit(0.2 * config.RATE, 30 * config.RATE, now),
    messages: rateLimit(10 * config.RATE, 40 * config.RATE, now),
    chats: rateLimit(0.5 * config.RATE, 5 * config.RATE, now),
    prints: rateLimit(0.1 * config.RATE, 12 * config.RATE, now),
    connections: counted(config.CONNECTIONS, config.CONNECTIONS_PER_ADDRESS),
  };
}

function counted(most: number, mostOfOne: number): Connections {
  const byAddress = new Map<string, number>();
  let count = 0;
  return {
    enter(address) {
      const mine = byAddress.get(address) ?? 0;
      if (count >= most || mine >= mostOfOne) return false;
      byAddress.set(address, mine + 1);
      count++;
      return true;
    },
    leave(address) {
      const mine = byAddress.get(address) ?? 1;
      if (mine === 1) byAddress.delete(address);
      else byAddress.set(address, mine - 1);
      count--;
    },
    count: () => count,
  };
}

export async function personOf(
  services: Services,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Promise<Person | undefined> {
  const secret = secretIn(headers.cookie);
  return secret === undefined ? undefined : services.people.whoIs(secret);
}

/** The address of the client: behind a trusted proxy, the one the proxy saw. */
export function addressOf({ config }: Services, { headers, socket }: IncomingMessage): string {
  const forwarded = config.TRUST_PROXY === '1' ? headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last ?? socket.remoteAddress ?? 'unknown';
}

export function isHttps({ config }: Services, { headers }: IncomingMessage): boolean {
  if (config.ORIGIN !== undefined) return config.ORIGIN.startsWith('https:');
  return config.TRUST_PROXY === '1' && headers['x-forwarded-proto'] === 'https';
}
