/** Chapter 7: which knights stand guard at the edge of the realm. */
import { COLUMNS, columnOf, FIELDS, halvesOf, type Lay, LAYS, rowOf, ROWS } from './components.ts';
import { LOWER, UPPER } from './06-connection.ts';

/** Ways a half can touch the edge: its side, and the columns or rows in which that side is a border. */
const NORTH = 1;
const SOUTH = 2;
const WEST = 4;
const EAST = 8;

/** DQ-7.2: the borders that a knight's own road reaches within its own half, wherever the tile may lie. */
const REACHES = Uint8Array.from({ length: LAYS }, (_, lay) => {
  let reached = 0;
  halvesOf(lay).forEach((half, h) => {
    if (half.feature !== 'knight') return;
    const own = half.roads.find((road) => road.includes('feature')) ?? [];
    if (own.includes('left')) reached |= WEST;
    if (own.includes('right')) reached |= EAST;
    if (own.includes('outer') && h === UPPER) reached |= NORTH;
    if (own.includes('outer') && h === LOWER) reached |= SOUTH;
  });
  return reached;
});

const BORDERS = Uint8Array.from({ length: FIELDS }, (_, field) => {
  const vertical = rowOf(field) === 0 ? NORTH : rowOf(field) === ROWS - 1 ? SOUTH : 0;
  const horizontal = columnOf(field) === 0 ? WEST : columnOf(field) === COLUMNS - 1 ? EAST : 0;
  return vertical | horizontal;
});

const SHIELDS = Uint8Array.from({ length: LAYS }, (_, lay) =>
  halvesOf(lay).reduce((sum, half) => sum + half.shields, 0),
);

/** The shields that the tile on this field adds to the Defense of the Realm: each knight's once (DQ-7.3). */
export function guardShields(field: number, lay: Lay): number {
  return (REACHES[lay] & BORDERS[field]) === 0 ? 0 : SHIELDS[lay];
}

/** All shields of the guards (DQ-8.5). */
export function shieldsAtBorder(board: readonly Lay[]): number {
  let sum = 0;
  for (let field = 0; field < FIELDS; field++) if (board[field] >= 0) sum += guardShields(field, board[field]);
  return sum;
}
