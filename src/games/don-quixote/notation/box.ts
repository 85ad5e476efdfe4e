/**
 * A box of one's own: `box: K1 knight 2 F-O-L-I / R-I` is a tile by what stands on its halves, top before bottom, and
 * their roads. F is the feature; O, L, R and I are the sides: outer, left, right, and inner to the other half (DQ-3.2).
 */
import { again } from '../../../core/mistakes.ts';
import { type BoxNotation, type BoxLine, demandsOf, misread, type Problem } from '../../../core/notation.ts';
import { box } from '../rules/box.ts';
import { CASTLE_4, CASTLE_6, ROAD_TILES, SANCHO, type TileData } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import * as mistakes from './mistakes.ts';

const demand = demandsOf(RULES);

interface Described extends TileData {
  readonly where: string;
  readonly id: string;
}

export const boxNotation: BoxNotation = {
  open(lines) {
    if (lines.length === 0) return [];
    const read = lines.map(tileIn);
    const tiles = read.flatMap(({ value }) => value ?? []);
    const problems = [...read.flatMap((one) => one.problems), ...tooMany(tiles)];
    if (problems.length === 0) box.use({ ...box.standard, tiles: allTiles(tiles) });
    return problems;
  },
  close: () => box.use(box.standard),
};

const STANDARD_IDS = Object.keys(box.standard.tiles);
const standardId = (name: string): string | undefined =>
  STANDARD_IDS.find((id) => id.toLowerCase() === name.toLowerCase());

/** Tiles of our names are changed; with other names it is another box, and only what is described is in it. */
function allTiles(described: readonly Described[]): { [id: string]: TileData } {
  const data = new Map(described.map(({ id, top, bottom }) => [id, { top, bottom }]));
  const isOther = described.some(({ id }) => standardId(id) === undefined);
  const roads = isOther ? [...data.keys()].filter((id) => !FIXED.includes(id)) : STANDARD_IDS.slice(0, ROAD_TILES);
  const unknown = Array.from({ length: ROAD_TILES - roads.length }, (_, i) => `(tile ${i + 1})`);
  const ids = [...roads, ...unknown, ...FIXED];
  return Object.fromEntries(ids.map((id) => [id, data.get(id) ?? box.standard.tiles[id] ?? { top: '', bottom: '' }]));
}

const FIXED = [CASTLE_6, CASTLE_4, SANCHO].map((tile) => STANDARD_IDS[tile]);

function tileIn({ where, words }: BoxLine): { value?: Described; problems: readonly Problem[] } {
  const [, name = '', halves = ''] = /^([a-z][\w-]*)\s*[:=]?\s+(.*)$/i.exec(words) ?? [];
  const parts = halves.split('/').map(halfIn);
  const [top, bottom = ''] = parts;
  if (name === '' || parts.length > 2 || top === undefined || bottom === undefined)
    return { problems: [misread(where, words, mistakes.boxLine)] };
  const value = { where, id: standardId(name) ?? name, top, bottom };
  return { value, problems: wrongTile(value) };
}

const PICTURE = /\b(knight|church|windmill|castle)\b\s*([1-9])?/i;

/** As in the components: the feature in small letters, the roads with hyphens. */
function halfIn(text: string): string | undefined {
  const [, feature = '', shields = ''] = PICTURE.exec(text) ?? [];
  const each = text
    .replace(PICTURE, '')
    .split('|')
    .map((road) => road.trim().toUpperCase().replaceAll(/[-\s]/g, ''));
  if (!each.every((road) => /^[FOLRI]*$/.test(road))) return undefined;
  const drawn = each.filter((road) => road !== '').map((road) => road.split('').join('-'));
  return [feature.toLowerCase(), shields, drawn.join(' | ')].filter((word) => word !== '').join(' ');
}

/** DQ-3.3 to DQ-3.5, as far as another edition has to keep them. */
function wrongTile({ where, id, top, bottom }: Described): Problem[] {
  const halves = [top, bottom];
  const isCastle = id === FIXED[0] || id === FIXED[1];
  const joins = halves.filter((half) => roadsIn(half).includes('I')).length;
  return [
    ...halves.flatMap((half) => [
      ...demand(!/(\w).*-?\1/.test(lettersIn(half)), where, 'DQ-3.5', half, mistakes.sidesOnce),
      ...demand(
        lettersIn(half).includes('F') === (featureIn(half) !== ''),
        where,
        'DQ-3.5',
        half || mistakes.emptyHalf,
        mistakes.featureRoad,
      ),
      ...demand(
        roadsIn(half)
          .split(' | ')
          .every((road) => road === '' || road.length > 1),
        where,
        'DQ-3.5',
        half,
        mistakes.roadEnds,
      ),
      ...demand((featureIn(half) === 'knight') === /\d/.test(half), where, 'DQ-1.7', half, mistakes.knightShields),
      ...demand((featureIn(half) === 'castle') === isCastle, where, 'DQ-3.7', half, mistakes.castleHalves),
    ]),
    ...demand(joins !== 1, where, 'DQ-3.4', `${top} / ${bottom}`, mistakes.innerRoad),
  ];
}

const featureIn = (half: string): string => /^[a-z]+/.exec(half)?.[0] ?? '';
const roadsIn = (half: string): string => half.replace(/^[a-z]+ ?\d? ?/, '');
const lettersIn = (half: string): string => roadsIn(half).replaceAll(/[^A-Z]/g, '');

const MOST_OF_A_KIND = 15;

function tooMany(tiles: readonly Described[]): Problem[] {
  const roads = tiles.filter(({ id }) => !FIXED.includes(id));
  const last = tiles.at(-1)?.where ?? 'input';
  const twice = tiles.filter(({ id }, i) => tiles.findIndex((other) => other.id === id) !== i);
  const kinds = ['church', 'windmill', 'knight'].map((kind) => ({
    kind,
    count: roads.flatMap(({ top, bottom }) => [top, bottom]).filter((half) => featureIn(half) === kind).length,
  }));
  return [
    ...twice.flatMap(({ where, id }) => demand(false, where, 'DQ-1.2', again(id), mistakes.eachTileOnce)),
    ...demand(
      roads.length <= ROAD_TILES,
      last,
      'DQ-1.5',
      mistakes.roadTiles(roads.length),
      mistakes.atMost(ROAD_TILES),
    ),
    ...kinds.flatMap(({ kind, count }) =>
      demand(
        count <= MOST_OF_A_KIND,
        last,
        'DQ-1.8',
        mistakes.halvesWith(count, kind),
        mistakes.atMost(MOST_OF_A_KIND),
      ),
    ),
  ];
}
