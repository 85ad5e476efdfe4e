/** Where other nodes reach this one, if the operator does not say. */
import type { Server } from 'node:http';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

/** A server on all interfaces is found by the name of its machine, as containers are. */
export function nodeUrl(
  { NODE_URL, HOST }: Pick<Config, 'NODE_URL' | 'HOST'>,
  server: Pick<Server, 'address'>,
): string {
  if (NODE_URL !== undefined) return NODE_URL;
  const address = server.address();
  if (address === null || typeof address === 'string') return '';
  const host = HOST === '0.0.0.0' || HOST === '::' ? hostname() : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
