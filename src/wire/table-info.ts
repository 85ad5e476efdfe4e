/** What everybody with the link of a table may know of it, apart from the game. Messages and rows call it `card`. */
import type { Outcome, Seat } from '../core/game.ts';

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
      /** Has an open connection. */
      readonly here: boolean;
      /** The bot that plays while the person is away, and the move after which it took over. */
      readonly away?: { readonly bot: string; readonly since: number };
    }
  | { readonly t: 'bot'; readonly name: string; readonly bot: string };

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
  readonly created: number;
  /** SHA-256 of the seed, known from the beginning. The seed itself is added when the game is over. */
  readonly commitment: string;
  readonly seed?: string;
  readonly outcome?: Outcome;
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
