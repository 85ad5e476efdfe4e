/** Chapters 1, 3 and 10: the supplies, the spaces of the road in their order, and the seats of the Round Table. */
import { NONE } from '../../../core/game.ts';

/** Counters and cards, of which a knight has so many each. */
export const THINGS = ['squire', 'sword', 'mace', 'lance', 'magic', 'lady', 'allied', 'enemy', 'plot'] as const;
export const SQUIRE = 0;
export const SWORD = 1;
export const MACE = 2;
export const LANCE = 3;
export const MAGIC = 4;
export const LADY = 5;
export const ALLIED = 6;
export const ENEMY = 7;
export const PLOT = 8;
export const WEAPONS: readonly number[] = [SWORD, MACE, LANCE];
export const CARDS: readonly number[] = [LADY, ALLIED, ENEMY, PLOT];
export const isCard = (thing: number): boolean => thing >= LADY;

/** LAN-1.1: how many of each thing there are. */
export const SUPPLY: readonly number[] = [24, 20, 15, 12, 20, 20, 20, 20, 25];
/** LAN-6.5. */
export const MOST_CARDS = 7;

export const TURNS = 8;
/** LAN-9.1: the last space of the Grail track. */
export const GRAIL_END = 40;

/** LAN-3.1: the sites in clockwise order. */
export const SITES = [
  'The Round Table',
  'The Joust',
  'The Stronghold',
  'The Distant Lands',
  'Merlin',
  'The Lake',
  'Percival',
  'Galahad',
  'The Dragon',
  'Morgana',
  'The Grail',
] as const;
export const JOUST = 1;
export const STRONGHOLD = 2;
export const LANDS = 3;
export const LAKE = 5;

export interface Space {
  readonly id: string;
  /** Its place in SITES. */
  readonly site: number;
  /** A track is gone along space by space; the Stronghold has three (LAN-5.3). */
  readonly track: number;
  /** LAN-5.2: whether one may come here from another site. */
  readonly isEntry: boolean;
  /** LAN-6.2, LAN-6.4, LAN-6.6: what one may take here, each thing once. */
  readonly gives: readonly number[];
}

/** LAN-3.2: for each track its site, its spaces from the first, and what they give. */
const TRACKS: readonly (readonly [number, string, readonly (readonly number[])[]])[] = [
  [JOUST, 'J', [[SQUIRE], [SWORD], [SQUIRE], [SWORD]]],
  [STRONGHOLD, 'SS', [[SWORD], [SWORD], [SWORD]]],
  [STRONGHOLD, 'SM', [[], [MACE], [MACE]]],
  [STRONGHOLD, 'SL', [[], [LANCE], [], [LANCE]]],
  [
    LANDS,
    'W',
    [
      [LADY, PLOT],
      [ALLIED, PLOT],
      [ENEMY, PLOT],
    ],
  ],
  [4, 'M', [[], [MAGIC]]],
  [LAKE, 'L', [[], [], [], [], [], []]],
  [6, 'PER', [[]]],
  [7, 'GAL', [[]]],
  [8, 'DRA', [[]]],
  [9, 'MOR', [[]]],
  [10, 'GRA', [[]]],
];

/**
 * Every space of the road. LAN-3.3: its number here is its place in the order, so a higher number is farther ahead;
 * in the Stronghold the track decides first, and lances lie to the right of maces, maces to the right of swords.
 */
export const SPACES: readonly Space[] = TRACKS.flatMap(([site, name, spaces], track) =>
  spaces.map((gives, i) => ({
    id: spaces.length === 1 ? name : `${name}${i + 1}`,
    site,
    track,
    isEntry: i === 0 || site === LANDS,
    gives,
  })),
);

export const spaceNumber = (id: string): number => SPACES.findIndex((space) => space.id === id);

export const LAKE_1 = spaceNumber('L1');
export const LAKE_6 = spaceNumber('L6');
export const PERCIVAL = spaceNumber('PER');
export const GALAHAD = spaceNumber('GAL');
export const DRAGON = spaceNumber('DRA');
export const MORGANA = spaceNumber('MOR');
export const GRAIL = spaceNumber('GRA');
/** The Round Table as the goal of a ride: where a knight is who has come home in this turn. */
export const TABLE = SPACES.length;

/** The number of a Lake space, from 1 (LAN-13.1). */
export const lakeNumber = (space: number): number => space - LAKE_1 + 1;

/** LAN-10.1: the seats of the Round Table from Arthur clockwise. In the code they are chairs: a seat is a player's. */
export const CHAIRS = [
  'Arthur',
  'Mordred',
  'Bedivere',
  'Gawain',
  'Maleagant',
  'Tristan',
  'Merlin',
  'Guinevere',
] as const;
export const ARTHUR = 0;
export const MORDRED = 1;
export const BEDIVERE = 2;
export const GAWAIN = 3;
export const MALEAGANT = 4;
export const TRISTAN = 5;
export const MERLIN = 6;
export const GUINEVERE = 7;

/** LAN-10.9: these four belong to whoever took the seat last. */
export const isLasting = (chair: number): boolean => chair >= BEDIVERE && chair <= TRISTAN;

/** LAN-5.3: the seat that lets a knight go two spaces at this site, or NONE. */
export function haste(site: number): number {
  return site === JOUST ? BEDIVERE : site === STRONGHOLD ? GAWAIN : NONE;
}

/** LAN-15.2: what one may have most of at the end. `deed` is no thing but a tile. */
export const CATEGORIES = ['sword', 'mace', 'lance', 'magic', 'deed'] as const;
export const MAJORITY_VP = 2;
export const EXCALIBUR_VP = 3;
