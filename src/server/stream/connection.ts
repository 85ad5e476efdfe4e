/** One connection of a client to a table, over either transport. It never closes without saying why. */
import { NONE } from '../../core/game.ts';
import type { Person } from '../../wire/http.ts';
import type { ClientMessage, Bye, Since, ServerMessage } from '../../wire/messages.ts';
import { WIRE } from '../../wire/version.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Follower } from '../table/audience.ts';
import type { Hold } from '../owners.ts';
import type { Table } from '../table/table.ts';
import { answerTo, welcomeBack } from './answer.ts';
import { no } from '../table/updates.ts';
import type { Caller, Services } from '../http/services.ts';
import { StoreTrouble } from '../store/trouble.ts';

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
const SOON = 50;

interface Speaker extends Pick<Follower, 'mutes' | 'invitation' | 'isScreen' | 'isLooking'> {
  readonly person: Person | undefined;
}

/** A class, because there are thousands: methods are shared. */
export class Connection implements Follower {
  readonly table: Table;
  readonly speaker: Person | undefined;
  readonly mutes: ReadonlySet<string>;
  readonly invitation: string | undefined;
  readonly isScreen: boolean;
  readonly #transport: ClientTransport;
  readonly #held: Hold;
  #isLooking: boolean;
  #stop: () => void = () => undefined;

  constructor(held: Hold, speaker: Speaker, transport: ClientTransport) {
    this.table = held.table;
    this.#held = held;
    this.speaker = speaker.person;
    this.mutes = speaker.mutes;
    this.invitation = speaker.invitation;
    this.isScreen = speaker.isScreen === true;
    this.#isLooking = speaker.isLooking !== false;
    this.#transport = transport;
  }

  get person(): string | undefined {
    return this.speaker?.id;
  }

  get isLooking(): boolean {
    return this.#isLooking;
  }

