/** Which tiles could do what on an empty field: sets of tiles, a bit for each, by the exits that lead to roads. */
import { FIELDS, layOf, madeOfTiles, TILES } from '../rules/components.ts';
import { EXITS, type Road, ROADS } from '../rules/06-connection.ts';
import { guardShields } from '../rules/07-defense.ts';

/** A set of tiles, by number. */
export type TileSet = number;
/** A set of exits. */
type ExitSet = number;
const EXIT_SETS = 1 << EXITS;

/** By two sets of exits: the tiles with a road that leads to both. */
export const JOINING = new Int32Array(EXIT_SETS * EXIT_SETS);
/** By a set of exits: the tiles with a road that leads to all of them. */
export const JOINING_ALL = new Int32Array(EXIT_SETS);
/** By a set of exits: the tiles that could bring a church, a windmill, a knight to one of them. */
export const WITH_CHURCH = new Int32Array(EXIT_SETS);
export const WITH_WINDMILL = new Int32Array(EXIT_SETS);
export const WITH_KNIGHT = new Int32Array(EXIT_SETS);
/** By field: the tiles whose knight could stand guard there. */
export const GUARDING = new Int32Array(FIELDS);

madeOfTiles(() => {
  for (let one = 0; one < EXIT_SETS; one++) {
    JOINING_ALL[one] = tilesWith(({ exits }) => (exits & one) === one);
    WITH_CHURCH[one] = tilesWith(({ exits, churches }) => (exits & one) > 0 && churches > 0);
    WITH_WINDMILL[one] = tilesWith(({ exits, windmills }) => (exits & one) > 0 && windmills > 0);
    WITH_KNIGHT[one] = tilesWith(({ exits, knights }) => (exits & one) > 0 && knights > 0);
    for (let other = 0; other < EXIT_SETS; other++)
      JOINING[one * EXIT_SETS + other] = tilesWith(({ exits }) => (exits & one) > 0 && (exits & other) > 0);
  }
  for (let field = 0; field < FIELDS; field++)
    GUARDING[field] = tilesThat(
      (tile) => guardShields(field, layOf(tile, 0)) + guardShields(field, layOf(tile, 180)) > 0,
    );
});

function tilesThat(can: (tile: number) => boolean): TileSet {
  let tiles = 0;
  for (let tile = 0; tile < TILES.length; tile++) if (can(tile)) tiles |= 1 << tile;
  return tiles;
}

/** The tiles that have such a road in one of their positions. */
function tilesWith(is: (road: Road) => boolean): TileSet {
  return tilesThat((tile) => ROADS[layOf(tile, 0)].some(is) || ROADS[layOf(tile, 180)].some(is));
}

export const joining = (one: ExitSet, other: ExitSet): TileSet => JOINING[one * EXIT_SETS + other];

/** None, one, more. */
export const FEW = 3;
export const few = (tiles: TileSet): number => (tiles === 0 ? 0 : (tiles & (tiles - 1)) === 0 ? 1 : 2);
