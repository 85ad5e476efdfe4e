/** Requests and answers over HTTP under /api. Bodies are read by these schemas; unknown fields are refused. */
import * as v from 'valibot';
import { type Choice, LANGUAGES, type Rule, type Seat, type Viewer } from '../core/game.ts';
import { MOST_ORDERS, type Order } from '../core/orders.ts';
import type { Counts } from '../core/tally.ts';
import { PROPOSALS, type TableInfo } from './table-info.ts';
import { LIMITS } from './limits.ts';
import { chatFields, commitmentField, messageId, playFields, type TableStep, type View } from './messages.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seat = whole(0, 99);
const step = whole(0, 1_000_000);
const late = v.picklist(['fallback', 'bot']);
const bot = v.pipe(v.string(), v.maxLength(LIMITS.name));

const clock = v.variant('t', [
  v.strictObject({ t: v.literal('none') }),
  v.strictObject({
    t: v.literal('live'),
    seconds: whole(1, LIMITS.seconds),
    reserve: whole(0, LIMITS.seconds),
    late,
  }),
  v.strictObject({ t: v.literal('post'), days: whole(1, LIMITS.days), late }),
]);

/** A seat when a table is opened: for the host, empty, or for a bot. */
const chair = v.union([
  v.picklist(['me', 'empty']),
  v.strictObject({ bot, name: v.optional(v.pipe(v.string(), v.maxLength(2 * LIMITS.name))) }),
]);

/** Sent again with the same id, a request counts once. */
const id = v.optional(messageId);

/** The bodies of requests. */
export const BODIES = {
  /** `lang` is the language of the name that a newcomer gets. */
  hello: v.strictObject({ lang: v.optional(v.picklist(LANGUAGES)) }),
  rename: v.strictObject({ name: v.optional(v.string()), shield: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  claim: v.strictObject({ code: v.pipe(v.string(), v.maxLength(100)) }),
  mute: v.strictObject({ person: v.pipe(v.string(), v.maxLength(40)), muted: v.boolean() }),
  open: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(40)),
    seats: v.pipe(v.array(chair), v.minLength(1), v.maxLength(12)),
    /** Read by the game: defaults are filled in, anything else is refused. */
    options: v.optional(v.unknown()),
    clock: v.optional(clock),
    grace: v.optional(whole(0, LIMITS.grace)),
    listed: v.optional(v.boolean()),
    watch: v.optional(v.boolean()),
    /** The id of a circle of yours: its members find the table, and only they may sit down. */
    circle: v.optional(v.pipe(v.string(), v.maxLength(40))),
    takeBacks: v.optional(v.boolean()),
    counts: v.optional(v.boolean()),
    /** Begin at once; every seat must be taken. */
    start: v.optional(v.boolean()),
    /** Opened on a screen that sits on no seat: the first who joins is the host, and empty seats do not count. */
    screen: v.optional(v.boolean()),
    /** SHA-256 of the host's share in the shuffle. */
    commitment: v.optional(commitmentField),
  }),
  join: v.strictObject({ id, seat: v.optional(seat), invitation: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  bot: v.strictObject({ id, seat, bot, name: v.optional(v.pipe(v.string(), v.maxLength(2 * LIMITS.name))) }),
  remove: v.strictObject({ id, seat }),
  leave: v.strictObject({ id }),
  start: v.strictObject({ id }),
  propose: v.strictObject({ id: messageId, what: v.picklist(PROPOSALS) }),
  answerProposal: v.strictObject({ id: messageId, what: v.picklist(PROPOSALS), agree: v.boolean() }),
  resume: v.strictObject({ id: messageId }),
  give: v.strictObject({ id: messageId, seat }),
  orders: v.strictObject({ orders: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ORDERS)) }),
  holiday: v.strictObject({ days: whole(0, 31) }),
  takeBack: v.strictObject({ id: messageId, step }),
  takeBackAnswer: v.strictObject({ id: messageId, step, agree: v.boolean() }),
  tableCode: v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) }),
  none: v.strictObject({}),
  attempt: v.strictObject({
    day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
    /** The version of the game when it was played. */
    version: whole(1, 1000),
    moves: v.pipe(v.array(v.unknown()), v.maxLength(500)),
  }),
  /** A game that was played in a browser, as its record; the own seat is the first. */
  homeGame: v.strictObject({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    at: whole(0, Number.MAX_SAFE_INTEGER),
    names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2 * LIMITS.name))), v.minLength(1), v.maxLength(12)),
    record: v.strictObject({
      game: v.pipe(v.string(), v.maxLength(40)),
      /** The newest, if it is left out. */
      version: v.optional(whole(1, 1000)),
      seats: whole(1, 12),
      options: v.unknown(),
      seed: v.pipe(v.string(), v.maxLength(100)),
      moves: v.pipe(v.array(v.unknown()), v.maxLength(5000)),
    }),
  }),
  note: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(60)),
    text: v.pipe(v.string(), v.maxLength(2 * LIMITS.chat)),
  }),
  page: v.strictObject({
    page: v.pipe(v.string(), v.maxLength(12)),
    mark: v.picklist(['aloud', 'told', 'hide', 'show', 'report', 'tear']),
    why: v.optional(v.pipe(v.string(), v.maxLength(2 * LIMITS.chat))),
  }),
  play: v.strictObject(playFields),
  chat: v.strictObject(chatFields),
  reportLine: v.strictObject({
    c: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9 - 1)),
    why: v.pipe(v.string(), v.maxLength(2 * LIMITS.chat)),
  }),
} as const;

