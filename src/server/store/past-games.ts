/** Games that somebody played in a browser, and notes on games. */

/** A finished game that was played without the server. It changes no rating. */
export interface HomeGameRow {
  readonly person: string;
  readonly id: string;
  readonly at: number;
  /** JSON of a PlayedGame. */
  readonly game: string;
}

/** What was counted at a table. Kept, because its events are many. */
export interface TallyRow {
  readonly table_id: string;
  /** Of the tally that counted. */
  readonly version: number;
  /** JSON of Counts by seat. */
  readonly counts: string;
}

export interface PastGameStore {
  /** Once. False if there are so many already. */
  addHomeGame(row: HomeGameRow, most: number): Promise<boolean>;
  /** Those before `time`, the newest first. */
  homeGames(person: string, time: number, most: number): Promise<HomeGameRow[]>;
  /** Whether a person sits at this table, or has brought this game. */
  isOwnGame(person: string, id: string): Promise<boolean>;
  /** Replaces it; an empty one deletes it. */
  saveNote(person: string, id: string, text: string): Promise<void>;
  tallies(tables: readonly string[]): Promise<TallyRow[]>;
  /** Replaces it. */
  saveTally(row: TallyRow): Promise<void>;
  notesBy(person: string, ids: readonly string[]): Promise<{ readonly id: string; readonly text: string }[]>;
}
