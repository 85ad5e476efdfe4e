/** Ornament at the edges: frames, hatchings, medallions and backs, from one hand for all games. */
import type { Tincture } from '../drawing/tinctures.ts';
import type { Tint } from './ink.ts';
import { type Rect, clipped, disc, drawLine, icon, line, path, type Pen, rect, type TextStyle, words } from './pen.ts';
import { CARD, OVERDRAWN, type Piece, SAFE, type Size } from './sheet.ts';

/** The ground of a whole piece, over its edges. */
export function ground(pen: Pen, { width, height }: Size, tint: Tint): void {
  rect(
    pen,
    { x: -OVERDRAWN, y: -OVERDRAWN, width: width + 2 * OVERDRAWN, height: height + 2 * OVERDRAWN },
    { ground: tint },
  );
}

/** A double rule with little lozenges in the corners, inside the cut. */
export function frame(pen: Pen, { width, height }: Size, tint: Tint, inset = 2.4, over = false): void {
  const box = (by: number): Rect => ({ x: by, y: by, width: width - 2 * by, height: height - 2 * by });
  rect(pen, box(inset), { line: tint, width: 0.45, over });
  rect(pen, box(inset + 0.9), { line: tint, width: 0.15, over });
  for (const x of [inset + 0.45, width - inset - 0.45])
    for (const y of [inset + 0.45, height - inset - 0.45])
      path(pen, `M${x - 1.3} ${y}L${x} ${y - 1.3}L${x + 1.3} ${y}L${x} ${y + 1.3}Z`, {
        ground: over ? tint : 'paper',
        line: tint,
        width: 0.3,
        over,
      });
}

/** How an engraver writes the colours (Petra Sancta): fine lines or dots over a box, in one stroke of the pen. */
export function hatch(pen: Pen, box: Rect, tincture: Tincture, tint: Tint, over = false, step = 1.5): void {
  const dots = tincture === 'or';
  clipped(pen, box, () =>
    path(pen, HATCHINGS[tincture](box, step), {
      line: tint,
      over,
      width: dots ? 0.3 : 0.12,
      ...(dots ? { dash: [0.001, step] } : {}),
    }),
  );
}

type Hatching = (box: Rect, step: number) => string;

const level: Hatching = ({ x, y, width, height }, step) =>
  steps(step / 2, height, step, (down) => `M${x} ${y + down}h${width}`);
const upright: Hatching = ({ x, y, width, height }, step) =>
  steps(step / 2, width, step, (along) => `M${x + along} ${y}v${height}`);
const falling: Hatching = ({ x, y, width, height }, step) =>
  steps(-height, width, step * Math.SQRT2, (along) => `M${x + along} ${y}l${height} ${height}`);
const rising: Hatching = ({ x, y, width, height }, step) =>
  steps(-height, width, step * Math.SQRT2, (along) => `M${x + along} ${y + height}l${height} ${-height}`);

const HATCHINGS: { readonly [tincture in Tincture]: Hatching } = {
  gules: upright,
  azure: level,
  vert: falling,
  purpure: rising,
  or: level,
  sable: (box, step) => level(box, step) + upright(box, step),
};

function steps(from: number, to: number, by: number, stroke: (at: number) => string): string {
  let strokes = '';
  for (let at = from; at < to; at += by) strokes += stroke(Math.round(at * 100) / 100);
  return strokes;
}

/** A round picture in a ring. */
export function medallion(pen: Pen, name: string, x: number, y: number, radius: number, tint: Tint): void {
  disc(pen, x, y, radius, { ground: 'paper', line: tint, width: 0.5 });
  disc(pen, x, y, radius - 1, { line: tint, width: 0.15 });
  icon(pen, name, x, y, radius * 1.3, tint);
}

export interface Back {
  readonly tint: Tint;
  readonly hatching: Tincture;
  /** A woodcut, or a numeral where `numeral` is given. */
  readonly icon: string;
  readonly numeral?: string;
  readonly title: string;
  readonly subtitle?: string;
}

/** A line across a card, in its middle. */
export function cardTitle(pen: Pen, text: string, { y, height }: Pick<Rect, 'y' | 'height'>, style: TextStyle): void {
  const box = { x: 6, y, width: CARD.width - 12, height };
  words(pen, text, box, { face: 'title', align: 'centre', stand: 'middle', ...style });
}

/** A card with the back of its deck. */
export const backed = (id: string, front: (pen: Pen) => void, back: Back): Piece => ({
  id,
  front,
  back: (pen) => drawBack(pen, CARD, back),
});

/** The back of a card: hatched ground, medallion, and the name of its deck. */
export function drawBack(pen: Pen, size: Size, back: Back): void {
  const { width, height } = size;
  ground(pen, size, back.tint);
  hatch(
    pen,
    { x: -OVERDRAWN, y: -OVERDRAWN, width: width + 2 * OVERDRAWN, height: height + 2 * OVERDRAWN },
    back.hatching,
    back.tint,
    true,
  );
  rect(pen, { x: 3.5, y: 3.5, width: width - 7, height: height - 7 }, { ground: back.tint });
  frame(pen, size, back.tint, 3.5, true);
  const middle = height * 0.44;
  const radius = Math.min(width, height) * 0.29;
  if (back.numeral === undefined) medallion(pen, back.icon, width / 2, middle, radius, back.tint);
  else numeralMedallion(pen, back.numeral, width / 2, middle, radius, back.tint);
  const box = {
    x: SAFE + 2,
    y: middle + radius + 4,
    width: width - 2 * SAFE - 4,
    height: height - middle - radius - 12,
  };
  const taken = words(
    pen,
    back.title,
    { ...box, height: 8 },
    { face: 'title', size: 6, least: 3, tint: back.tint, over: true, align: 'centre' },
  );
  if (back.subtitle !== undefined)
    words(
      pen,
      back.subtitle,
      { ...box, y: box.y + taken + 0.5, height: box.height - taken - 0.5 },
      { face: 'phrase', size: 3.6, tint: back.tint, over: true, align: 'centre' },
    );
}

function numeralMedallion(pen: Pen, numeral: string, x: number, y: number, radius: number, tint: Tint): void {
  disc(pen, x, y, radius, { ground: 'paper', line: tint, width: 0.5 });
  disc(pen, x, y, radius - 1, { line: tint, width: 0.15 });
  drawLine(
    pen,
    numeral,
    { face: 'numeral', size: radius * 1.05, tint, align: 'centre' },
    x - radius,
    y + radius * 0.37,
    radius * 2,
  );
}

/** A heading with a thin rule to the left and right of it. */
export function heading(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  width: number,
  size = 5,
  tint: Tint = 'rubric',
): void {
  drawLine(pen, text, { face: 'title', size, tint }, x, y, width);
  line(pen, x, y + size * 0.35, x + width, y + size * 0.35, { line: 'faint', width: 0.2 });
}
