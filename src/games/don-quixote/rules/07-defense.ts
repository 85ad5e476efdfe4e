/** Chapter 7: which knights stand guard at the edge of the realm. */
import {
  COLUMNS,
  columnOf,
  FIELDS,
  type Half,
  halvesOf,
  type Lay,
  LAYS,
  madeOfTiles,
  rowOf,
  ROWS,
} from './components.ts';
import { LOWER, UPPER } from './06-connection.ts';

/** Ways a half can touch the edge: its side, and the columns or rows in which that side is a border. */
const NORTH = 1;
const SOUTH = 2;
const WEST = 4;
const EAST = 8;

/** DQ-7.2: by lay and half, the borders that a knight's own road reaches within its half, and his shields. */
const REACHES = new Uint8Array(LAYS * 2);
const SHIELDS = new Uint8Array(LAYS * 2);

madeOfTiles(() => {
  for (let lay = 0; lay < LAYS; lay++)
    halvesOf(lay).forEach((half, h) => {
      REACHES[lay * 2 + h] = half.feature === 'knight' ? reached(half, h) : 0;
      SHIELDS[lay * 2 + h] = half.shields;
    });
});

function reached({ roads }: Half, h: number): number {
  const own = roads.find((road) => road.includes('feature')) ?? [];
  const outer = own.includes('outer') ? (h === UPPER ? NORTH : SOUTH) : 0;
  return (own.includes('left') ? WEST : 0) | (own.includes('right') ? EAST : 0) | outer;
}

const BORDERS = Uint8Array.from({ length: FIELDS }, (_, field) => {
  const vertical = rowOf(field) === 0 ? NORTH : rowOf(field) === ROWS - 1 ? SOUTH : 0;
  const horizontal = columnOf(field) === 0 ? WEST : columnOf(field) === COLUMNS - 1 ? EAST : 0;
  return vertical | horizontal;
});

/** The shields that the tile on this field adds to the Defense of the Realm: each knight's once (DQ-7.3). */
export function guardShields(field: number, lay: Lay): number {
  const borders = BORDERS[field];
  const upper = (REACHES[lay * 2 + UPPER] & borders) === 0 ? 0 : SHIELDS[lay * 2 + UPPER];
  return (REACHES[lay * 2 + LOWER] & borders) === 0 ? upper : upper + SHIELDS[lay * 2 + LOWER];
}

/** All shields of the guards (DQ-8.5). */
export function shieldsAtBorder(board: readonly Lay[]): number {
  let sum = 0;
  for (let field = 0; field < FIELDS; field++) if (board[field] >= 0) sum += guardShields(field, board[field]);
  return sum;
}
