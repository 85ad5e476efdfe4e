/** Chapter 12: the sixteen deed tiles (LAN-12.7). */
import { LANCE, MACE, MAGIC, SWORD } from './components.ts';

export interface Deed {
  readonly id: string;
  readonly name: string;
  /** The cost as on the tile. */
  readonly printed: string;
  /** Demanded of each thing, by its number. */
  readonly cost: readonly number[];
  /** Whether one must own the Excalibur Sword. */
  readonly excalibur: boolean;
  readonly vp: number;
  readonly whirlpools: number;
}

const LETTERS: { readonly [letter: string]: number } = { S: SWORD, M: MACE, L: LANCE, G: MAGIC };

/** Name, cost (S sword, M mace, L lance, G magic, X own Excalibur), VP, whirlpools. */
const TILES: readonly (readonly [string, string, number, number])[] = [
  ['The Challenge of King Pellinore', '3S X', 1, 1],
  ['The Siege of Terrabil', '4S', 1, 2],
  ['The Field of Bedegraine', '2S 2M', 1, 1],
  ['The Giant of Mont Saint-Michel', '3M', 1, 0],
  ['The Knight of the Black Ford', '2S 1L', 1, 2],
  ['The Castle of Maidens', '1S 1M 1L', 1, 0],
  ['The Enchanted Fountain', '2S 1G', 1, 1],
  ['The Red Knight of the Red Lands', '2M X', 1, 0],
  ['The Host at Mount Badon', '4S 2M', 2, 1],
  ['The Tournament of Lonazep', '3S 2L', 2, 1],
  ['The Questing Beast', '1S 1M 1L 1G', 2, 2],
  ['The Boar Twrch Trwyth', '1S 3M 1L', 2, 0],
  ['The Dolorous Guard', '2M 2L', 2, 2],
  ['The Green Chapel', '3L X', 2, 1],
  ['The Dragon of Corbenic', '3S 2M X', 2, 2],
  ['The Perilous Chapel', '2M 2G', 2, 0],
];

function costOf(text: string): number[] {
  const cost = [0, 0, 0, 0, 0];
  for (const word of text.split(' ')) if (word !== 'X' && word !== '') cost[LETTERS[word[1]]] = Number(word[0]);
  return cost;
}

/** A tile as data: cost as above, VP, whirlpools. */
export interface DeedData {
  readonly cost: string;
  readonly vp: number;
  readonly whirlpools: number;
}

const idOf = (tile: number): string => `D${String(tile + 1).padStart(2, '0')}`;

export const STANDARD_DEEDS: { readonly [id: string]: DeedData } = Object.fromEntries(
  TILES.map(([, cost, vp, whirlpools], tile) => [idOf(tile), { cost, vp, whirlpools }]),
);

const inUse: Deed[] = [];
/** Every tile of the box in use; its place in this list is its number. */
export const DEEDS: readonly Deed[] = inUse;

/** Puts these tiles in place of those in use. */
export function useDeeds(deeds: { readonly [id: string]: DeedData }): void {
  TILES.forEach(([name], tile) => {
    const id = idOf(tile);
    const { cost, vp, whirlpools } = deeds[id];
    inUse[tile] = { id, name, printed: cost, cost: costOf(cost), excalibur: cost.endsWith('X'), vp, whirlpools };
  });
}

useDeeds(STANDARD_DEEDS);

/** LAN-2.2: so many lie face up. */
export const FACE_UP = 3;

/** `3S X`, as on the tile. */
export const costName = (tile: number): string => DEEDS[tile].printed;
