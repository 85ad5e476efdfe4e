/**
 * The little engravings of the house, on boxes and on tiles, as strokes that screen and paper draw alike. Each stands
 * round (0, 0) in a box of about 56 by 64; light comes from the left.
 */

export const INKS = [
  'shadow',
  'stone',
  'sail',
  'field',
  'steel',
  'roof',
  'plume',
  'mantle',
  'banner',
  'number-field',
  'hatch',
  'portcullis',
  'line',
  'dark',
  'charge',
  'gate',
  'gules',
] as const;
export type EngravingInk = (typeof INKS)[number];

export interface Stroke {
  readonly ink: EngravingInk;
  readonly d: string;
  /** First mirrored left to right, then moved, then turned by degrees. */
  readonly move?: { readonly flip?: boolean; readonly x?: number; readonly y?: number; readonly turn?: number };
}

export const stroke = (ink: EngravingInk, d: string): Stroke => ({ ink, d });

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const moved = (strokes: readonly Stroke[], move: NonNullable<Stroke['move']>): Stroke[] =>
  strokes.map((each) => ({ ...each, move: { ...each.move, ...move } }));

const SAIL = [
  stroke('sail', 'M1 6h7.5v20H1z'),
  stroke('hatch', 'M1 10h7.5M1 14h7.5M1 18h7.5M1 22h7.5M4.7 6v20'),
  stroke('line', 'M0 0v27.5'),
];

export const WINDMILL: readonly Stroke[] = [
  stroke('shadow', 'M-17 27q17 6 34 0l4-3h-36z'),
  stroke('stone', 'M-11 27 -7.5-7h15L11 27z'),
  stroke(
    'hatch',
    'M2-4h5.4M2.1-1.4h5.8M2.3 1.2h6M2.4 3.8h6.2M2.5 6.4h6.5M2.6 9h6.8M2.8 11.6h7M2.9 14.2h7M3 16.8h7M4 19.4h6M4.2 22h6.2M4.4 24.6h6.4',
  ),
  stroke('roof', 'M-9.5-6.5Q-7-18 0-20q7 2 9.5 13.5z'),
  stroke('hatch', 'M2-17q3 4 3.5 10M-1-17.5v10M-4-16q-2 4-2.5 9'),
  stroke('dark', 'M-3.5 27v-8a3.5 3.5 0 0 1 7 0v8zM-2-1.5h3.6v5h-3.6z'),
  ...[38, 128, 218, 308].flatMap((turn) => moved(SAIL, { x: 0, y: -11, turn })),
  stroke('dark', circle(0, -11, 2.6)),
];
