/** Which deed cannot be completed and what is missing for it (chapter 12), in words. */
import { NONE, type Seat } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { noDeed } from '../rules/12-dragon.ts';
import { MALEAGANT, THINGS, WEAPONS } from '../rules/components.ts';
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
  const there = tilesOf(state).map((tile) => deedNamed(words, tile));
  return t['lan.why.notFaceUp'](
    deed ?? t['lan.why.thatThing'],
    there.length === 0 ? t['lan.nothing'] : listed(words, there),
  );
}

/** `You need 1 lance more for The Knight of the Black Ford.` */
export function shortOf(words: Words, state: State, seat: Seat, { tile, spare }: DeedMove): string | undefined {
  const { t } = words;
  const deed = deedNamed(words, tile);
  if (spare !== NONE && THINGS[spare] === undefined) return undefined;
  if (spare !== NONE && !(DEEDS[tile].cost[spare] > 0))
    return t['lan.why.notDemanded'](deed, thingsCalled(words, spare));
  const missing = missingFor(state, seat, tile, spare).map(([count, thing]) => counted(words, count, thing));
  return t['lan.why.short'](deed, listed(words, missing));
}

/** How many of which thing a seat lacks for a tile, when this weapon is spared. */
export function missingFor(
  state: State,
  seat: Seat,
  tile: number,
  spare = spared(state, seat, tile),
): (readonly [number, number])[] {
  const { things } = state.knights[seat];
  return DEEDS[tile].cost.flatMap((cost, thing) => {
    const missing = cost - things[thing] - (thing === spare ? 1 : 0);
    return missing > 0 ? [[missing, thing] as const] : [];
  });
}

/** LAN-12.5: of the weapons that are missing Maleagant spares the rarest. */
function spared({ holders, knights }: State, seat: Seat, tile: number): number {
  if (holders[MALEAGANT] !== seat) return NONE;
  const { cost } = DEEDS[tile];
  return WEAPONS.findLast((weapon) => cost[weapon] > knights[seat].things[weapon]) ?? NONE;
}

export function shortOfAll(words: Words, state: State, seat: Seat): string {
  const { t } = words;
  const tiles = tilesOf(state);
  if (tiles.length === 0) return t['lan.why.noTiles'];
  const lacks = tiles.map((tile) => {
    const missing = missingFor(state, seat, tile).map(([count, thing]) => counted(words, count, thing));
    if (DEEDS[tile].excalibur && state.sword !== seat) missing.push(t['lan.why.theSword']);
    return t['lan.why.lacks'](deedNamed(words, tile), listed(words, missing));
  });
  return t['lan.why.outOfReach'](lacks.join('; '));
}
