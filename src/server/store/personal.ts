/** Everything that is stored about a person: to be given to them, and to be deleted. */

/** A person who has asked to be deleted, and whom some tables still name. */
export interface DepartureRow {
  readonly person: string;
  /** 1: their tales stay in the Chronicles. */
  readonly tales: number;
  readonly at: number;
}

/** What there is of a person in one table of the database. */
export type OwnRows = { readonly [table: string]: readonly object[] };

export interface PersonalStore {
  /** Everything with their id, but no secrets, and no games. */
  ownRows(person: string): Promise<OwnRows>;
  /** Ids of all tables that name a person: where they sit or sat, wrote, were removed. */
  tablesNaming(person: string): Promise<string[]>;
  /** Nobody can be this person any more, and nothing is left of them but in games. Their results of days stay without them. */
  depart(row: DepartureRow): Promise<void>;
  departures(): Promise<DepartureRow[]>;
  /** No table names them any more. */
  finishDeparture(person: string): Promise<void>;
}
