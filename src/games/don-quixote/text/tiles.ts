/** DQ-15.12: tiles and reasons in words, for people who hear the board and for those who read the log. */
import { NONE } from '../../../core/game.ts';
import {
  CASTLE_4,
  CASTLE_6,
  columnOf,
  COLUMNS,
  fieldName,
  type Half,
  halvesOf,
  type Lay,
  type Member,
  rowOf,
  SANCHO,
  TILES,
  tileOf,
} from '../rules/components.ts';
import { guardShields } from '../rules/07-defense.ts';
import { type Reason, fieldsOf, isCastle } from '../rules/explain.ts';
import { listed } from '../../../core/text.ts';
import type { Words } from './words.ts';

/** What a tile is called: its feature. */
export function tileName({ t }: Words, tile: number): string {
  if (tile === CASTLE_6 || tile === CASTLE_4) return t['dq.castle'](tile === CASTLE_6 ? 6 : 4);
  if (tile === SANCHO) return t['dq.sancho'];
  if (TILES[tile] === undefined) return t['dq.hiddenTile'];
  const featured = [TILES[tile].top, TILES[tile].bottom].filter(({ feature }) => feature !== 'none');
  return featured.length === 0 ? TILES[tile].id : featured.map((half) => featureName({ t }, half)).join(' + ');
}

const featureName = ({ t }: Pick<Words, 't'>, { feature, shields }: Half): string =>
  feature === 'knight' ? t['dq.knight'](shields) : feature === 'church' ? t['dq.church'] : t['dq.windmill'];

/** A tile as it lies: what stands in which half. */
export function layName(words: Words, lay: Lay): string {
  const tile = tileOf(lay);
  const name = tileName(words, tile);
  if (TILES[tile]?.kind !== 'road') return name;
  const above = halvesOf(lay)[0].feature !== 'none';
  return above ? words.t['dq.inUpper'](name) : words.t['dq.inLower'](name);
}

/** A tile as it lies, with all its roads. */
export function layDescription(words: Words, lay: Lay): string {
  const { t } = words;
  const [upper, lower] = halvesOf(lay);
  const half = (name: string, { feature, roads }: Half, outer: string): string =>
    roads.length === 0
      ? ''
      : `${name}: ${roads.map((road) => roadWords(words, road, t[`dq.end.${feature}`], outer)).join(', ')}`;
  return [
    layName(words, lay),
    half(t['dq.upper'], upper, t['dq.end.top']),
    half(t['dq.lower'], lower, t['dq.end.bottom']),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function roadWords(words: Words, road: readonly Member[], feature: string, outer: string): string {
  const { t } = words;
  const ends: { readonly [member in Member]: string } = {
    feature,
    outer,
    left: t['dq.end.left'],
    right: t['dq.end.right'],
    inner: t['dq.end.other'],
  };
  const [from, ...to] = road.map((member) => ends[member]);
  return t['dq.road'](from, listed(words, to));
}

/** DQ-15.6: of a knight at the edge one is told whether it stands guard, and why not. */
export function guardWords({ t }: Words, field: number, lay: Lay): string {
  const edge = rowOf(field) !== 1 || columnOf(field) === 0 || columnOf(field) === COLUMNS - 1;
  if (TILES[tileOf(lay)].top.feature !== 'knight' || !edge) return '';
  return `; ${guardShields(field, lay) > 0 ? t['dq.guard'] : t['dq.noGuard']}`;
}

/** Why a reason gives what it gives. */
export function becauseWords({ t }: Words, reason: Reason, board: readonly Lay[]): string {
  const { category, points, have, need, features } = reason;
  const fields = fieldsOf(features)
    .filter((field) => board[field] !== NONE && (category === 'churches' || !isCastle(board[field])))
    .map(fieldName)
    .join(', ');
  if (category === 'castle6' || category === 'castle4') return t['dq.because.castle'](fields, have, need);
  if (category === 'defense') return t['dq.because.defense'](fields, have, need);
  if (category === 'knightGroup') return t['dq.because.knights'](fields, points);
  return t['dq.because.group'](fields, have, points);
}