export type OpenTable = v.InferOutput<typeof BODIES.open>;
export type HomeGame = v.InferOutput<typeof BODIES.homeGame>;
export type Attempt = v.InferOutput<typeof BODIES.attempt>;

/** A person, as everybody may see them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** A tincture and a charge, as `gules/lion`, if they have chosen one. */
  readonly shield?: string;
  /** Of a bot: the name of whoever made it. */
  readonly maker?: string;
  /** Why they may not sit, chat or open tables. Only they are told. */
  readonly banned?: string;
}

/** A choice of the host, with the whole rule that says what it changes. */
export interface OfferedOption {
  readonly rule: Rule;
  readonly choices: readonly Choice[];
}

export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [name: string]: OfferedOption };
  /** Named sets of choices, the usual one first. */
  readonly presets: readonly { readonly name: string; readonly rule: Rule; readonly options: object }[];
  /** The names of the bots that can play it. */
  readonly bots: readonly string[];
}

/** GET /api/games. */
export interface GameList {
  readonly games: readonly OfferedGame[];
  readonly bots: readonly { readonly name: string; readonly about: string }[];
}

/** One of your tables. `owes`: it waits for your decision. */
export interface OwnTable {
  readonly card: TableInfo;
  readonly seat: Seat;
  readonly owes: boolean;
  /** The seats it waits for, as far as you can see. */
  readonly asked: readonly Seat[];
}

/** One of your finished games. */
export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  /** When its table was opened, in milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  /** By seat. A bot has no person. */
  readonly seats: readonly { readonly name: string; readonly person?: string }[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly daily?: string;
  /** A Chronicle was kept of it. */
  readonly chronicle?: boolean;
  /** It was played in a browser, without the server. */
  readonly isLocal?: boolean;
  /** What you wrote about it. */
  readonly note?: string;
  /** What the game counts beside points, of your seat. */
  readonly counts?: Counts;
}

/** GET /api/me/games: the newest first. `more`: ask again with `before`, the time of the last one. */
export interface PlayedGames {
  readonly games: readonly PlayedGame[];
  readonly more: boolean;
}

/** GET /api/today/table: the deal of the day that the server deals, step by step. */
export interface DailyDeal {
  readonly game: string;
  /** The date in UTC, as 2026-11-16. */
  readonly day: string;
  /** The id of your table, if you have sat down to it. */
  readonly table?: string;
  /** Only if you have played it to its end. */
  readonly standing?: DailyStanding;
}

/** GET /api/today: the offline deal of the day, a solitaire with the default options. Whoever asks learns all of it. */
export interface OfflineDeal {
  readonly game: string;
  /** The date in UTC, as 2026-11-16. */
  readonly day: string;
  readonly seed: string;
  /** Only if you have played. */
  readonly standing?: DailyStanding;
}

/** Your result among everybody who played that day. `below`: how many have fewer points. */
export interface DailyStanding {
  readonly day: string;
  readonly points: number;
  readonly players: number;
  readonly below: number;
  /** How many days running you have finished the deal of the day, this one included, up to 100. Not of the offline deal. */
  readonly streak?: number;
}

/** GET and PUT /api/me/holiday: the days one has in a month, those that are left of this one, and until when one is away. */
export interface Holiday {
  readonly perMonth: number;
  readonly left: number;
  readonly until?: number;
}

/** GET and PUT /api/tables/:table/orders: what your seat has ordered in advance. */
export interface GivenOrders {
  readonly orders: readonly Order[];
}

/** GET /api/tables/:table/invitation: what the link of the host carries. */
export interface Invitation {
  readonly invitation: string;
}

/** GET /api/tables/:table/takeback: which step you can take back now, and whether the others must agree; or why none. */
export type TakeBackOffer =
  | { readonly step: number; readonly isAtOnce: boolean; readonly rule?: undefined }
  | { readonly step?: undefined; readonly rule: Rule };

/** GET /api/tables/:table/history: the game so far, as this viewer saw it. */
export interface History {
  readonly viewer: Viewer;
  readonly first: View;
  /** The events of set-up, as this viewer saw them. */
  readonly say: readonly unknown[];
  readonly steps: readonly TableStep[];
  /** The times of set-up and of every step, in milliseconds since 1970. */
  readonly at: readonly number[];
}
