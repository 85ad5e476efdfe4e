/** What everybody with the link of a table may know of it, apart from the game. Messages and rows call it `card`. */
import type { Outcome, Seat } from '../core/game.ts';
import type { SeatShare } from '../core/shares.ts';

/** How long people have. `late` says who decides when the time is up. */
export type Clock =
  | { readonly t: 'none' }
  | { readonly t: 'live'; readonly seconds: number; readonly reserve: number; readonly late: Late }
  | { readonly t: 'post'; readonly days: number; readonly late: Late };

/** The game's fallback for this one decision, or a bot until the person is back. */
export type Late = 'fallback' | 'bot';

export type SeatInfo =
  | { readonly t: 'empty' }
  | {
      readonly t: 'person';
      readonly person: string;
      readonly name: string;
      /** A program: the name of whoever made it. */
      readonly maker?: string;
      /** Has an open connection. */
      readonly here: boolean;
      /** SHA-256 of this person's share in the shuffle. */
      readonly commitment?: string;
      /** The bot that plays while the person is away, and the move after which it took over. */
      readonly away?: { readonly bot: string; readonly since: number };
      /** Their time ran out while they did not look: the move after which it was played for them first. */
      readonly late?: number;
      /** Until then their time by post does not run, in milliseconds since 1970. It may be over. */
      readonly holiday?: number;
    }
  | {
      readonly t: 'bot';
      readonly name: string;
      readonly bot: string;
      /** The person whose seat it took for good, who left or was removed in the game. */
      readonly was?: string;
    };

/** Whoever was deleted: nobody's id, and a name that pages say in the language of their reader. */
export const FORMER = { person: '', name: 'Former player' } as const;

export const isFormer = (sitter: SeatInfo): boolean =>
  (sitter.t === 'person' && sitter.person === FORMER.person) || (sitter.t === 'bot' && sitter.was === FORMER.person);

/** A step that a seat asks the others to take back, those who agree, and the one who does not. */
export interface TakeBackRequest {
  readonly seat: Seat;
  readonly step: number;
  readonly yes: readonly Seat[];
  readonly no?: Seat;
}

/** What the people at a table can agree on: to stop the clocks for a time, or to end the game without a winner. */
export const PROPOSALS = ['pause', 'end'] as const;

/** What a seat proposes, those who agree, and the one who does not. */
export interface Proposal {
  readonly what: (typeof PROPOSALS)[number];
  readonly seat: Seat;
  readonly yes: readonly Seat[];
  readonly no?: Seat;
}

export type Status = 'open' | 'playing' | 'over' | 'closed';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  /** The id of a person. */
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  readonly options: object;
  readonly clock: Clock;
  /** Seconds after which a bot plays for a person who is away while others are here; 0: never. */
  readonly grace: number;
  /** Without it only people with the link find the table. */
  readonly listed: boolean;
  readonly watch: boolean;
  /** The id of the circle it was opened for: its members find it, and only they may sit down. */
  readonly circle?: string;
  /** Whether moves that revealed nothing can be taken back. Tables of older versions do not say so: they cannot. */
  readonly takeBacks?: boolean;
  /** Until the next move: what somebody would like to take back. */
  readonly takeBack?: TakeBackRequest;
  /** What somebody would like all to agree on. */
  readonly proposal?: Proposal;
  /** Since when the game is paused. Nobody moves, and no clock runs. */
  readonly paused?: number;
  /** When everybody agreed to end the game early. Nobody wins. */
  readonly ended?: number;
  /** Whether the result changes the ratings of those who play. Nothing can be taken back then. */
  readonly counts?: boolean;
  /** Who left a game that counts, in that order: they lose it. */
  readonly deserted?: readonly { readonly seat: Seat; readonly person: string }[];
  /** The people whom the host has removed, once for each time. */
  readonly removed?: readonly string[];
  /** The person of the screen on which it was opened, who sits on no seat. */
  readonly screen?: string;
  /** Whether a screen in the room shows the table now: that one, or another that somebody has turned to it. */
  readonly screenOn?: boolean;
  readonly created: number;
  /** SHA-256 of the server's secret, known from the beginning. */
  readonly commitment: string;
  /** By seat, once the host has begun: what each gave to the shuffle. Tables of older versions have none. */
  readonly shares?: readonly SeatShare[];
  /** When the game is over: the secret, and the seed that was made from it and the shares. */
  readonly secret?: string;
  readonly seed?: string;
  readonly outcome?: Outcome;
  /** When the server closed it because nobody had come back. */
  readonly closed?: number;
  /** Whether those who run the server closed it. */
  readonly shut?: boolean;
  /** The deal of this day (UTC), as 2026-11-16: the same for everybody, so its seed stays hidden for a time. */
  readonly daily?: string;
  /** The id of the rematch. */
  readonly rematch?: string;
}

export function seatOf(card: { readonly seats: readonly SeatInfo[] }, person: string | undefined): Seat | undefined {
  const seat = card.seats.findIndex((sitter) => sitter.t === 'person' && sitter.person === person);
  return seat < 0 ? undefined : seat;
}

export function namesOf(card: { readonly seats: readonly SeatInfo[] }): string[] {
  return card.seats.map((sitter, seat) => (sitter.t === 'empty' ? `Seat ${seat + 1}` : sitter.name));
}
