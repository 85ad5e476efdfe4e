/** Sheets of pieces to be cut: where fronts stand, where their backs must stand to meet them, and the crop marks. */
import type { PaperName } from '../core/game.ts';
import type { Duplex, PrintOrder } from '../wire/printing.ts';
import { type Rect, clipped, drawLine, line, newPage, type Pen, placed } from './pen.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PAPER_SIZES: { readonly [paper in PaperName]: Size } = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a2: { width: 420, height: 594 },
  a1: { width: 594, height: 841 },
};

export const CARD: Size = { width: 63, height: 88 };

/** KD-21.2, LM-19.1: nothing that is read stands nearer to the cut. */
export const SAFE = 4;

/** One thing to cut out. Grounds are drawn OVERDRAWN millimetres over its edge on all sides; the sheet cuts them. */
export interface Piece {
  readonly id: string;
  readonly front: (pen: Pen) => void;
  /** None for a piece whose other side is blank. */
  readonly back?: (pen: Pen) => void;
}

export const OVERDRAWN = 3;
const BLEED = 3;
/** KD-21.3: how far backs run into the margin, against sheets that are not turned exactly. */
const OVERPRINT = 1;
const MARK = { length: 4, off: 1.5 } as const;

export interface PageLayout {
  readonly page: Size;
  readonly landscape: boolean;
  readonly size: Size;
  readonly columns: number;
  readonly rows: number;
  /** Between two pieces. */
  readonly gutter: number;
  /** Of the first piece. */
  readonly x: number;
  readonly y: number;
}

/** As many pieces as the paper takes, upright or lying; upright if that is as good. */
export function layoutFor({ paper, duplex, bleed }: PrintOrder, size: Size): PageLayout {
  const upright = laidOut(PAPER_SIZES[paper], size, duplex, bleed, false);
  const lying = laidOut(turned(PAPER_SIZES[paper]), size, duplex, bleed, true);
  return lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright;
}

export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

function laidOut(page: Size, size: Size, duplex: Duplex, bleed: boolean, landscape: boolean): PageLayout {
  const gutter = bleed ? 2 * BLEED : 0;
  const edge = MARK.length + MARK.off + (bleed ? BLEED : 0);
  const many = (room: number, each: number): number => Math.floor((room - 2 * edge + gutter) / (each + gutter));
  const across = many(page.width, size.width);
  const columns = duplex === 'fold' ? across - (across % 2) : across;
  const rows = many(page.height, size.height);
  return {
    page,
    landscape,
    size,
    columns,
    rows,
    gutter,
    x: (page.width - columns * size.width - (columns - 1) * gutter) / 2,
    y: (page.height - rows * size.height - (rows - 1) * gutter) / 2,
  };
}

/** How many fronts a sheet holds: when it is folded, the right half is for the backs. */
export function capacity({ columns, rows }: PageLayout, duplex: Duplex): number {
  return duplex === 'fold' ? (columns / 2) * rows : columns * rows;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
  /** Whether what stands there stands on its head. */
  readonly turned: boolean;
}

export function frontCell({ columns }: PageLayout, duplex: Duplex, index: number): Cell {
  const across = duplex === 'fold' ? columns / 2 : columns;
  return { column: index % across, row: Math.floor(index / across), turned: false };
}

/**
 * KD-21.3: where the back of a front stands. A sheet that is turned, or folded, about an upright line keeps its rows and
 * mirrors its columns; one that is turned about a level line keeps its columns, mirrors its rows, and comes up on its
 * head. The long edge of a lying sheet is level.
 */
export function backCell({ columns, rows, landscape }: PageLayout, duplex: Duplex, { column, row }: Cell): Cell {
  const upright = duplex === 'fold' || (duplex === 'long-edge') !== landscape;
  return upright ? { column: columns - 1 - column, row, turned: false } : { column, row: rows - 1 - row, turned: true };
}

export function cellBox({ x, y, size, gutter }: PageLayout, { column, row }: Cell): Rect {
  return { x: x + column * (size.width + gutter), y: y + row * (size.height + gutter), ...size };
}

/** What a page of a document shows: which side of which pieces, and where. Tests read it, and the drawing follows it. */
export interface SheetSide {
  readonly side: 'front' | 'back' | 'both';
  readonly layout: PageLayout;
  readonly stood: readonly { readonly piece: Piece; readonly cell: Cell; readonly isBack: boolean }[];
}

