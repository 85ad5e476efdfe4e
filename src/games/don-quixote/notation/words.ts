/** Tiles, fields and moves as people write them: `Kn2b` as it is, `Kn2b*` turned by half, `G3`, `?` for what is hidden. */
import { codec, finder, named, or, orHidden } from '../../../core/codecs.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { FIELDS, fieldName, type Lay, layOf, ROAD_TILES, TILES, tileOf, turnOf } from '../rules/components.ts';
import { CATEGORIES, type Score, UNKNOWN_SCORE } from '../rules/08-scoring.ts';
import type { LayMove } from '../rules/state.ts';

const TILE_NAMES = TILES.map(({ id }) => id);
const tileNamed = finder(TILE_NAMES);

/** A tile that can lie in a hand. */
export const ROAD_TILE = named('a road tile, like Kn2b', TILE_NAMES.slice(0, ROAD_TILES));
export const FIELD = named(
  'a field from A1 to H3',
  Array.from({ length: FIELDS }, (_, field) => fieldName(field)),
);

const writeTile = (tile: number): string => (tile === HIDDEN ? '?' : (TILE_NAMES[tile] ?? `tile ${tile}`));

/** A tile as it lies. Castles and Sancho Pansa look the same either way round and are kept unturned (DQ-3.7, DQ-12.5). */
export const LAY = codec<Lay>(
  'a tile, like Kn2b or Kn2b*',
  (lay) => TILE_NAMES[tileOf(lay)] + (turnOf(lay) === 180 ? '*' : ''),
  (word) => {
    const tile = tileNamed(word.replace(/\*$/, ''));
    return tile === undefined ? undefined : layOf(tile, word.endsWith('*') && tile < ROAD_TILES ? 180 : 0);
  },
);
/** A field of the board: `.` or `-` where nothing lies. */
export const CELL = or(or(LAY, '-', NONE), '.', NONE, `${LAY.expected}, or . for empty`);
export const writeLay = orHidden(CELL).write;

/** `Kn2b@90` can be written too: it is for the rules to refuse it (DQ-3.6). */
export const MOVE = codec<LayMove>(
  'a tile, like Kn2b, or Kn2b* turned by half',
  ({ tile, turn }) => writeTile(tile) + (turn === 0 ? '' : turn === 180 ? '*' : `@${turn}`),
  (text) => {
    const [, name = '', turned, degrees = '0'] = /^([a-z]+\d?[a-z]?)(\*|@(\d{1,3}))?$/i.exec(text) ?? [];
    const tile = tileNamed(name);
    return tile === undefined ? undefined : { t: 'lay', tile, turn: turned === '*' ? 180 : Number(degrees) };
  },
);

/** The figures a category can have in one scoring (DQ-8.1 to DQ-8.6, DQ-8.8). */
const POSSIBLE: readonly ((points: number) => boolean)[] = [
  (points) => points === 0 || points === 6,
  (points) => points === 0 || points === 4,
  (points) => points <= 12 && points % 2 === 0,
  (points) => points <= 14 && points % 2 === 0,
  (points) => points === 0 || points === 5,
  (points) => points <= 18 && points !== 1,
];

/** A scoring: its figures in the order of the categories. */
export const SCORE = or(
  codec<Score>(
    'up to three scorings, each as 6-castle+4-castle+churches+windmills+defense+knights or ?',
    (points) => CATEGORIES.map((category) => points[category]).join('+'),
    (word) => {
      const figures = word.split('+');
      const isPossible = (figure: string, i: number): boolean => /^\d\d?$/.test(figure) && POSSIBLE[i](Number(figure));
      if (figures.length !== CATEGORIES.length || !figures.every(isPossible)) return undefined;
      return Object.fromEntries(CATEGORIES.map((category, i) => [category, Number(figures[i])])) as Score;
    },
  ),
  '?',
  UNKNOWN_SCORE,
);
