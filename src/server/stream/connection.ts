/** One connection of a client to a table, over either transport. It never closes without saying why. */
import type { Person } from '../../wire/http.ts';
import type { ClientMessage, Bye, Since, ServerMessage } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Follower } from '../table/audience.ts';
import type { Table } from '../table/table.ts';
import { answerTo, welcomeBack } from './answer.ts';
import { no } from '../table/updates.ts';
import type { Services } from '../http/services.ts';

/** A WebSocket, or server-sent events. */
export interface ClientTransport {
  send(text: string): void;
  /** `code` as for a WebSocket: 1012 reconnect, 1008 go away. */
  close(code: number, reason?: string): void;
}

/** Close codes of a WebSocket (RFC 6455): the server restarts; a policy was violated. */
export const RESTART = 1012;
export const POLICY = 1008;

/** Milliseconds until clients reconnect, each at a slightly different time. */
const AGAIN = 500;

/** A class, because there are thousands: methods are shared. */
export class Connection implements Follower {
  readonly table: Table;
  readonly speaker: Person | undefined;
  readonly mutes: ReadonlySet<string>;
  readonly #transport: ClientTransport;
  /** Stops following the table. */
  leave: () => void = () => undefined;

  constructor(table: Table, speaker: Person | undefined, mutes: ReadonlySet<string>, transport: ClientTransport) {
    this.table = table;
    this.speaker = speaker;
    this.mutes = mutes;
    this.#transport = transport;
  }

  get person(): string | undefined {
    return this.speaker?.id;
  }

  send(text: string): void {
    this.#transport.send(text);
  }

  close(): void {
    sendBye(this.#transport);
  }
}

/** Lets a client follow a table; undefined when it may not, after it was sent the reason. */
export async function openConnection(
  services: Services,
  person: Person | undefined,
  id: string,
  since: Since,
  transport: ClientTransport,
): Promise<Connection | undefined> {
  const table = await services.tables.table(id);
  if (table === undefined) return refuseConnection(transport, refuse(SERVER_RULES.noTable, id));
  const connection = new Connection(table, person, await mutesOf(services, person), transport);
  const leave = await table.follow(connection, since);
  if (typeof leave !== 'function') return refuseConnection(transport, leave);
  connection.leave = leave;
  const meanwhile = person && (await welcomeBack(table, services.context.store, person.id));
  if (meanwhile !== undefined) transport.send(JSON.stringify(meanwhile));
  return connection;
}

function refuseConnection(transport: ClientTransport, refused: Refusal): undefined {
  transport.send(JSON.stringify(no(refused)));
  transport.close(POLICY);
}

/** Most people mute nobody: they share one empty set. */
const NOBODY: ReadonlySet<string> = new Set();

async function mutesOf({ context }: Services, person: Person | undefined): Promise<ReadonlySet<string>> {
  const muted = person === undefined ? [] : await context.store.mutedBy(person.id);
  return muted.length === 0 ? NOBODY : new Set(muted);
}

export function sendBye(transport: ClientTransport): void {
  const bye: Bye = { t: 'bye', again: AGAIN + Math.floor(Math.random() * AGAIN) };
  transport.send(JSON.stringify(bye));
  transport.close(RESTART);
}

/** Every message gets an answer, errors included. */
export async function reply(
  services: Services,
  table: Table,
  person: Person | undefined,
  message: ClientMessage,
): Promise<ServerMessage> {
  const id = 'id' in message ? message.id : undefined;
  const bucket = message.t === 'chat' ? services.chats : services.messages;
  if (person !== undefined && !bucket.take(person.id)) return no(refuse(SERVER_RULES.tooManyRequests), id);
  try {
    return await answerTo(table, person, message);
  } catch (error) {
    services.context.logError(`table ${table.id}: ${message.t}`, error);
    return no(refuse(SERVER_RULES.fault), id);
  }
}

/** Reads what the client already has; anything odd means: nothing. */
export function readSince(query: { readonly n?: unknown; readonly c?: unknown }): Since {
  return { n: readCount(query.n), c: readCount(query.c) };
}

function readCount(raw: unknown): number {
  return typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : -1;
}
