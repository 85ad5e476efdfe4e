/**
 * What crosses the network on the stream of one table, in both directions, in the same words over a WebSocket and over
 * server-sent events + POST. docs/protocol.md explains it to somebody who writes in another language.
 */
import * as v from 'valibot';
import type { Rule, Viewer } from '../core/game.ts';
import type { TableInfo } from './table-info.ts';
import type { Changes } from './difference.ts';
import { LIMITS } from './limits.ts';

/** The version of everything in this room. It grows when an old client would misunderstand. */
export const WIRE = 1;

/** Ids are the client's own. Those of bots and of the clock have a colon, so nobody can speak for them. */
export const messageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(LIMITS.id));

export const playFields = { id: messageId, asked: v.pipe(v.number(), v.integer()), move: v.unknown() };
export const chatFields = { id: messageId, text: v.string() };

/** What a client may say. */
export const clientMessage = v.variant('t', [
  /** Answers the question that was put to this seat at `asked`. Sent again with the same id, it does no harm. */
  v.strictObject({ t: v.literal('play'), ...playFields }),
  /** Asks for the legal moves, for those who do not have the rules at hand. */
  v.strictObject({ t: v.literal('moves') }),
  /** Keeps what this seat has begun: a move that is not made yet. */
  v.strictObject({ t: v.literal('draft'), id: messageId, move: v.unknown() }),
  v.strictObject({ t: v.literal('chat'), ...chatFields }),
  /** Takes the seat back from the bot that sat in. */
  v.strictObject({ t: v.literal('back') }),
  v.strictObject({ t: v.literal('ping') }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** The first message of every stream. */
export interface Hello {
  readonly t: 'hello';
  readonly wire: number;
  readonly viewer: Viewer;
}

/** The card of the table, whole, whenever it changes. */
export interface TableMessage {
  readonly t: 'table';
  readonly card: TableInfo;
}

/** The whole view after move n: at the beginning, after a gap, and when it is shorter than the difference. */
export interface View {
  readonly t: 'view';
  readonly n: number;
  /** Only for a seat that owes a decision: the move after which it was asked. */
  readonly asked?: number;
  readonly view: unknown;
  readonly left?: Left;
}

/** Move n, for one who has the view after move n - 1. */
export interface Step {
  readonly t: 'step';
  readonly n: number;
  /** When it changed for you: the new question, or NONE (-1) when you owe nothing now. */
  readonly asked?: number;
  readonly set?: Changes;
  readonly view?: unknown;
  /** What happened, as far as you are told. */
  readonly say?: readonly unknown[];
  readonly left?: Left;
}

/** Milliseconds left to each seat that owes a decision, the reserve included; -1 for the others. */
export type Left = readonly number[];

/** One line of chat; c counts them. */
export interface Chat {
  readonly t: 'chat';
  readonly c: number;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What you had begun, for your seat only. */
export interface Draft {
  readonly t: 'draft';
  readonly move: unknown;
}

/** The marks on the texts of this game, as you may know them. */
export interface Pages {
  readonly t: 'pages';
  /** Not for the Chronicle. */
  readonly aloud: readonly string[];
  /** By you, for you. */
  readonly hidden: readonly string[];
  /** For the host. */
  readonly reports?: readonly { readonly page: string; readonly name: string; readonly why: string }[];
}

/** What a bot or the clock played in your seat while you were away. */
export interface Meanwhile {
  readonly t: 'meanwhile';
  readonly moves: readonly { readonly n: number; readonly by: 'bot' | 'clock'; readonly move: unknown }[];
}

/** The legal moves of your seat, as answer to `moves`. */
export interface Moves {
  readonly t: 'moves';
  readonly asked?: number;
  readonly moves: readonly unknown[];
}

/** Your message was accepted, and kept: as move n, or as line n of the chat. */
export interface Ok {
  readonly t: 'ok';
  readonly id: string;
  readonly n: number;
}

/** It was not: by which rule, and why here and now. Without id when the message could not be read so far. */
export interface No {
  readonly t: 'no';
  readonly id?: string;
  readonly rule: Rule;
  readonly why?: string;
}

export interface Pong {
  readonly t: 'pong';
}

/** The server stops for a moment. Come back after so many milliseconds; nothing is lost. */
export interface Bye {
  readonly t: 'bye';
  readonly again: number;
}

export type ServerMessage =
  | Hello
  | TableMessage
  | View
  | Step
  | Chat
  | Draft
  | Pages
  | Meanwhile
  | Moves
  | Ok
  | No
  | Pong
  | Bye;

/** Where a client stands: the last move and the last line of chat that it has. -1: nothing yet. */
export interface Since {
  readonly n: number;
  readonly c: number;
}
