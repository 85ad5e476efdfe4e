/** The rules of Lancelot in pictures. */
import {
  arrowMark,
  boxMark,
  discMark,
  examplePlate,
  groupMark,
  iconMark,
  type Mark,
  pathMark,
  type PlateTint,
  type Spread,
  tablePlate,
  textMark,
} from '../../../drawing/plates.ts';
import { LAKE, SITES, SPACES } from '../rules/components.ts';
import type { Words } from '../text/words.ts';
import { WIDE } from './geometry.ts';
import { SITE_ICONS, THING_ICONS } from './icons.ts';

type Said = Words['t'];
type Site = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

const [SQUIRE, SWORD, MACE, LANCE, , , ALLIED] = THING_ICONS;

export const spread: Spread<Said> = (t) => [
  tablePlate(groupMark(42, 4, 0.394, realm(t))),
  examplePlate(...order()),
  examplePlate(...joust()),
  examplePlate(...virtue(t)),
  examplePlate(...deed(t)),
];

function realm(t: Said): Mark[] {
  const stones = SPACES.flatMap(({ site, gives }, space) => {
    const { x, y } = WIDE.spaces[space];
    const radius = site > LAKE ? 36 : 29;
    const things = gives.map((thing, i) =>
      iconMark(THING_ICONS[thing], x + (gives.length === 1 ? 0 : 24 * i - 12), y, gives.length === 1 ? 34 : 24),
    );
    const sign = site > LAKE ? [iconMark(SITE_ICONS[site], x, y, 46)] : things;
    return [discMark(x, y, radius, { ground: 'page', line: 'wood', width: 2.4 }), ...sign];
  });
  const names = SITES.slice(1).flatMap((_, i) => {
    const { x, y } = WIDE.names[i + 1];
    return nameMarks(t[`lan.site.${(i + 1) as Site}`], Math.min(Math.max(x, 70), 890), y + 2);
  });
  const { table } = WIDE;
  const grail = WIDE.grailPoints.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return [
    pathMark(WIDE.road, { line: 'wood', width: 17 }),
    pathMark(WIDE.road, { line: 'chalk', width: 12 }),
    pathMark(grail, { line: 'gold', width: 6, dash: [12, 9] }),
    ...WIDE.chairPoints.map(({ x, y }) => discMark(x, y, 20, { ground: 'page', line: 'wood', width: 2 })),
    iconMark(SITE_ICONS[0], table.x, table.y - 14, 96, 'wood'),
    textMark(t['lan.site.0'], table.x, table.y + 62, 30),
    ...stones,
    ...names,
  ];
}

/** A name on a patch of land, so that it is read where the road runs behind it. */
const nameMarks = (name: string, x: number, y: number): Mark[] => [
  boxMark(x - 6 * name.length, y - 19, 12 * name.length, 25, { ground: 'vellum' }),
  textMark(name, x, y, 25),
];

/** A stone of the road with a sign. */
const stone = (icon: string, x: number, y: number, r = 24): Mark[] => [
  discMark(x, y, r, { ground: 'page', line: 'wood', width: 2 }),
  iconMark(icon, x, y, r * 1.2),
];

/** A knight as a shield with a number. */
const knight = (figure: string, x: number, y: number, tint: PlateTint): Mark[] => [
  pathMark(`M${x - 14} ${y - 16}h28v15q0 13-14 19q-14-6-14-19z`, { ground: tint, line: 'ink', width: 1.4 }),
  textMark(figure, x, y + 7, 20, 'chalk'),
];

const order = (): Mark[] => [
  pathMark('M16 104H216', { line: 'wood', width: 9 }),
  pathMark('M16 104H216', { line: 'chalk', width: 6 }),
  ...stone(SQUIRE, 42, 104),
  ...stone(SWORD, 116, 104),
  ...stone(SITE_ICONS[4], 190, 104),
  ...knight('3', 42, 62, 'azure'),
  ...knight('2', 116, 62, 'vert'),
  ...knight('1', 190, 62, 'gules'),
  ...arrowMark(60, 24, 176, 24),
];

const joust = (): Mark[] => [
  ...stone(SQUIRE, 56, 100),
  ...stone(SWORD, 132, 100),
  ...knight('', 56, 56, 'gules'),
  ...arrowMark(76, 58, 132, 58),
  textMark('+', 178, 108, 26),
  iconMark(SWORD, 204, 100, 32),
];

const virtue = (t: Said): Mark[] => [
  ...stone(SITE_ICONS[7], 42, 44),
  ...arrowMark(70, 44, 116, 44),
  ...stone(SITE_ICONS[6], 144, 44),
  textMark(t['lan.site.7'], 42, 86, 16),
  textMark(t['lan.site.6'], 144, 86, 16),
  textMark('+4', 200, 54, 30, 'rubric'),
  ...[40, 76, 112].map((x) => iconMark(ALLIED, x, 118, 32)),
  iconMark(SQUIRE, 176, 118, 32, 'faint'),
  pathMark('M158 136L194 100', { line: 'rubric', width: 4 }),
];

const deed = (t: Said): Mark[] => [
  ...[SWORD, MACE, LANCE].map((icon, i) => iconMark(icon, 36 + 34 * i, 64, 32)),
  ...arrowMark(126, 64, 156, 64),
  ...stone(SITE_ICONS[8], 188, 56, 30),
  textMark(t['lan.site.8'], 188, 104, 16),
  textMark('+1', 70, 124, 30, 'rubric'),
];
