/** Why chapter 12 refuses: which tile, and what is missing for it. */
import { NONE, type Seat } from '../../../core/game.ts';
import { noDeed } from '../rules/12-dragon.ts';
import type { Asked } from './asked.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export const tileOf = (move: Move): number => (move.t === 'deed' ? move.tile : NONE);

/** Also of a tile that does lie there, while something else is asked. */
export function notFaceUp({ state, seat, move, tongue }: Asked): string {
  const { sentences } = tongue;
  if (move.t === 'deed' && noDeed(state, seat, move) === undefined)
    return sentences.rideToDragon(tongue.deed(move.tile));
  const tiles = state.faceUp.filter((tile) => tile >= 0).map((tile) => DEEDS[tile].id);
  return sentences.notFaceUp(
    move.t === 'deed' ? tongue.deed(move.tile) : sentences.thatThing,
    tiles.length === 0 ? sentences.nothing : tongue.list(tiles),
  );
}

/** `D05 The Knight of the Black Ford needs 1 lance more`. */
export function shortOf({ state, seat, move, tongue }: Asked): string {
  if (move.t !== 'deed') return '';
  const { tile, spare } = move;
  const { sentences } = tongue;
  if (DEEDS[tile] === undefined) return sentences.noTile(tile);
  if (spare !== NONE && !(DEEDS[tile].cost[spare] > 0))
    return sentences.notDemanded(tongue.deed(tile), tongue.thing(spare) ?? sentences.suchThing);
  const missing = missingFor(state, seat, tile).map(([count, thing]) =>
    tongue.counted(count - (thing === spare ? 1 : 0), thing),
  );
  return sentences.short(tongue.deed(tile), tongue.list(missing));
}

/** How many of which thing a seat lacks for a tile. */
export function missingFor(state: State, seat: Seat, tile: number): (readonly [number, number])[] {
  const { things } = state.knights[seat];
  return DEEDS[tile].cost.flatMap((cost, thing) =>
    cost > things[thing] ? [[cost - things[thing], thing] as const] : [],
  );
}

export function shortOfAll({ state, seat, tongue }: Asked): string {
  const { sentences } = tongue;
  const tiles = state.faceUp.filter((tile) => tile >= 0);
  if (tiles.length === 0) return sentences.noTiles;
  const lacks = tiles.map((tile) => {
    const missing = missingFor(state, seat, tile).map(([count, thing]) => tongue.counted(count, thing));
    if (DEEDS[tile].excalibur && state.sword !== seat) missing.push(sentences.theSword);
    return sentences.lacks(DEEDS[tile].id, tongue.list(missing));
  });
  return sentences.outOfReach(lacks.join('; '));
}
