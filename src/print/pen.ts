/** The pen: draws on a page in millimetres, with the inks of the variant. Sizes of letters are millimetres too. */
import { iconPath } from './icons.ts';
import type { Ink, Tint } from './ink.ts';
import { type Face, missingGlyph, MM, type Paper } from './paper.ts';

export interface Pen {
  readonly paper: Paper;
  readonly ink: Ink;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Look {
  readonly ground?: Tint | undefined;
  readonly line?: Tint | undefined;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  /** Whether the line is drawn in the colour of things on a dark ground. */
  readonly over?: boolean;
}

/** Everything that `draw` draws is moved to (x, y), turned by degrees and enlarged. */
export function placed(pen: Pen, at: { x: number; y: number; turn?: number; scale?: number }, draw: () => void): void {
  const { paper } = pen;
  paper.save().translate(at.x, at.y);
  if (at.turn !== undefined) paper.rotate(at.turn);
  if (at.scale !== undefined) paper.scale(at.scale);
  draw();
  paper.restore();
}

/** Begins a page of so many millimetres; from here on all figures are millimetres. */
export function newPage(pen: Pen, width: number, height: number): void {
  pen.paper.addPage({ size: [width * MM, height * MM], margin: 0 });
  pen.paper.scale(MM);
}

export function clipped(pen: Pen, { x, y, width, height }: Rect, draw: () => void): void {
  pen.paper.save().rect(x, y, width, height).clip();
  draw();
  pen.paper.restore();
}

export function rect(pen: Pen, { x, y, width, height }: Rect, look: Look, radius = 0): void {
  if (radius > 0) pen.paper.roundedRect(x, y, width, height, radius);
  else pen.paper.rect(x, y, width, height);
  finish(pen, look);
}

export function disc(pen: Pen, x: number, y: number, radius: number, look: Look): void {
  pen.paper.circle(x, y, radius);
  finish(pen, look);
}

/** @public Part of the pen, whichever games use it. */
export function oval(pen: Pen, x: number, y: number, rx: number, ry: number, look: Look): void {
  pen.paper.ellipse(x, y, rx, ry);
  finish(pen, look);
}

export function path(pen: Pen, d: string, look: Look): void {
  pen.paper.path(d);
  finish(pen, look);
}

export function line(pen: Pen, x1: number, y1: number, x2: number, y2: number, look: Look): void {
  pen.paper.moveTo(x1, y1).lineTo(x2, y2);
  finish(pen, look);
}

function finish({ paper, ink }: Pen, look: Look): void {
  const ground = look.ground && ink.ground(look.ground);
  const stroke = look.line && (look.over === true ? ink.over(look.line) : ink.line(look.line));
  paper.save();
  if (look.opacity !== undefined) paper.opacity(look.opacity);
  paper
    .lineWidth(look.width ?? 0.25)
    .lineCap('round')
    .lineJoin('round');
  if (look.dash !== undefined) paper.dash(look.dash[0], { space: look.dash[1] });
  if (ground && stroke) paper.fillAndStroke(ground, stroke);
  else if (ground) paper.fill(ground);
  else if (stroke) paper.stroke(stroke);
  else paper.addContent('n');
  paper.restore();
}

/** A woodcut in a square of the given size around a point. */
export function icon(
  pen: Pen,
  name: string,
  x: number,
  y: number,
  size: number,
  tint: Tint = 'ink',
  over = false,
): void {
  placed(pen, { x: x - size / 2, y: y - size / 2, scale: size / 512 }, () => {
    pen.paper.path(iconPath(name)).fill(over ? pen.ink.over(tint) : pen.ink.line(tint));
  });
}

export interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  /** How small the letters may become so that all fits. */
  readonly least?: number;
  readonly tint?: Tint;
  readonly over?: boolean;
  readonly align?: 'left' | 'centre' | 'right';
  readonly stand?: 'top' | 'middle' | 'bottom';
  /** From line to line, in sizes. */
  readonly lead?: number;
}

/** Sets words in a box and gives back the height they took. Throws if they do not fit even at their least size. */
export function words(pen: Pen, text: string, box: Rect, style: TextStyle): number {
  const set = fitted(pen, [{ text, ...style }], box);
  const spare = box.height - set.height;
  const shift = style.stand === 'middle' ? spare / 2 : style.stand === 'bottom' ? spare : 0;
  drawLines(pen, set.lines, box, shift);
  return set.height;
}

export interface Block extends TextStyle {
  readonly text: string;
  /** Room above, in millimetres. */
  readonly above?: number;
}

/** Sets several blocks one under the other; if they do not fit, all become smaller together. */
export function column(pen: Pen, blocks: readonly Block[], box: Rect, stand: TextStyle['stand'] = 'top'): number {
  const set = fitted(pen, blocks, box);
  const spare = box.height - set.height;
  drawLines(pen, set.lines, box, stand === 'middle' ? spare / 2 : stand === 'bottom' ? spare : 0);
  return set.height;
}

