/** Where the tiles of a hand stand: a tile that is placed leaves its slot empty, so that the others stay where they are. */
export function slotsOf(before: readonly number[], tiles: readonly number[]): readonly number[] {
  return tiles.every((tile) => before.includes(tile)) ? before : tiles;
}
