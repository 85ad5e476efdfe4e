/**
 * The messages on the stream of one table, in both directions, the same over a WebSocket and over server-sent events +
 * POST. docs/protocol.md explains them for people who write clients in other languages.
 */
import * as v from 'valibot';
import type { Rule, Seat, Viewer } from '../core/game.ts';
import type { TableInfo } from './table-info.ts';
import type { Changes } from './difference.ts';
import { LIMITS } from './limits.ts';

/** Clients choose their ids. Those of bots and of the clock have a colon, so no client can use them. */
export const messageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(LIMITS.id));

/** SHA-256 of a share in the shuffle. */
export const commitmentField = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const playFields = { id: messageId, asked: v.pipe(v.number(), v.integer()), move: v.unknown() };
export const chatFields = { id: messageId, text: v.string() };

/** What a client may send. */
export const clientMessage = v.variant('t', [
  /** Answers the question that was put to this seat at `asked`. Sent again with the same id, it counts once. */
  v.strictObject({ t: v.literal('play'), ...playFields }),
  /** Asks for the legal moves, for clients without the rules. */
  v.strictObject({ t: v.literal('moves') }),
  /** Stores a move that this seat has begun but not made. */
  v.strictObject({ t: v.literal('draft'), id: messageId, move: v.unknown() }),
  v.strictObject({ t: v.literal('chat'), ...chatFields }),
  /** Promises a share in the shuffle, once, after sitting down. */
  v.strictObject({ t: v.literal('commit'), id: messageId, commitment: commitmentField }),
  /** Shows the share, when the table asks for it. Answered when the game begins. */
  v.strictObject({ t: v.literal('reveal'), id: messageId, share: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  /** Takes the seat back from the bot. */
  v.strictObject({ t: v.literal('back') }),
  /** From the host, where a screen narrates: everybody goes on to the table as it is now. */
  v.strictObject({ t: v.literal('skip') }),
  /** Whether the page is in sight: whoever does not look is told of their turn in the ways they chose. */
  v.strictObject({ t: v.literal('look'), on: v.boolean() }),
  v.strictObject({ t: v.literal('ping') }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** The first message of every stream. */
export interface Hello {
  readonly t: 'hello';
  readonly wire: number;
  readonly viewer: Viewer;
}

/** The table's info, whole, whenever it changes. */
export interface TableMessage {
  readonly t: 'table';
  readonly card: TableInfo;
}

/** The whole view after step n: when a client connects and has no recent view. */
export interface View {
  readonly t: 'view';
  readonly n: number;
  /** Only for a seat that owes a decision: the step after which it was asked. */
  readonly asked?: number;
  readonly view: unknown;
  readonly left?: Left;
}

/**
 * Step n, for a client that has the view after step n - 1: the differences, or the whole view if that is shorter. Steps
 * are counted as they are told: a move that nobody may know of yet is no step, and comes together with the next one.
 */
export interface TableStep {
  readonly t: 'step';
  readonly n: number;
  /** If it changed for you: the new question, or NONE (-1) when you owe nothing now. */
  readonly asked?: number;
  readonly set?: Changes;
  readonly view?: unknown;
  /** The events, as you may see them. */
  readonly say?: readonly unknown[];
  readonly left?: Left;
  /** This step is no move: a seat has taken steps back. The view is as if they had not been. */
  readonly back?: StepsBack;
}

export interface StepsBack {
  readonly seat: Seat;
  readonly steps: readonly number[];
}

/** Milliseconds left to each seat that owes a decision, the reserve included; -1 for the others. */
export type Left = readonly number[];

/** One line of chat. `c` is its number. */
export interface Chat {
  readonly t: 'chat';
  readonly c: number;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** The move that your seat has begun. */
export interface Draft {
  readonly t: 'draft';
  readonly move: unknown;
}

/** The marks on the texts of this game, as you may see them. */
export interface Pages {
  readonly t: 'pages';
  /** Not for the Chronicle. */
  readonly aloud: readonly string[];
  /** Hidden by you, for you alone. */
  readonly hidden: readonly string[];
  /** For the host only. */
  readonly reports?: readonly { readonly page: string; readonly name: string; readonly why: string }[];
}

/** You are back, and play on yourself: why somebody else did, and what a bot or the clock played in your seat. */
export interface Meanwhile {
  readonly t: 'meanwhile';
  /** Your time ran out, or others would have had to wait for you. */
  readonly why: 'time' | 'away';
  readonly moves: readonly { readonly n: number; readonly by: 'bot' | 'clock'; readonly move: unknown }[];
}

/** The legal moves of your seat, as answer to `moves`. */
export interface Moves {
  readonly t: 'moves';
  readonly asked?: number;
  readonly moves: readonly unknown[];
}

/** Your message was accepted and stored, as step n or as line n of the chat. Without n if nobody is told of it yet. */
export interface Ok {
  readonly t: 'ok';
  readonly id: string;
  readonly n?: number;
}

/** Your message was refused, by which rule and why. Without an id if the message could not be read. */
export interface No {
  readonly t: 'no';
  readonly id?: string;
  readonly rule: Rule;
  readonly why?: string;
}

/** The host has seen enough of what is being shown: go on to the table as it is. */
export interface Skip {
  readonly t: 'skip';
}

export interface Pong {
  readonly t: 'pong';
}

/** The server restarts. Reconnect after `again` milliseconds; nothing is lost. */
export interface Bye {
  readonly t: 'bye';
  readonly again: number;
}

/** There are other announcements (GET /api/announcements). */
export interface News {
  readonly t: 'news';
}

export type ServerMessage =
  | Hello
  | TableMessage
  | View
  | TableStep
  | Chat
  | Draft
  | Pages
  | Meanwhile
  | Moves
  | Ok
  | No
  | Skip
  | Pong
  | News
  | Bye;

/** What a client already has: the last step and the last line of chat. -1: nothing yet. */
export interface Since {
  readonly n: number;
  readonly c: number;
}
