/** What the doors of the house share: who is let in, how fast, and how many at a time. */
import type { IncomingMessage } from 'node:http';
import type { Person } from '../../wire/http.ts';
import type { Config } from '../config.ts';
import type { Hall } from '../tables.ts';
import type { House } from '../context.ts';
import type { People } from '../people.ts';
import type { Press } from '../print/queue.ts';
import type { Deals } from '../daily.ts';
import { type Allowance, allowance } from './allowance.ts';
import { secretIn } from './cookie.ts';

export interface Door {
  readonly config: Config;
  readonly house: House;
  readonly hall: Hall;
  readonly people: People;
  readonly deals: Deals;
  readonly press: Press;
  /** Requests by address; new people by address; messages by connection; lines of chat by person. */
  readonly requests: Allowance;
  readonly newcomers: Allowance;
  readonly messages: Allowance;
  readonly chats: Allowance;
  /** New documents by address. */
  readonly prints: Allowance;
  readonly connections: Connections;
  isStopping(): boolean;
}

/** Open streams, in all and by address. */
export interface Connections {
  enter(address: string): boolean;
  leave(address: string): void;
  count(): number;
}

export function openDoor(
  parts: Pick<Door, 'config' | 'house' | 'hall' | 'people' | 'deals' | 'press' | 'isStopping'>,
): Door {
  const { config } = parts;
  const now = (): number => performance.now();
  return {
    ...parts,
    requests: allowance(20 * config.RATE, 100 * config.RATE, now),
    newcomers: allowance(0.2 * config.RATE, 30 * config.RATE, now),
    messages: allowance(10 * config.RATE, 40 * config.RATE, now),
    chats: allowance(0.5 * config.RATE, 5 * config.RATE, now),
    prints: allowance(0.1 * config.RATE, 12 * config.RATE, now),
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

export async function personOf(door: Door, { headers }: Pick<IncomingMessage, 'headers'>): Promise<Person | undefined> {
  const secret = secretIn(headers.cookie);
  return secret === undefined ? undefined : door.people.whoIs(secret);
}

/** The nearest address that we can believe: with a proxy in front, the one that it saw. */
export function addressOf({ config }: Door, { headers, socket }: IncomingMessage): string {
  const forwarded = config.TRUST_PROXY === '1' ? headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last ?? socket.remoteAddress ?? 'unknown';
}

export function isHttps({ config }: Door, { headers }: IncomingMessage): boolean {
  if (config.ORIGIN !== undefined) return config.ORIGIN.startsWith('https:');
  return config.TRUST_PROXY === '1' && headers['x-forwarded-proto'] === 'https';
}
