/** Ratings of people, and tables whose result changes them. */
import type { Rating } from '../../bots/bot.ts';
import type { Seat } from '../../core/game.ts';

/** The rating of a person in one game, after so many games. */
export interface RatingRow extends Rating {
  readonly person: string;
  readonly games: number;
}

export interface NamedRating extends RatingRow {
  readonly name: string;
  readonly shield?: string;
  /** Whether a program plays under this name. */
  readonly isBot: boolean;
}

/** What a game did to the rating of the person on a seat. */
export interface RatedSeat extends RatingRow {
  readonly seat: Seat;
  readonly before: number;
}

/** What came of a table that counts. `often`: the same people have played too many games that day; `alike`: two of them play from one place. */
export type Result = 'rated' | 'deserted' | 'often' | 'alike' | 'ended';

/** A game and all it changes: written together, once. Fails if a rating has changed since it was read. */
export interface RatedGame {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly result: Result;
  readonly seats: readonly RatedSeat[];
}

/** Hashes of where somebody plays from. */
export interface OriginRow {
  readonly person: string;
  readonly network: string;
  readonly device: string;
}

export interface RatingStore {
  /** Of those of these people who have one. */
  ratingsOf(game: string, people: readonly string[]): Promise<RatingRow[]>;
  /** Of one person, by game. */
  ratingsBy(person: string): Promise<(RatingRow & { readonly game: string })[]>;
  /** The best, by what is sure of them; of these people only, if they are named. */
  ladder(game: string, most: number, among?: readonly string[]): Promise<NamedRating[]>;
  saveRated(game: RatedGame): Promise<void>;
  /** What came of a table, once something has. */
  resultOf(table: string): Promise<Result | undefined>;
  ratedAt(table: string): Promise<RatedSeat[]>;
  /** How many games since then changed the ratings of all these people together. */
  ratedTogether(people: readonly string[], since: number): Promise<number>;
  /** Tables that are over, and of which nothing has come yet. */
  unrated(most: number): Promise<string[]>;
  /** Writes down where somebody plays from. False if one of those who stay plays from there. */
  claimOrigin(table: string, origin: OriginRow, staying: readonly string[]): Promise<boolean>;
  /** The people of whom it is known where they play from. */
  originsAt(table: string): Promise<string[]>;
  /** Those of one table sit at another too. */
  copyOrigins(from: string, to: string): Promise<void>;
}
