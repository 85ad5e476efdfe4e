/** Tiles, fields and moves as people write them: `Kn2b` as it is, `Kn2b*` turned by half, `G3`, `?` for what is hidden. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import { FIELDS, fieldName, type Lay, layOf, ROAD_TILES, SANCHO, TILES, tileOf, turnOf } from '../rules/components.ts';
import { CATEGORIES, isUnknown, type Score } from '../rules/08-scoring.ts';
import type { LayMove } from '../rules/state.ts';

/** Words come in any case. */
const TILE_NUMBERS = new Map(TILES.map(({ id }, tile) => [id.toLowerCase(), tile]));
const FIELD_NUMBERS = new Map(Array.from({ length: FIELDS }, (_, field) => [fieldName(field).toLowerCase(), field]));

export const UNKNOWN = '?';
const EMPTY: readonly string[] = ['.', '-'];

export function writeTile(tile: number): string {
  return tile === HIDDEN ? UNKNOWN : (TILES[tile]?.id ?? `tile ${tile}`);
}

export function writeLay(lay: Lay): string {
  if (lay === NONE) return EMPTY[0];
  return lay === HIDDEN ? UNKNOWN : TILES[tileOf(lay)].id + (turnOf(lay) === 180 ? '*' : '');
}

export function writeField(field: number): string {
  return field === HIDDEN ? UNKNOWN : fieldName(field);
}

export function writeMove({ tile, turn }: LayMove): string {
  return writeTile(tile) + (turn === 0 ? '' : turn === 180 ? '*' : `@${turn}`);
}

/** Its figures in the order of the categories. */
export function writeScore(points: Score): string {
  return isUnknown(points) ? UNKNOWN : CATEGORIES.map((category) => points[category]).join('+');
}

const MOVE = /^([a-z]+\d?[a-z]?)(\*|@(\d{1,3}))?$/i;

/** `Kn2b@90` can be written too: it is for the rules to refuse it (DQ-3.6). */
export function readMove(text: string): Reading<LayMove> {
  const [, name, turned, degrees] = MOVE.exec(text.trim()) ?? [];
  const tile = tileNamed(name ?? '');
  if (tile === undefined) return { problems: [misread('move', text, 'a tile, like Kn2b, or Kn2b* turned by half')] };
  return { value: { t: 'lay', tile, turn: turned === '*' ? 180 : Number(degrees ?? 0) } };
}

const tileNamed = (word: string): number | undefined => TILE_NUMBERS.get(word.toLowerCase());
export const fieldNamed = (word: string): number | undefined => FIELD_NUMBERS.get(word.toLowerCase());

/** A tile that can lie in a hand; HIDDEN for `?`. */
export function roadTileNamed(word: string): number | undefined {
  if (word === UNKNOWN) return HIDDEN;
  const tile = tileNamed(word);
  return tile !== undefined && tile < ROAD_TILES ? tile : undefined;
}

/** Castles and Sancho Pansa look the same either way round and are kept unturned (DQ-3.7, DQ-12.5). */
export function layNamed(word: string): Lay | undefined {
  if (EMPTY.includes(word)) return NONE;
  const turned = word.endsWith('*');
  const tile = tileNamed(turned ? word.slice(0, -1) : word);
  if (tile === undefined) return undefined;
  return layOf(tile, turned && tile < ROAD_TILES ? 180 : 0);
}

export const isSancho = (lay: Lay): boolean => lay >= 0 && tileOf(lay) === SANCHO;

const LONGEST = 40;

/** A problem with something that was typed, cut to a length that fits in a message. */
export function misread(where: string, found: string, expected: string): Problem {
  const short = found.length > LONGEST ? `${found.slice(0, LONGEST - 1)}…` : found;
  return { where, found: short || 'nothing', expected };
}
