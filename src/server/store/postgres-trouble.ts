/** Errors of PostgreSQL (its appendix A) and of the connection to it: which are troubles. */
import type { Reason } from './trouble.ts';

const REASONS = new Map<string, Reason>([
  ['53100', 'disk full'],
  ['25006', 'read-only'],
  ['55P03', 'locked'],
  ['57014', 'locked'],
  ['25P03', 'lost'],
  ['58030', 'input/output error'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]);

/** Connections that broke (08), too many of them (53300), and a server that stops or starts (57P). */
const LOST = /^(08|53300|57P|ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/;

/** These have no code. */
const LOST_WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

export function postgresReason(error: unknown): Reason | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return LOST_WITHOUT_CODE.test(error.message) ? 'lost' : undefined;
  return REASONS.get(code) ?? (LOST.test(code) ? 'lost' : undefined);
}

/** Where the database is, without the password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
