/** The document of a set: the cover, then every page of the plan. */
import type { PrintOrder } from '../wire/printing.ts';
import { drawCover } from './cover.ts';
import { inkOf } from './ink.ts';
import { openPaper, type Paper } from './paper.ts';
import { newPage, type Pen } from './pen.ts';
import { type GameSet, type Leaf, planOf, printSet } from './set.ts';
import { drawSide, PAPER_SIZES, turned } from './sheet.ts';
import type { Spoken } from './words.ts';

/** `most` pages of it, the cover counted. */
export function drawSet(game: GameSet, order: PrintOrder, spoken: Spoken, most = Infinity): Paper {
  const set = printSet(game, order, spoken);
  const paper = openPaper(set.title, order.lang);
  const pen: Pen = { paper, ink: inkOf(order.variant) };
  const plan = planOf(set, order, spoken);
  drawCover(pen, game.emblem, set, order, spoken, plan);
  for (const { side, leaf, label } of plan.slice(0, most - 1)) {
    if (side !== undefined) drawSide(pen, order, side, label);
    if (leaf !== undefined) drawLeaf(pen, order, leaf);
  }
  return paper;
}

function drawLeaf(pen: Pen, { paper }: PrintOrder, { landscape, draw }: Leaf): void {
  const page = landscape === true ? turned(PAPER_SIZES[paper]) : PAPER_SIZES[paper];
  newPage(pen, page.width, page.height);
  draw(pen, page);
}
