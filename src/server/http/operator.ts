/** What is for the operator, or says who that is. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on this machine speaks from here, for somebody who may be anywhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether this request may read the figures: from this machine, or with the token. */
export function mayMeasure({ METRICS_TOKEN }: Config, { headers, socket }: IncomingMessage): boolean {
  if (METRICS_TOKEN !== undefined) return isSame(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
  return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => headers[name] !== undefined);
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

const HALF_A_YEAR = 182 * 24 * 3600 * 1000;

/** RFC 9116. Undefined if nobody is named. */
export function securityText({ SECURITY_CONTACT, ORIGIN }: Config, now: Date): string | undefined {
  if (SECURITY_CONTACT === undefined) return undefined;
  return [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(now.getTime() + HALF_A_YEAR).toISOString()}`,
    'Preferred-Languages: en, es',
    ...(ORIGIN === undefined ? [] : [`Canonical: ${ORIGIN}/.well-known/security.txt`]),
    '',
  ].join('\n');
}