  look(on: boolean): void {
    if (on === this.#isLooking) return;
    this.#isLooking = on;
    this.table.presenceChanged();
  }

  send(text: string): void {
    this.#transport.send(text);
  }

  close(): void {
    sendBye(this.#transport, this.table.context.store.nodes.node !== undefined);
  }

  dismiss(why: Refusal): void {
    refuseConnection(this.#transport, why);
  }

  /** A refusal if this person may not follow the table. */
  async follow(since: Since): Promise<Refusal | undefined> {
    const { table, speaker } = this;
    const leave = await table.follow(this, since);
    if (typeof leave !== 'function') return leave;
    this.#stop = leave;
    if (speaker?.maker !== undefined) table.audience.dismissOthers(this, refuse(SERVER_RULES.elsewhere)); // two programs would fight
    // A page that lies behind others comes back by itself after every break: its person has not.
    const meanwhile = this.#isLooking && speaker !== undefined ? await welcomeBack(table, speaker.id) : undefined;
    if (meanwhile !== undefined) this.send(JSON.stringify(meanwhile));
    return undefined;
  }

  /** Stops following the table, which may leave memory then. */
  leave(): void {
    this.#stop();
    this.#held.release();
  }
}

/**
 * Why a client of another version of the protocol cannot follow a table; `wire` is the `w` of its request. Version 1 did
 * not say which it is, and its page stops trying only if there is no such table.
 */
function refuseVersion(wire: unknown): Refusal | undefined {
  if (wire === String(WIRE)) return undefined;
  const { noTable, reload } = SERVER_RULES;
  return typeof wire === 'string' ? refuse(reload) : refuse(noTable, reload.text);
}

/** Lets a client follow a table; undefined when it may not, after it was sent the reason. */
export async function openConnection(
  services: Services,
  person: Caller,
  id: string,
  since: StreamSince,
  transport: ClientTransport,
): Promise<Connection | undefined> {
  const foreign = refuseVersion(since.w);
  if (foreign !== undefined) return refuseConnection(transport, foreign);
  if (person !== undefined && 'rule' in person) return refuseConnection(transport, person);
  if (person?.banned !== undefined) return refuseConnection(transport, refuse(SERVER_RULES.banned, person.banned));
  const mutes = await mutesOf(services, person);
  const held = await services.tables.hold(id);
  if (services.node.isLate()) return sendAway(held, transport);
  if (held === undefined) return refuseConnection(transport, refuse(SERVER_RULES.noTable, id));
  const { invitation, isScreen, isLooking } = since;
  const connection = new Connection(held, { person, mutes, invitation, isScreen, isLooking }, transport);
  try {
    const refused = await connection.follow(since);
    if (refused === undefined) return connection;
    connection.leave();
    if (refused.rule !== SERVER_RULES.notSaved) return refuseConnection(transport, refused);
    connection.close(); // it cannot be read here, or another node has it by now: the client comes back
    return undefined;
  } catch (error) {
    connection.leave();
    throw error;
  }
}

/** Others may have the table, and have gone on with it: what is in memory here may be old. */
function sendAway(held: Hold | undefined, transport: ClientTransport): undefined {
  held?.release();
  sendBye(transport, true);
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

/** `isSoon`: another node can answer at once. */
export function sendBye(transport: ClientTransport, isSoon = false): void {
  const again = isSoon ? SOON : AGAIN;
  const bye: Bye = { t: 'bye', again: again + Math.floor(Math.random() * again) };
  transport.send(JSON.stringify(bye));
  transport.close(RESTART);
}

/** Who says something at which table: a connection, or a request. */
interface Saying {
  readonly table: Table;
  readonly speaker: Person | undefined;
  look(on: boolean): void;
}

/** Every message gets an answer, errors included. Until then the table stays in memory, even if whoever sent it goes. */
export async function reply(services: Services, saying: Saying, message: ClientMessage): Promise<ServerMessage> {
  const { table, speaker: person } = saying;
  const id = 'id' in message ? message.id : undefined;
  const bucket = message.t === 'chat' ? services.chats : services.messages;
  if (services.node.isLate()) return no(refuse(SERVER_RULES.notSaved), id); // others may have the table
  if (person !== undefined && !bucket.take(person.id)) return no(refuse(SERVER_RULES.tooManyRequests), id);
  const release = table.hold();
  try {
    if (message.t !== 'look') return await answerTo(table, person, message);
    saying.look(message.on);
    const meanwhile = message.on && person !== undefined ? await welcomeBack(table, person.id) : undefined;
    return meanwhile ?? { t: 'pong' };
  } catch (error) {
    services.context.logError(`table ${table.id}: ${message.t}`, error);
    return no(refuse(error instanceof StoreTrouble ? SERVER_RULES.notSaved : SERVER_RULES.fault), id);
  } finally {
    release();
  }
}

/** What the client already has, the version of the protocol that it speaks, its invitation, whether it is a screen, and in sight. */
export interface StreamSince extends Since {
  readonly w: unknown;
  readonly invitation: string | undefined;
  readonly isScreen: boolean;
  readonly isLooking: boolean;
}

/** Reads what the client already has; anything odd means: nothing. */
export function readSince({
  n,
  c,
  w,
  invitation,
  screen,
  look,
}: {
  readonly n?: unknown;
  readonly c?: unknown;
  readonly w?: unknown;
  readonly invitation?: unknown;
  readonly screen?: unknown;
  readonly look?: unknown;
}): StreamSince {
  const given = typeof invitation === 'string' ? invitation : undefined;
  const page = { invitation: given, isScreen: screen === '1', isLooking: look !== '0' };
  return { n: readCount(n), c: readCount(c), w: w ?? undefined, ...page };
}

/** For steps that were missed the game is played again. Beyond the limit of an address, its clients get the whole view. */
export function resumable({ replays }: Services, address: string, since: StreamSince): StreamSince {
  return since.n < 0 || replays.take(address) ? since : { ...since, n: NONE };
}

function readCount(raw: unknown): number {
  return typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : -1;
}
