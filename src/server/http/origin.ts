/** Protection against requests from other sites: a foreign Origin header is refused. */
import type { IncomingMessage } from 'node:http';

/** `own` is the public origin, if one is set; otherwise the Host header counts. */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>, own: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false; // not a browser, or a GET from our own page
  if (own !== undefined) return origin !== own;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
