/** Tiles of one's own box: a road tile of ours whose roads were drawn anew, end by end. */
import { boxNotation } from '../notation/box.ts';
import { box } from '../rules/box.ts';
import { ROAD_TILES, type TileData } from '../rules/components.ts';

export interface DrawnTile extends TileData {
  /** Its number. */
  readonly tile: number;
}

const IDS = Object.keys(box.standard.tiles);
const lineOf = ({ tile, top, bottom }: DrawnTile): string => `${IDS[tile]} ${top} / ${bottom}`;
export const boxLinesOf = (drawn: readonly DrawnTile[]): string =>
  drawn.map((each) => `box: ${lineOf(each)}\n`).join('');

/** Which tiles are in use now. */
let used = '';

/** Puts these tiles in the place of ours until `putTiles([])`. */
export function putTiles(drawn: readonly DrawnTile[]): void {
  const key = boxLinesOf(drawn);
  if (key === used) return;
  const changed = drawn.map(({ tile, top, bottom }) => [IDS[tile], { top, bottom }]);
  box.use({ ...box.standard, tiles: { ...box.standard.tiles, ...Object.fromEntries(changed) } });
  used = key;
}

/** The ends of a half in the order of the eye: a road takes one way round (DQ-3.2). */
export const ENDS = ['O', 'L', 'F', 'R', 'I'] as const;
export type End = (typeof ENDS)[number];
/** By end: no road, the first road of the half, or another one. */
export type Ends = { readonly [end in End]: 0 | 1 | 2 };

const FEATURE = /^(?:[a-z]+(?: \d)? ?)?/;

export function endsOf(half: string): Ends {
  const roads = half.replace(FEATURE, '').split('|');
  const roadAt = (end: End): number => roads.findIndex((road) => road.includes(end)) + 1;
  return Object.fromEntries(ENDS.map((end) => [end, roadAt(end)])) as unknown as Ends;
}

/** `knight 2 F-O | L-I`; what stands on the half stays. */
export function halfOf(half: string, ends: Ends): string {
  const feature = FEATURE.exec(half)?.[0].trim() ?? '';
  const roads = ([1, 2] as const).map((road) => ENDS.filter((end) => ends[end] === road).join('-'));
  return [feature, roads.filter((road) => road !== '').join(' | ')].filter((part) => part !== '').join(' ');
}

/** A tap on an end: a road, another road, none. */
export const tapped = (half: string, end: End): string => {
  const ends = endsOf(half);
  return halfOf(half, { ...ends, [end]: ((ends[end] + 1) % 3) as 0 | 1 | 2 });
};

export const dataOf = (drawn: readonly DrawnTile[], tile: number): DrawnTile =>
  drawn.find((each) => each.tile === tile) ?? { tile, ...box.standard.tiles[IDS[tile]] };

/** Why a tile cannot be so: its feature has no road, a road has one end only, or stops in the middle (DQ-3.4, DQ-3.5). */
export type Undrawn = 'feature' | 'lonely' | 'middle';

export function undrawn({ top, bottom }: TileData): Undrawn | undefined {
  const halves = [top, bottom].map(endsOf);
  if (halves[0].F === 0) return 'feature';
  const isLonely = (ends: Ends): boolean =>
    [1, 2].some((road) => ENDS.filter((end) => ends[end] === road).length === 1);
  if (halves.some(isLonely)) return 'lonely';
  return (halves[0].I === 0) === (halves[1].I === 0) ? undefined : 'middle';
}

/** The tile as drawn; with its own roads again it is ours. */
export function withDrawn(drawn: readonly DrawnTile[], data: DrawnTile): DrawnTile[] {
  const others = drawn.filter(({ tile }) => tile !== data.tile);
  const ours = dataOf([], data.tile);
  const isOurs = ours.top === data.top && ours.bottom === data.bottom;
  return isOurs ? others : [...others, data];
}

export function areDrawn(raw: unknown): raw is DrawnTile[] {
  if (!Array.isArray(raw) || !raw.every(isDrawn) || undefined !== raw.find(undrawn)) return false;
  const problems = boxNotation.open(raw.map((each) => ({ where: 'box', words: lineOf(each) })));
  boxNotation.close();
  used = '';
  return problems.length === 0;
}

function isDrawn(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const { tile, top, bottom } = raw as Partial<Record<keyof DrawnTile, unknown>>;
  const isTile = Number.isInteger(tile) && (tile as number) >= 0 && (tile as number) < ROAD_TILES;
  return isTile && typeof top === 'string' && typeof bottom === 'string';
}
