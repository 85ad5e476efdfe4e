/** What every request and every stream can use: tables, people, the print queue, and the limits. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Person } from '../../wire/http.ts';
import type { Circles } from '../circles/circles.ts';
import type { Meetings } from '../circles/meetings.ts';
import { type Codes, openCodes } from '../codes.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../tables.ts';
import type { Context } from '../context.ts';
import type { Departures } from '../identity/departures.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import type { PastGames } from '../past-games.ts';
import type { People } from '../people.ts';
import type { PrintQueue } from '../print/queue.ts';
import type { NoticeDesk } from '../notices/notices.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Holidays } from '../time/holidays.ts';
import type { Daily } from '../daily.ts';
import type { OfflineDeals } from '../offline-deal.ts';
import type { Asks } from '../nodes/asks.ts';
import type { HomeNode } from '../nodes/home.ts';
import type { Marks, Passed } from '../nodes/marks.ts';
import type { Pipes } from '../nodes/pipes.ts';
import { type RateLimit, rateLimit } from './rate-limit.ts';
import { cookieIn, DEVICE, PERSON } from './cookie.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { BotMakers } from '../identity/own-bots.ts';
import type { HostDesk } from '../desk/desk.ts';
import type { BackupNow } from '../desk/backup-now.ts';

export interface Services {
  readonly config: Config;
  readonly context: Context;
  readonly tables: Tables;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly botMakers: BotMakers;
  readonly desk: HostDesk;
  readonly backupNow: BackupNow;
  readonly departures: Departures;
  readonly daily: Daily;
  readonly offlineDeals: OfflineDeals;
  readonly printQueue: PrintQueue;
  readonly notices: NoticeDesk;
  readonly holidays: Holidays;
  readonly ratings: Ratings;
  readonly circles: Circles;
  readonly meetings: Meetings;
  readonly pastGames: PastGames;
  /** Where several servers share a database: this one, what comes from others, goes to them, or is asked of them. */
  readonly node: HomeNode;
  readonly marks: Marks;
  readonly pipes: Pipes;
  readonly asks: Asks;
  /** Rate limits: requests and new people by address, messages by connection and person, chat by person. */
  readonly requests: RateLimit;
  readonly newcomers: RateLimit;
  /** What is asked of passkeys, by address. */
  readonly signIns: RateLimit;
  readonly messages: RateLimit;
  readonly chats: RateLimit;
  /** New documents, by address. */
  readonly prints: RateLimit;
  /** New ways to be told, by person and address; and e-mails with a code, by whom they go to. */
  readonly ways: RateLimit;
  readonly waysTo: RateLimit;
  /** New tables, and new circles, by address. */
  readonly newTables: RateLimit;
  readonly newCircles: RateLimit;
  /** Lines of chat that are reported, by person. */
  readonly lineReports: RateLimit;
  /** Games that are played again from their beginning, by address. */
  readonly replays: RateLimit;
  /** By person: tables that are being opened now, and are not stored yet. */
  readonly openings: Map<string, number>;
  readonly codes: Codes;
  /** Codes that are tried, by address: who guesses has no luck. */
  readonly guesses: RateLimit;
  /** What administrators ask for, by person. */
  readonly deskWork: RateLimit;
  readonly connections: Connections;
  readonly streams: Streams;
  /** When this server started, in milliseconds since 1970. */
  readonly started: number;
  isStopping(): boolean;
}

/** All that follow a table, over either transport. */
export interface Streams extends StreamKind {
  add(kind: StreamKind): void;
}

interface StreamKind {
  /** Closes those of a person. Their clients connect again, as whoever their cookie says. */
  hangUp(person: string): void;
  /** The same message to everybody. */
  tell(text: string): void;
}

/** Counts the open streams, in all and by address. */
export interface Connections {
  enter(address: string): boolean;
  leave(address: string): void;
  count(): number;
}