/** The pages of a number of pieces: each sheet its fronts, then its backs if there are any. */
export function sidesOf(order: PrintOrder, size: Size, pieces: readonly Piece[]): SheetSide[] {
  const layout = layoutFor(order, size);
  const many = capacity(layout, order.duplex);
  const sides: SheetSide[] = [];
  for (let from = 0; from < pieces.length; from += many)
    sides.push(...sheetSides(order.duplex, layout, pieces.slice(from, from + many)));
  return sides;
}

function sheetSides(duplex: Duplex, layout: PageLayout, pieces: readonly Piece[]): SheetSide[] {
  const fronts = pieces.map((piece, i) => ({ piece, cell: frontCell(layout, duplex, i), isBack: false }));
  const backs = fronts
    .filter(({ piece }) => piece.back !== undefined)
    .map(({ piece, cell }) => ({ piece, cell: backCell(layout, duplex, cell), isBack: true }));
  if (duplex === 'fronts' || backs.length === 0) return [{ side: 'front', layout, stood: fronts }];
  if (duplex === 'fold') return [{ side: 'both', layout, stood: [...fronts, ...backs] }];
  return [
    { side: 'front', layout, stood: fronts },
    { side: 'back', layout, stood: backs },
  ];
}

/** Draws one side on a new page; backs are moved by the offsets of the order. */
export function drawSide(pen: Pen, order: PrintOrder, { side, layout, stood }: SheetSide, label: string): void {
  newPage(pen, layout.page.width, layout.page.height);
  const shift = side === 'back' ? { x: order.offsetX, y: order.offsetY } : { x: 0, y: 0 };
  placed(pen, shift, () => {
    for (const { piece, cell, isBack } of stood)
      drawPiece(pen, order, layout, cell, isBack ? piece.back! : piece.front, isBack); // a back stands where there is one
    cropMarks(pen, layout, side === 'both');
  });
  placed(pen, { x: 3, y: layout.page.height / 2, turn: -90 }, () =>
    drawLine(pen, label, { size: 2.1, tint: 'soft', align: 'centre' }, -60, 0, 120),
  );
}

function drawPiece(
  pen: Pen,
  { bleed }: PrintOrder,
  layout: PageLayout,
  cell: Cell,
  draw: Piece['front'],
  isBack: boolean,
) {
  const box = cellBox(layout, cell);
  clipped(pen, grown(layout, cell, box, bleed ? BLEED : isBack ? OVERPRINT : 0, bleed), () =>
    placed(pen, cell.turned ? { x: box.x + box.width, y: box.y + box.height, turn: 180 } : { x: box.x, y: box.y }, () =>
      draw(pen),
    ),
  );
}

/** A cell with its bleed: on all sides if there are gutters, else only where no neighbour stands. */
function grown({ columns, rows }: PageLayout, { column, row }: Cell, box: Rect, by: number, gutters: boolean): Rect {
  const left = gutters || column === 0 ? by : 0;
  const right = gutters || column === columns - 1 ? by : 0;
  const top = gutters || row === 0 ? by : 0;
  const bottom = gutters || row === rows - 1 ? by : 0;
  return { x: box.x - left, y: box.y - top, width: box.width + left + right, height: box.height + top + bottom };
}

/** KD-21.2: at every cut line on all four edges of the block, never inside. */
function cropMarks(pen: Pen, layout: PageLayout, folded: boolean): void {
  const { page, x, y } = layout;
  const look = { line: 'ink', width: 0.15 } as const;
  const off = MARK.off + (layout.gutter > 0 ? BLEED : 0);
  for (const cut of cuts(x, layout.columns, layout.size.width, layout.gutter)) {
    line(pen, cut, y - off, cut, y - off - MARK.length, look);
    line(pen, cut, page.height - y + off, cut, page.height - y + off + MARK.length, look);
  }
  for (const cut of cuts(y, layout.rows, layout.size.height, layout.gutter)) {
    line(pen, x - off, cut, x - off - MARK.length, cut, look);
    line(pen, page.width - x + off, cut, page.width - x + off + MARK.length, cut, look);
  }
  if (folded) foldMarks(pen, page, y - off);
}

function foldMarks(pen: Pen, { width, height }: Size, deep: number): void {
  const look = { line: 'rubric', width: 0.3, dash: [1.2, 0.8] } as const;
  line(pen, width / 2, deep, width / 2, 0, look);
  line(pen, width / 2, height - deep, width / 2, height, look);
}

function cuts(from: number, count: number, each: number, gutter: number): number[] {
  const starts = Array.from({ length: count }, (_, i) => from + i * (each + gutter));
  const round = (mm: number): number => Math.round(mm * 1000) / 1000;
  return [...new Set(starts.flatMap((start) => [round(start), round(start + each)]))];
}
