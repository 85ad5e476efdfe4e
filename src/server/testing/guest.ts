/** A person who uses the server over HTTP, with a cookie. For tests, bench and scripts. */
import { SHELF } from '../../games/index.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { type Environment, follow, type TableClient, type ClientEvent, type TransportKind } from '../../wire/client.ts';
import type { Person } from '../../wire/http.ts';
import { environment } from './transports.ts';

export interface Guest {
  readonly person: Person;
  readonly cookie: string;
  /** The answer and its status. */
  ask(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>;
  /** The answer of a request that must succeed. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  follow(
    table: string,
    onEvent?: (event: ClientEvent) => void,
    kinds?: readonly TransportKind[],
    changed?: Partial<Environment>,
  ): TableClient;
}

/** `base` may change between requests: a server that is started again has another port. */
export async function arrive(base: () => string, headers: Headers = {}): Promise<Guest> {
  const first = await fetch(`${base()}/api/me`, { method: 'POST', headers: { ...headers, ...JSON_BODY }, body: '{}' });
  const cookie = first.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!first.ok || cookie === undefined) throw new Error(`no hello: ${first.status}`);
  return guestOf(base, cookie, (await first.json()) as Person, headers);
}

/** Sent with every request. */
interface Headers {
  readonly [name: string]: string;
}

/** Somebody who was here before, and has kept the cookie. */
export async function comeBack(base: () => string, cookie: string): Promise<Guest> {
  const answer = await fetch(`${base()}/api/me`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`nobody knows this cookie: ${answer.status}`);
  return guestOf(base, cookie, (await answer.json()) as Person);
}

const JSON_BODY = { 'content-type': 'application/json' };

function guestOf(base: () => string, cookie: string, person: Person, headers: Headers = {}): Guest {
  async function ask(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(base() + path, {
      method,
      headers: {
        ...headers,
        cookie: [cookie, headers['cookie']].filter((each) => each).join('; '),
        ...(body === undefined ? {} : JSON_BODY),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }
  async function well<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await ask(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }
  return {
    person,
    cookie,
    ask,
    get: (path) => well('GET', path),
    post: (path, body = {}) => well('POST', path, body),
    follow: (table, onEvent = () => undefined, kinds = ['socket', 'events'], changed = {}) =>
      follow({ ...environment({ base, cookie }, table, kinds), ...changed }, onEvent),
  };
}

/** A table of these people, started. */
export async function startTable(guests: readonly Guest[], options: object = {}): Promise<TableInfo> {
  const [host, ...others] = guests;
  const seats = guests.map((guest) => (guest === host ? 'me' : 'empty'));
  const { id } = await host.post<TableInfo>('/api/tables', { game: SHELF[0], seats, ...options });
  for (const guest of others) {
    // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
    await guest.post(`/api/tables/${id}/join`);
  }
  return host.post<TableInfo>(`/api/tables/${id}/start`);
}
