/** Chapters 1 to 3: the fields of a Principality, the tiles, and how a tile lies after half a turn. */

/** Sides of a half. `outer` is the short side away from the other half, `inner` the one towards it (DQ-3.2). */
export type Side = 'outer' | 'left' | 'right' | 'inner';
/** What one road of a half connects (DQ-3.3). */
export type Member = Side | 'feature';
export type Feature = 'none' | 'church' | 'windmill' | 'knight' | 'castle';

export interface Half {
  readonly feature: Feature;
  /** Of a knight; 0 for everything else. */
  readonly shields: number;
  readonly roads: readonly (readonly Member[])[];
}

export interface Tile {
  readonly id: string;
  readonly kind: 'road' | 'castle' | 'companion';
  /** The halves as stored. A castle fills the middle and is the feature of both (DQ-3.7). */
  readonly top: Half;
  readonly bottom: Half;
}

/** A tile as data: what stands on each half, then its roads. F is the feature, O L R I the sides (DQ-3.2, DQ-3.3). */
export interface TileData {
  readonly top: string;
  readonly bottom: string;
}

/** What each round demands (chapter 8), as data. */
export interface RoundData {
  readonly castleKnights: number;
  readonly defenseShields: number;
}

/** What is in a box: the tiles in the order of their numbers, and what the rounds demand. */
export interface Components {
  readonly tiles: { readonly [id: string]: TileData };
  readonly rounds: { readonly [round: number]: RoundData };
}

/** The box of this edition: DQ-3.8, and Sancho Pansa (DQ-12.3). */
const SET: readonly (readonly [id: string, top: string, bottom: string])[] = [
  ['Kn1a', 'knight 1 F-O-L-I', 'R-I'],
  ['Kn1b', 'knight 1 F-L-R-I', 'O-I'],
  ['Kn1c', 'knight 1 F-O-I', 'O-R-I'],
  ['Kn2a', 'knight 2 F-O-I', 'L-I'],
  ['Kn2b', 'knight 2 F-R-I', 'O-L-I'],
  ['Kn2c', 'knight 2 F-O-L', 'O-R'],
  ['Kn3a', 'knight 3 F-O', 'L-R'],
  ['Kn3b', 'knight 3 F-I', 'O-L-I'],
  ['Kn3c', 'knight 3 F-R-I', 'L-I'],
  ['Wm1', 'windmill F-L-R-I', 'O-I'],
  ['Wm2', 'windmill F-O-I', 'R-I'],
  ['Wm3', 'windmill F-L-I', 'O-R-I'],
  ['Wm4', 'windmill F-L-R', 'O-L'],
  ['Wm5', 'windmill F-L | R-I', 'O-L-I'],
  ['Wm6', 'windmill F-O-R | L-I', 'R-I'],
  ['Wm7', 'windmill F-I', 'L-R-I'],
  ['Ch1', 'church F-L-R-I', 'R-I'],
  ['Ch2', 'church F-O-I', 'L-R-I'],
  ['Ch3', 'church F-R-I', 'O-L-I'],
  ['Ch4', 'church F-L-R', 'O-R'],
  ['Ch5', 'church F-I | L-R', 'O-I'],
  ['Ch6', 'church F-O-R-I', 'O-I'],
  ['Ca6', 'castle F-R', 'castle F-L'],
  ['Ca4', 'castle F-L', 'castle F-R'],
  ['Sancho', 'O-L-R-I', 'O-L-R-I'],
];

export const STANDARD: Components = {
  tiles: Object.fromEntries(SET.map(([id, top, bottom]) => [id, { top, bottom }])),
  rounds: {
    1: { castleKnights: 1, defenseShields: 4 },
    2: { castleKnights: 2, defenseShields: 8 },
    3: { castleKnights: 3, defenseShields: 12 },
  },
};

const MEMBERS: { readonly [letter: string]: Member } = { F: 'feature', O: 'outer', L: 'left', R: 'right', I: 'inner' };
const HALF = /^(?:(knight|church|windmill|castle)(?: ([1-9]))? ?)?(.*)$/;