interface Line {
  readonly text: string;
  readonly style: TextStyle;
  readonly size: number;
  /** Of the baseline, from the top of the box. */
  readonly y: number;
}

const SMALLEST = 0.6;

function fitted(pen: Pen, blocks: readonly Block[], box: Rect): { lines: Line[]; height: number } {
  const least = Math.max(SMALLEST, ...blocks.map(({ size, least: smallest }) => (smallest ?? SMALLEST * size) / size));
  for (let scale = 1; scale >= least - 1e-9; scale -= 0.02) {
    const set = composed(pen, blocks, box.width, scale);
    if (set.height <= box.height && set.width <= box.width) return set;
  }
  throw new Error(`no room in ${box.width} × ${box.height} mm for: ${blocks.map(({ text }) => text).join(' / ')}`);
}

/** Where the baseline of a line lies below its top, in sizes. */
const BASELINE = 0.8;

function composed(pen: Pen, blocks: readonly Block[], width: number, scale: number) {
  const lines: Line[] = [];
  let y = 0;
  let widest = 0;
  for (const [i, block] of blocks.entries()) {
    const size = block.size * scale;
    if (i > 0) y += (block.above ?? 0) * scale;
    for (const text of broken(pen, block.text, block.face ?? 'text', size, width)) {
      lines.push({ text, style: block, size, y: y + BASELINE * size });
      widest = Math.max(widest, widthOf(pen, text, block.face ?? 'text', size));
      y += size * (block.lead ?? 1.18);
    }
  }
  return { lines, height: y, width: widest };
}

/** Words in lines of a width. A word longer than a line stands alone, and is seen to be too wide. */
export function broken(pen: Pen, text: string, face: Face, size: number, width: number): string[] {
  const space = widthOf(pen, ' ', face, size);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let [current, taken] = ['', 0];
    for (const word of paragraph.split(' ')) {
      const needed = widthOf(pen, word, face, size);
      if (current !== '' && taken + space + needed > width) {
        lines.push(current);
        [current, taken] = [word, needed];
      } else [current, taken] = current === '' ? [word, needed] : [`${current} ${word}`, taken + space + needed];
    }
    return [...lines, current];
  });
}

/** Widths at size 1; they grow with the size. Measuring a word again for every size it is tried at took half the time. */
const measured = new WeakMap<Paper, Map<string, number>>();

export function widthOf(pen: Pen, text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce((sum, run) => sum + widthOfRun(pen, run.text, run.face, size), 0);
}

/** IM Fell has only old-style figures, in which a 1 looks like an I: its figures come from EB Garamond. */
const FIGURES: { readonly [face in Face]?: Face } = { title: 'text', phrase: 'italic' };

function runsOf(text: string, face: Face): { readonly text: string; readonly face: Face }[] {
  const figures = FIGURES[face];
  if (figures === undefined) return [{ text, face }];
  const runs = text.split(/(\d+)/).map((run, i) => ({ text: run, face: i % 2 === 0 ? face : figures }));
  return runs.filter((run) => run.text !== '');
}

function widthOfRun({ paper }: Pen, text: string, face: Face, size: number): number {
  const widths = measured.get(paper) ?? new Map<string, number>();
  if (widths.size === 0) measured.set(paper, widths);
  const key = `${face} ${text}`;
  const known = widths.get(key) ?? paper.font(face).fontSize(1).widthOfString(text);
  widths.set(key, known);
  return known * size;
}

function drawLines(pen: Pen, lines: readonly Line[], box: Rect, shift: number): void {
  for (const { text, style, size, y } of lines)
    drawLine(pen, text, { ...style, size }, box.x, box.y + shift + y, box.width);
}

/** One line on its baseline. */
export function drawLine(pen: Pen, text: string, style: TextStyle, x: number, y: number, width = 0): void {
  const face = style.face ?? 'text';
  const spare = width - widthOf(pen, text, face, style.size);
  const shift = style.align === 'centre' ? spare / 2 : style.align === 'right' ? spare : 0;
  const tint = style.tint ?? 'ink';
  const colour = style.over === true ? pen.ink.over(tint) : pen.ink.line(tint);
  let at = x + shift;
  for (const run of runsOf(text, face)) {
    drawRun(pen, run.text, run.face, style.size, colour, at, y);
    at += widthOfRun(pen, run.text, run.face, style.size);
  }
}

function drawRun({ paper }: Pen, text: string, face: Face, size: number, colour: string, x: number, y: number): void {
  const missing = missingGlyph(paper, face, text);
  if (missing !== undefined) throw new Error(`the face "${face}" has no "${missing}": ${text}`);
  paper.font(face).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}
