/**
 * What one node sends to another carries a mark: who asks, from where, and for which node it is, signed with a secret that
 * only servers of the same database know. Nobody outside can make one, and one that was overheard opens nothing elsewhere.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Person } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';

export const MARK = 'x-errantry-node';

/** What the node that took the request knows of it. */
export interface Passed {
  /** A refusal if their token is not valid. */
  readonly person?: Person | Refusal | undefined;
  readonly address: string;
  /** The cookie of the device. */
  readonly device?: string | undefined;
  readonly isHttps: boolean;
}

export interface Marks {
  /** For a request to this node. `body` is what is sent, where it is signed too. */
  of(to: string, request: Pick<IncomingMessage, 'method' | 'url'>, passed: Passed, body?: string): string;
  /** Undefined for a request that comes from outside, or whose mark is not for us. */
  read(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, body?: string): Passed | undefined;
  /**
   * Whether it has a mark that is not for us: another node takes us for the one that was here before, and has kept the
   * cookie. Whoever sent it must not be taken for a stranger.
   */
  isStray(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean;
}

/** No other server has this database. */
export const NO_MARKS: Marks = { of: () => '', read: () => undefined, isStray: () => false };

interface Signed extends Passed {
  readonly to: string;
  readonly body?: string;
}

export function openMarks(secret: string, node: string): Marks {
  /** A request is asked for its mark several times. */
  const known = new WeakMap<object, Passed | undefined>();

  const signatureOf = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>, text: string): string =>
    createHmac('sha256', secret)
      .update(`${method ?? ''} ${url ?? ''} ${text}`)
      .digest('base64url');

  function verified(
    request: Pick<IncomingMessage, 'method' | 'url'>,
    mark: string,
    body: string | undefined,
  ): Passed | undefined {
    const [text, signature = ''] = mark.split('.');
    if (!isSame(signature, signatureOf(request, text))) return undefined;
    const { to, body: signed, ...passed } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Signed;
    return to === node && signed === (body === undefined ? undefined : digestOf(body)) ? passed : undefined;
  }

  function read(request: Parameters<Marks['read']>[0], body?: string): Passed | undefined {
    const mark = request.headers[MARK];
    if (typeof mark !== 'string') return undefined;
    if (body !== undefined) return verified(request, mark, body);
    if (!known.has(request)) known.set(request, verified(request, mark, undefined));
    return known.get(request);
  }

  return {
    read,
    isStray: (request) => request.headers[MARK] !== undefined && read(request) === undefined,
    of(to, request, passed, body) {
      const signed: Signed = { to, ...passed, ...(body !== undefined && { body: digestOf(body) }) };
      const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
      return `${text}.${signatureOf(request, text)}`;
    },
  };
}

/** Bytes are compared, not characters: a stranger's may have two each. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64url');
