/** Tiles, fields and moves as people write them: `Kn2b` as it is, `Kn2b*` turned by half, `G3`, `?` for what is hidden. */
import { codec, finder, named, or, orHidden } from '../../../core/codecs.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import {
  type Feature,
  FIELDS,
  fieldName,
  type Lay,
  layOf,
  madeOfTiles,
  ROAD_TILES,
  TILES,
  tileOf,
  turnOf,
} from '../rules/components.ts';
import { CATEGORIES, type Score, UNKNOWN_SCORE } from '../rules/08-scoring.ts';
import type { LayMove } from '../rules/state.ts';
import * as mistakes from './mistakes.ts';

let tileNamed = finder([]);
madeOfTiles(() => (tileNamed = finder(TILES.map(({ id }) => id))));

/** A tile that can lie in a hand. */
export const ROAD_TILE = codec<number>(
  mistakes.roadTile,
  (tile) => writeTile(tile),
  (name) => {
    const tile = tileNamed(name) ?? ROAD_TILES;
    return tile < ROAD_TILES ? tile : undefined;
  },
);
export const FIELD = named(
  mistakes.field,
  Array.from({ length: FIELDS }, (_, field) => fieldName(field)),
);

const writeTile = (tile: number): string => (tile === HIDDEN ? '?' : (TILES[tile]?.id ?? `tile ${tile}`));

/** A tile as it lies. Castles and Sancho Pansa look the same either way round and are kept unturned (DQ-3.7, DQ-12.5). */
export const LAY = codec<Lay>(
  mistakes.tile,
  (lay) => TILES[tileOf(lay)].id + (turnOf(lay) === 180 ? '*' : ''),
  (word) => {
    const tile = tileNamed(word.replace(/\*$/, ''));
    return tile === undefined ? undefined : layOf(tile, word.endsWith('*') && tile < ROAD_TILES ? 180 : 0);
  },
);
/** A field of the board: `.` or `-` where nothing lies. */
export const CELL = or(or(LAY, '-', NONE), '.', NONE, mistakes.cell);
export const writeLay = orHidden(CELL).write;

/** `Kn2b@90` can be written too: it is for the rules to refuse it (DQ-3.6). */
export const MOVE = codec<LayMove>(
  mistakes.move,
  ({ tile, turn }) => writeTile(tile) + (turn === 0 ? '' : turn === 180 ? '*' : `@${turn}`),
  (text) => {
    const [, name = '', turned, degrees = '0'] = /^([a-z][\w-]*)(\*|@(\d{1,3}))?$/i.exec(text) ?? [];
    const tile = tileNamed(name);
    return tile === undefined ? undefined : { t: 'lay', tile, turn: turned === '*' ? 180 : Number(degrees) };
  },
);

const buildings = (feature: Feature): number =>
  TILES.reduce((sum, { top, bottom }) => sum + [top, bottom].filter((half) => half.feature === feature).length, 0);
const shields = (): number => TILES.reduce((sum, { top, bottom }) => sum + top.shields + bottom.shields, 0);

/** The figures a category can have in one scoring (DQ-8.1 to DQ-8.6, DQ-8.8). */
const POSSIBLE: readonly ((points: number) => boolean)[] = [
  (points) => points === 0 || points === 6,
  (points) => points === 0 || points === 4,
  (points) => points <= 2 * buildings('church') && points % 2 === 0,
  (points) => points <= 2 * buildings('windmill') && points % 2 === 0,
  (points) => points === 0 || points === 5,
  (points) => points <= shields() && points !== 1,
];

/** A scoring: its figures in the order of the categories, or only their sum. */
export const SCORE = or(
  codec<Score>(
    mistakes.scores,
    (points) =>
      points.sum === undefined ? CATEGORIES.map((category) => points[category]).join('+') : String(points.sum),
    (word) => (/^\d{1,3}$/.test(word) ? { ...UNKNOWN_SCORE, sum: Number(word) } : figuresIn(word)),
  ),
  '?',
  UNKNOWN_SCORE,
);

function figuresIn(word: string): Score | undefined {
  const figures = word.split('+');
  const isPossible = (figure: string, i: number): boolean => /^\d\d?$/.test(figure) && POSSIBLE[i](Number(figure));
  if (figures.length !== CATEGORIES.length || !figures.every(isPossible)) return undefined;
  return Object.fromEntries(CATEGORIES.map((category, i) => [category, Number(figures[i])])) as Score;
}
