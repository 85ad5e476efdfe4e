/**
 * Plates: drawings in the rulebook that explain a game by examples. A plate is a list of marks, from the back to the
 * front, which screen and paper draw alike.
 */
import type { Stroke } from './engravings.ts';

/** Every one has a colour on the screen (plate.css) and an ink on paper. */
export type PlateTint =
  | 'ink'
  | 'soft'
  | 'faint'
  | 'page'
  | 'vellum'
  | 'rubric'
  | 'gold'
  | 'gules'
  | 'azure'
  | 'vert'
  | 'or'
  | 'meadow'
  | 'chalk'
  | 'sable'
  | 'wood';

interface Placed {
  readonly x: number;
  readonly y: number;
}

export type Mark =
  /** A drawing of game-icons, in a square around a point. */
  | (Placed & { readonly t: 'icon'; readonly name: string; readonly size: number; readonly tint: PlateTint })
  /** Centred on a point of its baseline. */
  | (Placed & { readonly t: 'text'; readonly text: string; readonly size: number; readonly tint: PlateTint })
  | { readonly t: 'path'; readonly d: string; readonly look: Look }
  | (Placed & { readonly t: 'strokes'; readonly strokes: readonly Stroke[] })
  | (Placed & { readonly t: 'group'; readonly scale: number; readonly marks: readonly Mark[] });

interface Look {
  readonly ground?: PlateTint;
  readonly line?: PlateTint;
  readonly width?: number;
  readonly dash?: readonly [number, number];
}

export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** `drawing/spread.ts` of a game exports it: the whole table, then four examples. Words come from the catalogue. */
export type Spread<T> = (t: T) => readonly Plate[];

/** The sizes of the first plate and of the others. */
export const TABLE_PLATE = { width: 480, height: 280 } as const;
export const EXAMPLE_PLATE = { width: 232, height: 150 } as const;

export const tablePlate = (...marks: readonly Mark[]): Plate => ({ ...TABLE_PLATE, marks });
export const examplePlate = (...marks: readonly Mark[]): Plate => ({ ...EXAMPLE_PLATE, marks });

export const iconMark = (name: string, x: number, y: number, size: number, tint: PlateTint = 'ink'): Mark => ({
  t: 'icon',
  name,
  x,
  y,
  size,
  tint,
});

export const textMark = (text: string, x: number, y: number, size: number, tint: PlateTint = 'ink'): Mark => ({
  t: 'text',
  text,
  x,
  y,
  size,
  tint,
});

export const pathMark = (d: string, look: Look): Mark => ({ t: 'path', d, look });

export const strokesMark = (strokes: readonly Stroke[], x: number, y: number): Mark => ({
  t: 'strokes',
  strokes,
  x,
  y,
});

export const groupMark = (x: number, y: number, scale: number, marks: readonly Mark[]): Mark => ({
  t: 'group',
  x,
  y,
  scale,
  marks,
});

export const boxMark = (x: number, y: number, width: number, height: number, look: Look): Mark =>
  pathMark(`M${x} ${y}h${width}v${height}h${-width}z`, look);

export const discMark = (x: number, y: number, r: number, look: Look): Mark =>
  pathMark(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, look);

/** From one point to another, dotted, with a head. */
export function arrowMark(x1: number, y1: number, x2: number, y2: number, tint: PlateTint = 'rubric'): readonly Mark[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [x, y] = [x2 - 9 * dx, y2 - 9 * dy];
  const round = (figure: number): number => Math.round(10 * figure) / 10;
  const head = [
    [x2, y2],
    [x - 5 * dy, y + 5 * dx],
    [x + 5 * dy, y - 5 * dx],
  ].map((point) => point.map(round).join(' '));
  return [
    pathMark(`M${x1} ${y1}L${round(x)} ${round(y)}`, { line: tint, width: 2.4, dash: [5, 4] }),
    pathMark(`M${head.join('L')}z`, { ground: tint }),
  ];
}

/** A card with a sign, as large as all cards of the plates. */
export const cardMark = (name: string, x: number, y: number, tint: PlateTint = 'ink'): readonly Mark[] => [
  boxMark(x - 21, y - 29, 42, 58, { ground: 'page', line: tint, width: 1.6 }),
  iconMark(name, x, y, 29, tint),
];

/** A card that lies face down. */
export const backMark = (x: number, y: number): readonly Mark[] => [
  boxMark(x - 21, y - 29, 42, 58, { ground: 'sable', line: 'ink', width: 1.6 }),
  boxMark(x - 16, y - 24, 32, 48, { line: 'chalk', width: 0.8 }),
];
