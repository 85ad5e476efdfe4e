/** The rules of Don Quixote in pictures. The figures of the examples are those of the rules (spread.test.ts). */
import {
  boxMark,
  examplePlate,
  groupMark,
  type Mark,
  pathMark,
  type Spread,
  strokesMark,
  tablePlate,
  textMark,
} from '../../../drawing/plates.ts';
import { type Stroke, WINDMILL } from '../../../drawing/engravings.ts';
import {
  CASTLE_4,
  CASTLE_6,
  columnOf,
  fieldName,
  FIELDS,
  halvesOf,
  type Lay,
  layOf,
  rowOf,
  TILES,
  tileOf,
} from '../rules/components.ts';
import { castle, CASTLE_NUMBER, CHURCH, knightStrokes } from './engravings.ts';
import { featureAt, roadPath } from './geometry.ts';

/** Three tiles side by side and what they score in round 1; the guards lie along the upper edge. */
export const ROWS_OF_TILES = [
  { tiles: ['Ch1', 'Ch4', 'Wm1'], points: 2 },
  { tiles: ['Wm1', 'Wm4', 'Wm3'], points: 6 },
  { tiles: ['Kn1b', 'Ca4', 'Kn3c'], points: 4 },
  { tiles: ['Kn3a', 'Wm5', 'Kn1c'], points: 5 },
] as const;

/** Which of them are guards. */
const GUARDED = 3;

export const spread: Spread<object> = () => [
  tablePlate(...principality(), ...cardOfField(400, 20), ...hand(382, 140)),
  ...ROWS_OF_TILES.map(({ tiles, points }, i) =>
    examplePlate(
      ...tiles.flatMap((id, column) => tileMarks(lay(id), 12 + column * 56, 18, 0.56)),
      ...(i === GUARDED ? [pathMark('M4 18H188', { line: 'rubric', width: 4 })] : []),
      textMark(`+${points}`, 207, 84, 30, 'rubric'),
    ),
  ),
];

const lay = (id: string): Lay =>
  layOf(
    TILES.findIndex((tile) => tile.id === id),
    0,
  );

const CELL = { width: 42, height: 84 } as const;
const LAID: { readonly [field: string]: string } = {
  C2: 'Ca6',
  D2: 'Ch3',
  E2: 'Wm4',
  B2: 'Kn1b',
  F1: 'Ca4',
  E3: 'Wm2',
};
const ASKED = 'G3';

function principality(): Mark[] {
  const box = (field: number) => ({ x: 18 + columnOf(field) * CELL.width, y: 14 + rowOf(field) * CELL.height });
  const fields = Array.from({ length: FIELDS }, (_, field): readonly Mark[] => {
    const { x, y } = box(field);
    const name = fieldName(field);
    if (LAID[name] !== undefined) return tileMarks(lay(LAID[name]), x, y, CELL.width / 100);
    return [
      boxMark(x, y, CELL.width, CELL.height, { ground: 'page', line: 'faint', width: 0.8 }),
      textMark(name, x + CELL.width / 2, y + CELL.height / 2 + 6, 17, name === ASKED ? 'rubric' : 'faint'),
    ];
  });
  const asked = box(Array.from({ length: FIELDS }, (_, field) => fieldName(field)).indexOf(ASKED));
  return [
    ...fields.flat(),
    boxMark(asked.x, asked.y, CELL.width, CELL.height, { line: 'rubric', width: 3 }),
    boxMark(16, 12, 8 * CELL.width + 4, 3 * CELL.height + 4, { line: 'ink', width: 1.6 }),
  ];
}

const cardOfField = (x: number, y: number): Mark[] => [
  boxMark(x, y, 58, 84, { ground: 'page', line: 'rubric', width: 2 }),
  textMark(ASKED, x + 29, y + 54, 30, 'rubric'),
];

/** Tiles to choose from. */
const hand = (x: number, y: number): Mark[] =>
  ['Kn2b', 'Wm7'].flatMap((id, i) => tileMarks(lay(id), x + i * 46, y, CELL.width / 100));

function tileMarks(laid: Lay, x: number, y: number, scale: number): readonly Mark[] {
  const roads = halvesOf(laid)
    .flatMap((half, h) => half.roads.map((_, road) => roadPath(laid, h as 0 | 1, road)))
    .join('');
  return [
    groupMark(x, y, scale, [
      boxMark(0, 0, 100, 200, { ground: 'meadow', line: 'sable', width: 1.6 }),
      pathMark(roads, { line: 'sable', width: 16.5 }),
      pathMark(roads, { line: 'chalk', width: 13 }),
      ...featureMarks(laid),
    ]),
  ];
}

function featureMarks(laid: Lay): Mark[] {
  const tile = tileOf(laid);
  if (tile === CASTLE_6 || tile === CASTLE_4) {
    const value = tile === CASTLE_6 ? 6 : 4;
    return [
      strokesMark(castle(value), 50, 100),
      textMark(String(value), 50, 100 + CASTLE_NUMBER.y, CASTLE_NUMBER.size, 'sable'),
    ];
  }
  const { feature, shields } = TILES[tile].top;
  return [strokesMark(strokesOf(feature, shields), ...featureAt(laid))];
}

function strokesOf(feature: string, shields: number): readonly Stroke[] {
  if (feature === 'church') return CHURCH;
  return feature === 'windmill' ? WINDMILL : knightStrokes(shields);
}
