/** Chapter 11: the eight virtues and what each demands (LAN-11.1), as data. */
import { ALLIED, ENEMY, LADY, LANCE, MACE, PLOT, SQUIRE, SWORD } from './components.ts';

/** What can be counted of a knight: any thing by its number, all weapons together, the deed tiles. */
export const ALL_WEAPONS = 9;
export const DEED_TILES = 10;

/**
 * LAN-11.8: `most` is strictly more than everybody else, `tiedMost` may be shared; both need at least one.
 * `fewest` may be shared and may be nothing.
 */
type How = 'exactly' | 'atLeast' | 'most' | 'tiedMost' | 'fewest';

export interface Condition {
  readonly how: How;
  readonly of: number;
  /** For `exactly` and `atLeast`. */
  readonly count: number;
}

export interface Virtue {
  readonly name: string;
  readonly low: number;
  /** With one's own crown on it (LAN-10.2). */
  readonly high: number;
  /** Whether one of the conditions is enough. */
  readonly any: boolean;
  readonly conditions: readonly Condition[];
}

const exactly = (count: number, of: number): Condition => ({ how: 'exactly', of, count });
const atLeastOne = (of: number): Condition => ({ how: 'atLeast', of, count: 1 });
const compared = (how: How, of: number): Condition => ({ how, of, count: 1 });

function virtue(name: string, low: number, high: number, ...conditions: Condition[]): Virtue {
  return { name, low, high, any: name === 'Dexterity', conditions };
}

/** In the order of the board; the place in this list is the number of the virtue. */
const inUse: Virtue[] = [
  virtue('Benevolence', 2, 3, compared('fewest', ALL_WEAPONS)),
  virtue('Dexterity', 2, 3, compared('most', SWORD), compared('most', MACE), compared('most', LANCE)),
  virtue('Initiative', 2, 3, atLeastOne(LADY), atLeastOne(ALLIED), atLeastOne(ENEMY), atLeastOne(PLOT)),
  virtue('Kindness', 3, 4, compared('most', LADY)),
  virtue('Heroism', 4, 5, exactly(3, ALLIED), exactly(0, SQUIRE)),
  virtue('Strength', 4, 6, exactly(5, ENEMY), exactly(1, SQUIRE)),
  virtue('Honor', 5, 7, exactly(7, PLOT), compared('tiedMost', SQUIRE)),
  virtue('Charisma', 6, 8, exactly(7, SQUIRE), compared('tiedMost', DEED_TILES)),
];

export const VIRTUES: readonly Virtue[] = inUse;

/** The VP of a virtue as data. */
export type VirtueData = Pick<Virtue, 'low' | 'high'>;

export const STANDARD_VIRTUES: { readonly [name: string]: VirtueData } = Object.fromEntries(
  inUse.map(({ name, low, high }) => [name, { low, high }]),
);

/** Puts these VP in place of those in use. */
export function useVirtues(virtues: { readonly [name: string]: VirtueData }): void {
  inUse.forEach((one, i) => (inUse[i] = { ...one, ...virtues[one.name] }));
}
