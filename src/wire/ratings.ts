/** Ratings as people see them. */

/** Points, how far they may be off (95 %), and after how many games. */
export interface ShownRating {
  readonly points: number;
  readonly reach: number;
  readonly games: number;
}

/** A person, or a level of the bots: those are fixed, the same on every server. */
export interface LadderEntry extends ShownRating {
  readonly name: string;
  readonly person?: string;
  /** As in `Person`. */
  readonly shield?: string;
  /** The level of a bot of the house. */
  readonly level?: string;
  /** A program plays under this name. */
  readonly isBot?: boolean;
}

/** GET /api/ladder: the best first, by the lower end of what their points may be. */
export interface Ladder {
  readonly game: string;
  readonly entries: readonly LadderEntry[];
  /** Yours, also if it is not among the entries. */
  readonly own?: LadderEntry;
}

/** GET /api/me/ratings. */
export interface OwnRatings {
  readonly ratings: readonly (ShownRating & { readonly game: string })[];
}

/**
 * GET /api/tables/:table/ratings: by seat; bots too. `change` is what the game did.
 * `often`: the same people have played too many games that day, so this one changed nothing;
 * `alike`: two of them play from one network or device.
 */
export interface TableRatings {
  readonly result: 'playing' | 'rated' | 'deserted' | 'often' | 'alike' | 'ended';
  readonly seats: readonly (ShownRating & { readonly change?: number })[];
}

/** Points for people: 1500 is the middle, and forty of them are one of the model's. */
const MIDDLE = 1500;
const SCALE = 40;

export function shownRating({ mu, sigma }: { readonly mu: number; readonly sigma: number }, games = 0): ShownRating {
  return { points: pointsOf(mu), reach: Math.round(2 * SCALE * sigma), games };
}

export const pointsOf = (mu: number): number => Math.round(MIDDLE + SCALE * (mu - 25));
