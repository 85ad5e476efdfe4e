/** One open stream to a client, over whatever carries it: it follows one table and is never silent about why it ends. */
import type { Person } from '../../wire/http.ts';
import type { Asking, Bye, Since, Told } from '../../wire/messages.ts';
import { DOOR, type Refusal, refuse } from '../../wire/rules.ts';
import type { Follower } from '../table/audience.ts';
import type { Table } from '../table/table.ts';
import { answerTo, welcomeBack } from './connection.ts';
import { no } from '../table/updates.ts';
import type { Door } from '../http/door.ts';

/** What carries it: a socket, or server-sent events. */
export interface Carrier {
  send(text: string): void;
  /** `code` as for a WebSocket: 1012 come back, 1008 go away. */
  close(code: number, reason?: string): void;
}

/** Codes of a WebSocket (RFC 6455): the server restarts, somebody broke a rule. */
export const RESTART = 1012;
export const POLICY = 1008;

/** Come back so soon, each at a slightly different time. */
const AGAIN = 500;

/** Somebody who follows a table over a carrier. */
export class Line implements Follower {
  readonly table: Table;
  readonly speaker: Person | undefined;
  readonly mutes: ReadonlySet<string>;
  readonly #carrier: Carrier;
  /** Ends it. */
  leave: () => void = () => undefined;

  constructor(table: Table, speaker: Person | undefined, mutes: ReadonlySet<string>, carrier: Carrier) {
    this.table = table;
    this.speaker = speaker;
    this.mutes = mutes;
    this.#carrier = carrier;
  }

  get person(): string | undefined {
    return this.speaker?.id;
  }

  send(text: string): void {
    this.#carrier.send(text);
  }

  close(): void {
    sayGoodbye(this.#carrier);
  }
}

/** Lets a client follow a table; undefined when it may not, after it was told why. */
export async function openLine(
  door: Door,
  person: Person | undefined,
  id: string,
  since: Since,
  carrier: Carrier,
): Promise<Line | undefined> {
  const table = await door.hall.table(id);
  if (table === undefined) return turnAway(carrier, refuse(DOOR.noTable, id));
  const line = new Line(table, person, await mutesOf(door, person), carrier);
  const leave = await table.follow(line, since);
  if (typeof leave !== 'function') return turnAway(carrier, leave);
  line.leave = leave;
  const meanwhile = person && (await welcomeBack(table, door.house.store, person.id));
  if (meanwhile !== undefined) carrier.send(JSON.stringify(meanwhile));
  return line;
}

function turnAway(carrier: Carrier, refused: Refusal): undefined {
  carrier.send(JSON.stringify(no(refused)));
  carrier.close(POLICY);
}

/** Most people mute nobody, and share the same nobody. */
const NOBODY: ReadonlySet<string> = new Set();

async function mutesOf({ house }: Door, person: Person | undefined): Promise<ReadonlySet<string>> {
  const muted = person === undefined ? [] : await house.store.mutedBy(person.id);
  return muted.length === 0 ? NOBODY : new Set(muted);
}

export function sayGoodbye(carrier: Carrier): void {
  const bye: Bye = { t: 'bye', again: AGAIN + Math.floor(Math.random() * AGAIN) };
  carrier.send(JSON.stringify(bye));
  carrier.close(RESTART);
}

/** Every message is answered, whatever happens. */
export async function reply(door: Door, table: Table, person: Person | undefined, said: Asking): Promise<Told> {
  const id = 'id' in said ? said.id : undefined;
  const purse = said.t === 'chat' ? door.chats : door.messages;
  if (person !== undefined && !purse.take(person.id)) return no(refuse(DOOR.haste), id);
  try {
    return await answerTo(table, person, said);
  } catch (error) {
    door.house.troubled(`table ${table.id}: ${said.t}`, error);
    return no(refuse(DOOR.fault), id);
  }
}

/** Reads where the client stands; anything odd means: nowhere. */
export function readSince(query: { readonly n?: unknown; readonly c?: unknown }): Since {
  return { n: readCount(query.n), c: readCount(query.c) };
}

function readCount(raw: unknown): number {
  return typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : -1;
}