/** `knight 2 F-R-I`, `F-L | R-I`, or nothing. */
function half(text: string): Half {
  const [, feature = 'none', shields = '0', roads = ''] = HALF.exec(text) ?? [];
  const each = roads.split('|').flatMap((road) => road.trim() || []);
  return {
    feature: feature as Feature,
    shields: Number(shields),
    roads: each.map((road) => road.split('-').map((letter) => MEMBERS[letter])),
  };
}

function tile([id, { top, bottom }]: readonly [string, TileData], number: number): Tile {
  const kind = number < ROAD_TILES ? 'road' : number === SANCHO ? 'companion' : 'castle';
  return { id, kind, top: half(top), bottom: half(bottom) };
}

export const ROAD_TILES = 22;
export const CASTLE_6 = 22;
export const CASTLE_4 = 23;
export const SANCHO = 24;

const inUse: Tile[] = Object.entries(STANDARD.tiles).map(tile);
/** Every tile of the box in use; its place in this list is its number. */
export const TILES: readonly Tile[] = inUse;

export const COLUMNS = 8;
export const ROWS = 3;
export const FIELDS = COLUMNS * ROWS;

/** Fields are numbered row by row from A1 (DQ-2.1, DQ-2.3). */
export const columnOf = (field: number): number => field % COLUMNS;
export const rowOf = (field: number): number => Math.floor(field / COLUMNS);
export const fieldName = (field: number): string => `${'ABCDEFGH'[columnOf(field)]}${rowOf(field) + 1}`;

interface Round extends RoundData {
  readonly faceUp: number;
  readonly handEnds: number;
  readonly ends: number;
}

/**
 * What each round deals and demands (DQ-5.1, chapter 8); index 0 is round 1. `handEnds` and `ends` are how many cards
 * are left in the deck when the face-up tiles are laid, and when the round is over: in round 3 one card lies between.
 */
const rounds: Round[] = [
  { faceUp: 9, handEnds: 13, ends: 13, ...STANDARD.rounds[1] },
  { faceUp: 7, handEnds: 6, ends: 6, ...STANDARD.rounds[2] },
  { faceUp: 5, handEnds: 1, ends: 0, ...STANDARD.rounds[3] },
];
export const ROUNDS: readonly Round[] = rounds;
export const LAST_ROUND = 3;

/** DQ-9.3: the grade of a solitaire result, for more than so many points. */
export const GRADES = [
  { id: 'incredible', above: 100 },
  { id: 'rare', above: 85 },
  { id: 'very-good', above: 70 },
] as const;

/** A tile as it lies, in one number: the tile and whether it is turned. */
export type Lay = number;
export const LAYS = 2 * TILES.length;
export const layOf = (tileNumber: number, turn: number): Lay => 2 * tileNumber + (turn === 180 ? 1 : 0);
export const tileOf = (lay: Lay): number => lay >> 1;
export const turnOf = (lay: Lay): 0 | 180 => (lay & 1 ? 180 : 0);

/** DQ-3.6: half a turn exchanges the halves, and left and right in each. */
export function halvesOf(lay: Lay): readonly [upper: Half, lower: Half] {
  const { top, bottom } = TILES[tileOf(lay)];
  return turnOf(lay) === 0 ? [top, bottom] : [turned(bottom), turned(top)];
}

function turned(stored: Half): Half {
  const swap = (member: Member): Member => (member === 'left' ? 'right' : member === 'right' ? 'left' : member);
  return { ...stored, roads: stored.roads.map((road) => road.map(swap)) };
}

export const isSancho = (lay: Lay): boolean => lay >= 0 && tileOf(lay) === SANCHO;

const remakers: (() => void)[] = [];

/** For tables made of the tiles: filled now, and again when another box is used. */
export function madeOfTiles(fill: () => void): void {
  fill();
  remakers.push(fill);
}

/** Puts these components in place of those in use. */
export function useComponents(components: Components): void {
  Object.entries(components.tiles).forEach((data, number) => (inUse[number] = tile(data, number)));
  rounds.forEach((round, i) => (rounds[i] = { ...round, ...components.rounds[i + 1] }));
  for (const fill of remakers) fill();
}
