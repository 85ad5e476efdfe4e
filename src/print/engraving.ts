/** The engravings of the house on paper. */
import type { EngravingInk, Stroke } from '../drawing/engravings.ts';
import type { Tint } from './ink.ts';
import { path, type Pen, placed } from './pen.ts';

const GROUNDS: { readonly [ink in EngravingInk]?: Tint } = {
  stone: 'stone',
  sail: 'stone',
  field: 'stone',
  steel: 'steel',
  roof: 'roof',
  plume: 'roof',
  mantle: 'cloth',
  banner: 'cloth',
  'number-field': 'cloth',
  gate: 'wood',
};

/** Widths in the units of the engraving. */
const OUTLINE = 1.5;
const FINE = 0.8;

export function engrave(pen: Pen, strokes: readonly Stroke[]): void {
  for (const { ink, d, move } of strokes) {
    if (ink === 'gules') continue; // of a guard, who is one only on the board
    pen.paper.save();
    if (move?.flip === true) pen.paper.scale(-1, 1);
    placed(pen, { x: move?.x ?? 0, y: move?.y ?? 0, turn: move?.turn ?? 0 }, () => drawStroke(pen, ink, d));
    pen.paper.restore();
  }
}

function drawStroke(pen: Pen, ink: EngravingInk, d: string): void {
  const ground = GROUNDS[ink];
  if (ground !== undefined) path(pen, d, { ground, line: 'ink', width: OUTLINE });
  else if (ink === 'shadow') path(pen, d, { line: 'growth', width: FINE, opacity: 0.6 });
  else if (ink === 'dark' || ink === 'charge') pen.paper.path(d).fill(pen.ink.line('ink'));
  else path(pen, d, { line: 'ink', width: ink === 'line' ? OUTLINE : FINE });
}
