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

/** DQ-3.8, and Sancho Pansa (DQ-12.3): id, feature, roads of the top half, roads of the bottom half. */
const SET: readonly (readonly [string, string, string, string])[] = [
  ['Kn1a', 'knight 1', 'F-O-L-I', 'R-I'],
  ['Kn1b', 'knight 1', 'F-L-R-I', 'O-I'],
  ['Kn1c', 'knight 1', 'F-O-I', 'O-R-I'],
  ['Kn2a', 'knight 2', 'F-O-I', 'L-I'],
  ['Kn2b', 'knight 2', 'F-R-I', 'O-L-I'],
  ['Kn2c', 'knight 2', 'F-O-L', 'O-R'],
  ['Kn3a', 'knight 3', 'F-O', 'L-R'],
  ['Kn3b', 'knight 3', 'F-I', 'O-L-I'],
  ['Kn3c', 'knight 3', 'F-R-I', 'L-I'],
  ['Wm1', 'windmill', 'F-L-R-I', 'O-I'],
  ['Wm2', 'windmill', 'F-O-I', 'R-I'],
  ['Wm3', 'windmill', 'F-L-I', 'O-R-I'],
  ['Wm4', 'windmill', 'F-L-R', 'O-L'],
  ['Wm5', 'windmill', 'F-L | R-I', 'O-L-I'],
  ['Wm6', 'windmill', 'F-O-R | L-I', 'R-I'],
  ['Wm7', 'windmill', 'F-I', 'L-R-I'],
  ['Ch1', 'church', 'F-L-R-I', 'R-I'],
  ['Ch2', 'church', 'F-O-I', 'L-R-I'],
  ['Ch3', 'church', 'F-R-I', 'O-L-I'],
  ['Ch4', 'church', 'F-L-R', 'O-R'],
  ['Ch5', 'church', 'F-I | L-R', 'O-I'],
  ['Ch6', 'church', 'F-O-R-I', 'O-I'],
  ['Ca6', 'castle', 'F-R', 'F-L'],
  ['Ca4', 'castle', 'F-L', 'F-R'],
  ['Sancho', 'none', 'O-L-R-I', 'O-L-R-I'],
];

const MEMBERS: { readonly [letter: string]: Member } = { F: 'feature', O: 'outer', L: 'left', R: 'right', I: 'inner' };

function half(feature: string, roads: string): Half {
  const [kind, shields] = feature.split(' ');
  return {
    feature: kind as Feature,
    shields: Number(shields ?? 0),
    roads: roads.split(' | ').map((road) => road.split('-').map((letter) => MEMBERS[letter])),
  };
}

function tile([id, feature, top, bottom]: (typeof SET)[number]): Tile {
  const kind = feature === 'castle' ? 'castle' : feature === 'none' ? 'companion' : 'road';
  return { id, kind, top: half(feature, top), bottom: half(kind === 'castle' ? feature : 'none', bottom) };
}

/** Every tile of a set; its place in this list is its number. */
export const TILES: readonly Tile[] = SET.map(tile);
export const ROAD_TILES = 22;
export const CASTLE_6 = 22;
export const CASTLE_4 = 23;
export const SANCHO = 24;

export const COLUMNS = 8;
export const ROWS = 3;
export const FIELDS = COLUMNS * ROWS;

/** Fields are numbered row by row from A1 (DQ-2.1, DQ-2.3). */
export const columnOf = (field: number): number => field % COLUMNS;
export const rowOf = (field: number): number => Math.floor(field / COLUMNS);
export const fieldName = (field: number): string => `${'ABCDEFGH'[columnOf(field)]}${rowOf(field) + 1}`;

/**
 * What each round deals and demands (DQ-5.1, chapter 8); index 0 is round 1. `handEnds` and `ends` are how many cards
 * are left in the deck when the face-up tiles are laid, and when the round is over: in round 3 one card lies between.
 */
export const ROUNDS = [
  { faceUp: 9, handEnds: 13, ends: 13, castleKnights: 1, defenseShields: 4 },
  { faceUp: 7, handEnds: 6, ends: 6, castleKnights: 2, defenseShields: 8 },
  { faceUp: 5, handEnds: 1, ends: 0, castleKnights: 3, defenseShields: 12 },
] as const;
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
