/** Requests and answers over HTTP under /api. Bodies are read by these schemas; unknown fields are refused. */
import * as v from 'valibot';
import type { Choice, Rule, Seat, Viewer } from '../core/game.ts';
import type { TableInfo } from './table-info.ts';
import { LIMITS } from './limits.ts';
import { chatFields, playFields, type TableStep, type View } from './messages.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seat = whole(0, 99);
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

/** The bodies of requests. */
export const BODIES = {
  hello: v.strictObject({}),
  rename: v.strictObject({ name: v.string() }),
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
    /** Begin at once; every seat must be taken. */
    start: v.optional(v.boolean()),
  }),
  join: v.strictObject({ seat: v.optional(seat) }),
  bot: v.strictObject({ seat, bot, name: v.optional(v.pipe(v.string(), v.maxLength(2 * LIMITS.name))) }),
  remove: v.strictObject({ seat }),
  none: v.strictObject({}),
  attempt: v.strictObject({
    day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
    /** The version of the game when it was played. */
    version: whole(1, 1000),
    moves: v.pipe(v.array(v.unknown()), v.maxLength(500)),
  }),
  page: v.strictObject({
    page: v.pipe(v.string(), v.maxLength(12)),
    mark: v.picklist(['aloud', 'told', 'hide', 'show', 'report', 'tear']),
    why: v.optional(v.pipe(v.string(), v.maxLength(2 * LIMITS.chat))),
  }),
  play: v.strictObject(playFields),
  chat: v.strictObject(chatFields),
} as const;

export type OpenTable = v.InferOutput<typeof BODIES.open>;
export type Attempt = v.InferOutput<typeof BODIES.attempt>;

/** A person, as everybody may see them. */
export interface Person {
  readonly id: string;
  readonly name: string;
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
}

/** GET /api/today: the deal of the day, a solitaire with the default options. */
export interface DailyDeal {
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
}

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
