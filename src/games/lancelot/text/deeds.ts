/** Which deed cannot be completed and what is missing for it (chapter 12), in words. */
import { NONE, type Seat } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { noDeed } from '../rules/12-dragon.ts';
import { THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { DeedMove, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { counted, deedNamed, thingsCalled } from './naming.ts';
import type { Words } from './words.ts';

const tilesOf = ({ faceUp }: State): number[] => faceUp.filter((tile) => tile >= 0);

/** Also of a tile that does lie there, while something else is asked. */
export function notFaceUp(words: Words, state: State, seat: Seat, move: Move): string {
  const { t } = words;
  const deed = move.t === 'deed' && DEEDS[move.tile] !== undefined ? deedNamed(words, move.tile) : undefined;
  if (deed !== undefined && noDeed(state, seat, move as DeedMove) === undefined) return t['lan.why.rideToDragon'](deed);
  const ids = tilesOf(state).map((tile) => DEEDS[tile].id);
  return t['lan.why.notFaceUp'](
    deed ?? t['lan.why.thatThing'],
    ids.length === 0 ? t['lan.nothing'] : listed(words, ids),
  );
}

/** `D05 The Knight of the Black Ford needs 1 lance more.` */
export function shortOf(words: Words, state: State, seat: Seat, { tile, spare }: DeedMove): string | undefined {
  const { t } = words;
  const deed = deedNamed(words, tile);
  if (spare !== NONE && THINGS[spare] === undefined) return undefined;
  if (spare !== NONE && !(DEEDS[tile].cost[spare] > 0))
    return t['lan.why.notDemanded'](deed, thingsCalled(words, spare));
  const missing = missingFor(state, seat, tile).map(([count, thing]) =>
    counted(words, count - (thing === spare ? 1 : 0), thing),
  );
  return t['lan.why.short'](deed, listed(words, missing));
}

/** How many of which thing a seat lacks for a tile. */
export function missingFor(state: State, seat: Seat, tile: number): (readonly [number, number])[] {
  const { things } = state.knights[seat];
  return DEEDS[tile].cost.flatMap((cost, thing) =>
    cost > things[thing] ? [[cost - things[thing], thing] as const] : [],
  );
}

export function shortOfAll(words: Words, state: State, seat: Seat): string {
  const { t } = words;
  const tiles = tilesOf(state);
  if (tiles.length === 0) return t['lan.why.noTiles'];
  const lacks = tiles.map((tile) => {
    const missing = missingFor(state, seat, tile).map(([count, thing]) => counted(words, count, thing));
    if (DEEDS[tile].excalibur && state.sword !== seat) missing.push(t['lan.why.theSword']);
    return t['lan.why.lacks'](DEEDS[tile].id, listed(words, missing));
  });
  return t['lan.why.outOfReach'](lacks.join('; '));
}
