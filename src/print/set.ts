/** A set: what a game needs on paper, in named parts, and the document that is made of them. */
import type { PrintOrder, PrintedGame } from '../wire/printing.ts';
import { drawCover } from './cover.ts';
import { inkOf } from './ink.ts';
import { openPaper, type Paper } from './paper.ts';
import { newPage, type Pen } from './pen.ts';
import { drawSide, PAPER_SIZES, type Piece, sidesOf, type Size, turned } from './sheet.ts';
import type { Spoken } from './words.ts';

/** A page that is not cut into equal pieces. */
export interface Leaf {
  readonly id: string;
  readonly landscape?: boolean;
  readonly draw: (pen: Pen, page: Size) => void;
}

export interface Part {
  /** By which it can be asked for. */
  readonly name: string;
  readonly title: string;
  /** How many components it holds, if not the pieces and leaves themselves. */
  readonly pieces?: { readonly size: Size; readonly all: readonly Piece[] };
  readonly leaves?: readonly Leaf[];
}

export interface PrintSet {
  readonly game: PrintedGame;
  readonly title: string;
  readonly credit: string;
  /** What the reader should know of it beforehand. */
  readonly note?: string;
  readonly parts: readonly Part[];
}

/** How a game makes its set for an order: the words in its language, and whatever the paper changes. */
export type Setter = PrintPart['set'];

/** A method, so that the words may be those of one game. */
interface PrintPart {
  set(order: PrintOrder, spoken: Spoken): PrintSet;
}

/** One page of a document that comes: what it shows, for tests and for the cover. */
export interface Planned {
  readonly part: Part;
  readonly label: string;
  readonly side?: ReturnType<typeof sidesOf>[number];
  readonly leaf?: Leaf;
}

export function chosenParts({ parts }: PrintSet, { only }: PrintOrder): readonly Part[] {
  return only.length === 0 ? parts : parts.filter(({ name }) => only.includes(name));
}

/** Every page after the cover, in order. */
export function planOf(set: PrintSet, order: PrintOrder, spoken: Spoken): Planned[] {
  return chosenParts(set, order).flatMap((part): Planned[] => {
    const sides = part.pieces === undefined ? [] : sidesOf(order, part.pieces.size, part.pieces.all);
    return [
      ...sides.map((side) => ({
        part,
        side,
        label: `${set.title} · ${part.title} · ${spoken.t[`side.${side.side}`]}`,
      })),
      ...(part.leaves ?? []).map((leaf) => ({ part, leaf, label: `${set.title} · ${part.title}` })),
    ];
  });
}

/** The document: cover, then every page of the plan, or the first ones of them. */
export function drawSet(set: PrintSet, order: PrintOrder, spoken: Spoken, most = Infinity): Paper {
  const paper = openPaper(set.title, order.lang);
  const pen: Pen = { paper, ink: inkOf(order.variant) };
  const plan = planOf(set, order, spoken);
  drawCover(pen, set, order, spoken, plan);
  for (const { side, leaf, label } of plan.slice(0, most - 1)) {
    if (side !== undefined) drawSide(pen, order, side, label);
    if (leaf !== undefined) drawLeaf(pen, order, leaf);
  }
  return paper;
}

export function drawLeaf(pen: Pen, { paper }: PrintOrder, { landscape, draw }: Leaf): void {
  const page = landscape === true ? turned(PAPER_SIZES[paper]) : PAPER_SIZES[paper];
  newPage(pen, page.width, page.height);
  draw(pen, page);
}
