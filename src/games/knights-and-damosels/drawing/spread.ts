/** The rules of Knights & Damosels in pictures. */
import {
  arrowMark,
  backMark,
  boxMark,
  cardMark,
  discMark,
  examplePlate,
  iconMark,
  type Mark,
  pathMark,
  type PlateTint,
  type Spread,
  tablePlate,
  textMark,
} from '../../../drawing/plates.ts';
import { KNIGHTS } from '../rules/components.ts';
import type { Words } from '../text/words.ts';

export const spread: Spread<Words['t']> = () => [
  tablePlate(...court()),
  examplePlate(...denied()),
  examplePlate(...offered()),
  examplePlate(...betrayed()),
  examplePlate(...victories()),
];

const TINTS: readonly PlateTint[] = ['gules', 'azure', 'vert', 'or'];
const ROWS = [
  ['breastplate', 'wheat', 'lion'],
  ['horse-head', 'laurels'],
  ['broadsword', 'fishing-net', 'linked-rings'],
  ['axe-in-stump'],
];

/** The gifts on display, and the row of each knight. */
function court(): Mark[] {
  const display = ['broadsword', 'rose', 'wheat', 'laurels', 'lion'].map((icon, i) => ({
    icon: i === 1 ? 'linked-rings' : icon,
    x: 96 + i * 54,
  }));
  return [
    iconMark('queen-crown', 36, 50, 40, 'rubric'),
    ...display.flatMap(({ icon, x }) => cardMark(icon, x, 50)),
    ...arrowMark(368, 50, 404, 50),
    iconMark('pointy-hat', 436, 50, 44),
    pathMark('M16 96H464', { line: 'faint', width: 1.2 }),
    ...ROWS.flatMap((row, i) => {
      const [x, y] = [18 + (i % 2) * 232, 140 + Math.floor(i / 2) * 86];
      return [
        ...shield(x + 20, y, TINTS[i]),
        textMark(KNIGHTS[i + 1].name, x + 60, y + 46, 13, 'soft'),
        ...row.flatMap((icon, place) => small(icon, x + 66 + place * 40, y)),
      ];
    }),
  ];
}

const shield = (x: number, y: number, tint: PlateTint): Mark[] => [
  pathMark(`M${x - 16} ${y - 18}h32v17q0 15-16 22q-16-7-16-22z`, { ground: tint, line: 'ink', width: 1.4 }),
  iconMark('visored-helm', x, y - 1, 20, 'chalk'),
];

const small = (icon: string, x: number, y: number): Mark[] => [
  boxMark(x - 17, y - 24, 34, 48, { ground: 'page', line: 'ink', width: 1.2 }),
  iconMark(icon, x, y, 24),
];

/** You gave the sword: ask for something else. */
const denied = (): Mark[] => [
  iconMark('queen-crown', 54, 16, 24, 'rubric'),
  ...cardMark('broadsword', 54, 58, 'rubric'),
  ...cardMark('wheat', 116, 58),
  ...cardMark('laurels', 178, 58),
  pathMark('M32 30L76 86M76 30L32 86', { line: 'rubric', width: 3 }),
  ...arrowMark(178, 90, 178, 106),
  ...shield(178, 126, 'gules'),
];

const offered = (): Mark[] => [
  ...cardMark('wheat', 54, 58),
  ...cardMark('fishing-net', 116, 58),
  ...cardMark('axe-in-stump', 178, 58),
  ...[54, 116, 178].map((x) => textMark('+1', x, 122, 26, 'rubric')),
];

const betrayed = (): Mark[] => [
  ...cardMark('broadsword', 54, 58),
  ...cardMark('breastplate', 116, 58),
  ...backMark(178, 58),
  textMark('+1', 54, 122, 26),
  textMark('+1', 116, 122, 26),
  textMark('+4', 178, 122, 26, 'rubric'),
];

const victories = (): Mark[] => [
  ...goal('rose', 30, 5),
  ...goal('visored-helm', 76, 7),
  iconMark('laurels', 34, 122, 34, 'rubric'),
  textMark('30 · 22 · 18 · 15', 144, 131, 24),
];

const goal = (icon: string, y: number, steps: number): Mark[] => [
  iconMark(icon, 34, y, 34, 'rubric'),
  ...Array.from({ length: steps }, (_, i) =>
    discMark(72 + i * 23, y, 9, { ground: i < steps - 1 ? 'gold' : 'page', line: 'ink', width: 1.2 }),
  ),
];
