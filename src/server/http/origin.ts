/** Pages of other sites may not act in somebody's name: whoever comes with a foreign Origin is refused. */
import type { IncomingMessage } from 'node:http';

/** `own` is the public origin, if one is set; otherwise the host that was asked for counts. */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>, own: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false; // no browser, or its own page asking to read
  if (own !== undefined) return origin !== own;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