export function openServices(
  parts: Pick<
    Services,
    | 'config'
    | 'context'
    | 'tables'
    | 'people'
    | 'passkeys'
    | 'botMakers'
    | 'desk'
    | 'backupNow'
    | 'departures'
    | 'daily'
    | 'offlineDeals'
    | 'printQueue'
    | 'notices'
    | 'holidays'
    | 'ratings'
    | 'circles'
    | 'meetings'
    | 'pastGames'
    | 'node'
    | 'marks'
    | 'pipes'
    | 'asks'
    | 'isStopping'
  >,
): Services {
  const { config } = parts;
  const now = (): number => performance.now();
  return {
    ...parts,
    started: Date.now(),
    requests: rateLimit(20 * config.RATE, 100 * config.RATE, now),
    newcomers: rateLimit(0.2 * config.RATE, 30 * config.RATE, now),
    signIns: rateLimit(0.5 * config.RATE, 30 * config.RATE, now),
    messages: rateLimit(10 * config.RATE, 40 * config.RATE, now),
    chats: rateLimit(0.5 * config.RATE, 5 * config.RATE, now),
    prints: rateLimit(0.1 * config.RATE, 12 * config.RATE, now),
    ways: rateLimit(config.RATE / 60, 20 * config.RATE, now),
    waysTo: rateLimit(config.RATE / 600, 3 * config.RATE, now),
    newTables: rateLimit(config.RATE / 30, 60 * config.RATE, now),
    newCircles: rateLimit(config.RATE / 60, 20 * config.RATE, now),
    lineReports: rateLimit(config.RATE / 120, 10 * config.RATE, now),
    replays: rateLimit(2 * config.RATE, 60 * config.RATE, now),
    openings: new Map(),
    codes: openCodes(),
    guesses: rateLimit(0.1 * config.RATE, 10 * config.RATE, now),
    deskWork: rateLimit(5 * config.RATE, 60 * config.RATE, now),
    connections: counted(config.CONNECTIONS, config.CONNECTIONS_PER_ADDRESS),
    streams: openStreams(),
  };
}

function openStreams(): Streams {
  const kinds: StreamKind[] = [];
  return {
    add: (kind) => void kinds.push(kind),
    hangUp: (person) => kinds.forEach((kind) => kind.hangUp(person)),
    tell: (text) => kinds.forEach((kind) => kind.tell(text)),
  };
}

function counted(most: number, mostOfOne: number): Connections {
  const byAddress = new Map<string, number>();
  let count = 0;
  return {
    enter(address) {
      const mine = byAddress.get(address) ?? 0;
      if (count >= most || mine >= mostOfOne) return false;
      byAddress.set(address, mine + 1);
      count++;
      return true;
    },
    leave(address) {
      const mine = byAddress.get(address) ?? 1;
      if (mine === 1) byAddress.delete(address);
      else byAddress.set(address, mine - 1);
      count--;
    },
    count: () => count,
  };
}

/** Who asks: nobody known, or a refusal for a token that is not valid. */
export type Caller = Person | Refusal | undefined;

const BEARER = /^Bearer (.*)$/i;

/** Another node has looked already, if it passed the request on. A token counts more than a cookie, which browsers send by themselves. */
export async function callerOf(services: Services, request: IncomingMessage): Promise<Caller> {
  const passed = services.marks.read(request);
  if (passed !== undefined) return passed.person;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined) return (await services.botMakers.whoIs(token)) ?? refuse(SERVER_RULES.token);
  const secret = cookieIn(request.headers.cookie, PERSON);
  return secret === undefined ? undefined : services.people.whoIs(secret);
}

/** The address of the client, as limits count it: behind a trusted proxy, the one the proxy saw. */
export function addressOf({ config, marks }: Services, request: IncomingMessage): string {
  const { headers, socket } = request;
  const passed = marks.read(request);
  if (passed !== undefined) return passed.address;
  const forwarded = config.TRUST_PROXY === '1' ? headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return networkOf(last ?? socket.remoteAddress ?? 'unknown');
}

/** The cookie of the device. */
export function deviceOf({ marks }: Services, request: IncomingMessage): string | undefined {
  const passed = marks.read(request);
  return passed === undefined ? cookieIn(request.headers.cookie, DEVICE) : passed.device;
}

/** What another node is told of a request. */
export async function passedOf(services: Services, request: IncomingMessage): Promise<Passed> {
  return {
    person: await callerOf(services, request),
    address: addressOf(services, request),
    device: deviceOf(services, request),
    isHttps: isHttps(services, request),
  };
}

/** Of IPv6 the first 64 bits: a household has them all to itself, and may change the rest at every request. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%', 1)[0].toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Where the page is, for links: as the operator says, or as the client called it. */
export function siteOf(services: Services, request: IncomingMessage): string {
  const scheme = isHttps(services, request) ? 'https' : 'http';
  return services.config.ORIGIN ?? `${scheme}://${request.headers.host ?? 'localhost'}`;
}

export function isHttps({ config, marks }: Services, request: IncomingMessage): boolean {
  const passed = marks.read(request);
  if (passed !== undefined) return passed.isHttps;
  const { headers } = request;
  if (config.ORIGIN !== undefined) return config.ORIGIN.startsWith('https:');
  return config.TRUST_PROXY === '1' && headers['x-forwarded-proto'] === 'https';
}

/** Nobody can be these people here for now: what is known of them is forgotten, and what they follow is closed, at all nodes. */
export function cutOff({ people, botMakers, streams, context }: Services, ids: readonly string[]): void {
  botMakers.forget();
  for (const id of ids) {
    people.forget(id);
    streams.hangUp(id);
    context.store.nodes.say({ t: 'signed-out', person: id });
  }
}
