/** The card of a table: all that everybody who has its link may know, apart from the game itself. */
import type { Outcome, Seat } from '../core/game.ts';

/** When a decision must be made. `late` says who decides for one who is late. */
export type Clock =
  | { readonly t: 'none' }
  | { readonly t: 'live'; readonly seconds: number; readonly reserve: number; readonly late: Late }
  | { readonly t: 'post'; readonly days: number; readonly late: Late };

/** The game's own fallback for this one decision, or a bot until the person is back. */
export type Late = 'fallback' | 'bot';

export type Sitter =
  | { readonly t: 'empty' }
  | {
      readonly t: 'person';
      readonly person: string;
      readonly name: string;
      /** Has an open connection. */
      readonly here: boolean;
      /** The bot that plays for somebody who is away, and the move after which it sat in. */
      readonly away?: { readonly bot: string; readonly since: number };
    }
  | { readonly t: 'bot'; readonly name: string; readonly bot: string };

export type Status = 'open' | 'playing' | 'over' | 'closed';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  /** A person's id. */
  readonly host: string;
  readonly seats: readonly Sitter[];
  readonly options: object;
  readonly clock: Clock;
  /** Seconds after which a bot plays for somebody who is away while others wait; 0: never. */
  readonly grace: number;
  /** Private by link unless listed. */
  readonly listed: boolean;
  readonly watch: boolean;
  readonly created: number;
  /** SHA-256 of the seed, from the beginning; the seed itself when the game is over. */
  readonly commitment: string;
  readonly seed?: string;
  readonly outcome?: Outcome;
  /** The table where the same company plays again. */
  readonly rematch?: string;
}

/** Where a person sits, if at all. */
export function seatOf(card: { readonly seats: readonly Sitter[] }, person: string | undefined): Seat | undefined {
  const seat = card.seats.findIndex((sitter) => sitter.t === 'person' && sitter.person === person);
  return seat < 0 ? undefined : seat;
}

export function namesOf(card: { readonly seats: readonly Sitter[] }): string[] {
  return card.seats.map((sitter, seat) => (sitter.t === 'empty' ? `Seat ${seat + 1}` : sitter.name));
}
