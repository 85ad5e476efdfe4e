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
const supply = [24, 20, 15, 12, 20, 20, 20, 20, 25];
export const SUPPLY: readonly number[] = supply;
/** LAN-6.5. */
export const MOST_CARDS = 7;

export const TURNS = 8;
/** LAN-9.1: the last space of the Grail track. */
export let GRAIL_END = 40;

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

/** LAN-3.2: each track and its site, in the order of the road. */
const TRACKS: readonly (readonly [name: string, site: number])[] = [
  ['J', JOUST],
  ['SS', STRONGHOLD],
  ['SM', STRONGHOLD],
  ['SL', STRONGHOLD],
  ['W', LANDS],
  ['M', 4],
  ['L', LAKE],
  ['PER', 6],
  ['GAL', 7],
  ['DRA', 8],
  ['MOR', 9],
  ['GRA', 10],
];

/** The road and the supplies of a box, as data. A track is what its spaces give, from the first: things, or `-`. */
export interface Realm {
  readonly tracks: { readonly [track: string]: string };
  readonly supply: { readonly [thing: string]: number };
  readonly grail: number;
}

export const STANDARD_REALM: Realm = {
  tracks: {
    J: 'squire sword squire sword',
    SS: 'sword sword sword',
    SM: '- mace mace',
    SL: '- lance - lance',
    W: 'lady+plot allied+plot enemy+plot',
    M: '- magic',
    L: '- - - - - -',
  },
  supply: Object.fromEntries(THINGS.map((thing, i) => [thing, SUPPLY[i]])),
  grail: GRAIL_END,
};

/**
 * Every space of the road. LAN-3.3: its number here is its place in the order, so a higher number is farther ahead;
 * in the Stronghold the track decides first, and lances lie to the right of maces, maces to the right of swords.
 */
const spaces: Space[] = [];
export const SPACES: readonly Space[] = spaces;

const thingNumber = (name: string): number => THINGS.findIndex((thing) => thing === name);

function layTracks(tracks: Realm['tracks']): Space[] {
  return TRACKS.flatMap(([name, site], track) => {
    const given = (tracks[name] ?? '-').split(' ').map((gives) => gives.split('+').map(thingNumber));
    return given.map((gives, i) => ({
      id: tracks[name] === undefined ? name : `${name}${i + 1}`,
      site,
      track,
      isEntry: i === 0 || site === LANDS,
      gives: gives.filter((thing) => thing >= 0),
    }));
  });
}

export const spaceNumber = (id: string): number => SPACES.findIndex((space) => space.id === id);

export let LAKE_1 = NONE;
export let LAKE_6 = NONE;
export let PERCIVAL = NONE;
export let GALAHAD = NONE;
export let DRAGON = NONE;
export let MORGANA = NONE;
export let GRAIL = NONE;
/** The Round Table as the goal of a ride: where a knight is who has come home in this turn. */
export let TABLE = NONE;

const remakers: (() => void)[] = [];

/** For tables made of the components: filled now, and again when another box is used. */
export function madeOfBox(fill: () => void): void {
  fill();
  remakers.push(fill);
}

/** Fills every such table again. */
export function remakeTables(): void {
  for (const fill of remakers) fill();
}

/** Puts this road and these supplies in place of those in use. */
export function useRealm(realm: Realm): void {
  spaces.splice(0, spaces.length, ...layTracks(realm.tracks));
  THINGS.forEach((thing, i) => (supply[i] = realm.supply[thing]));
  GRAIL_END = realm.grail;
  LAKE_1 = spaceNumber('L1');
  LAKE_6 = spaces.findLastIndex(({ site }) => site === LAKE);
  PERCIVAL = spaceNumber('PER');
  GALAHAD = spaceNumber('GAL');
  DRAGON = spaceNumber('DRA');
  MORGANA = spaceNumber('MOR');
  GRAIL = spaceNumber('GRA');
  TABLE = spaces.length;
}

useRealm(STANDARD_REALM);

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
