/** A route: one kind of request. The server and the OpenAPI page read the same lists of them. */
import type { Readable } from 'node:stream';
import type * as v from 'valibot';
import type { Person } from '../../wire/http.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Table } from '../table/table.ts';
import type { Services } from './services.ts';

export interface ApiRequest<B> {
  readonly services: Services;
  readonly person: Person | undefined;
  readonly body: B;
  readonly address: string;
  /** The address of the page, like https://errantry.example. */
  readonly site: string;
  /** The `:table`, the `:game` and the `:circle` of the path, and the query. */
  readonly table: string;
  readonly game: string;
  readonly circle: string;
  readonly query: { readonly [name: string]: string | undefined };
  /** Sets the cookie: from now on this device is this person; nobody, if it is empty. */
  setSecret(secret: string): void;
  /** The secret in the cookie, if there is one. */
  readonly secret: string | undefined;
  /** The cookie of the device, if it has one. */
  readonly device: string | undefined;
  setDevice(device: string): void;
}

/** An answer that is a file, not JSON. */
export class FileReply {
  readonly type: string;
  readonly name: string;
  readonly content: string | Uint8Array | Readable;
  constructor(type: string, name: string, content: string | Uint8Array | Readable) {
    this.type = type;
    this.name = name;
    this.content = content;
  }
}

/** JSON, a file, or a refusal. */
export type Reply = object | Refusal;

/** The query parameters of a route, for the OpenAPI page. The handler reads them. */
export interface Query {
  readonly [name: string]: { readonly about: string; readonly choices?: readonly string[] };
}

export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly path: string;
  readonly about: string;
  readonly query?: Query;
  readonly body: v.GenericSchema | undefined;
  /** The most bytes of the body, where it may be longer than usual. */
  readonly most?: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the server reads the body by the schema above
  readonly handle: (request: ApiRequest<any>) => Promise<Reply>;
}

export function get(
  path: string,
  about: string,
  handle: (request: ApiRequest<undefined>) => Promise<Reply>,
  query: Query = {},
): HttpRoute {
  return { method: 'GET', path, about, query, body: undefined, handle };
}

export function send<S extends v.GenericSchema>(
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  about: string,
  body: S,
  handle: (request: ApiRequest<v.InferOutput<S>>) => Promise<Reply>,
): HttpRoute {
  return { method, path, about, body, handle };
}

/** For routes that need a known person. */
export function withPerson<B>(
  handle: (request: ApiRequest<B>, person: Person) => Promise<Reply>,
): (request: ApiRequest<B>) => Promise<Reply> {
  return async (request) =>
    request.person === undefined ? refuse(SERVER_RULES.unknownPerson) : handle(request, request.person);
}

export async function withTable(
  { services, table }: Pick<ApiRequest<unknown>, 'services' | 'table'>,
  handle: (table: Table) => Promise<Reply>,
): Promise<Reply> {
  return (await services.tables.use(table, handle)) ?? refuse(SERVER_RULES.noTable, table);
}

/** The query of routes for those who may see a table. */
export const INVITED: Query = { invitation: { about: 'What the link of the host carries, if it does.' } };

/** For routes that only people who may see the table may use. */
export function ifAdmitted(request: ApiRequest<unknown>, handle: (table: Table) => Promise<Reply>): Promise<Reply> {
  return withTable(request, async (table) => {
    const visitor = { person: request.person?.id, invitation: request.query['invitation'] };
    return table.refuseVisitor(visitor) ?? handle(table);
  });
}

/** The query of routes for lists that are read page by page. */
export const BEFORE: Query = { before: { about: 'Only what was before this time, in milliseconds since 1970.' } };

/** For such routes: PostgreSQL takes no other numbers for times. */
export async function withTime(
  { query }: Pick<ApiRequest<unknown>, 'query'>,
  handle: (before: number) => Promise<Reply>,
): Promise<Reply> {
  const before = Number(query['before'] ?? Number.MAX_SAFE_INTEGER);
  return Number.isSafeInteger(before) ? handle(before) : refuse(SERVER_RULES.shape, 'before: expected a whole number');
}
