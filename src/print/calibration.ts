/** The calibration page: a cross on one side, scales on the other; against the light one reads how a printer shifts. */
import { FARTHEST_OFFSET, type PrintOrder } from '../wire/printing.ts';
import { inkOf } from './ink.ts';
import { openPaper, type Paper } from './paper.ts';
import { disc, drawLine, line, newPage, type Pen, placed, rect, words } from './pen.ts';
import { PAPER_SIZES, type Size } from './sheet.ts';
import type { Spoken } from './words.ts';

const INK = { line: 'ink', width: 0.2 } as const;
const THIN = { line: 'ink', width: 0.1 } as const;

/** Fronts carry the scales; backs the crosses, moved by the offsets of the order: right ones fall on zero. */
export function drawCalibration(order: PrintOrder, spoken: Spoken): Paper {
  const paper = openPaper(spoken.t['calibration.title'], order.lang);
  const pen: Pen = { paper, ink: inkOf(order.variant) };
  const page = PAPER_SIZES[order.paper];
  newPage(pen, page.width, page.height);
  for (const { x, y } of targets(page)) placed(pen, { x, y }, () => scales(pen, spoken, signs(order)));
  directions(pen, spoken, page);
  if (order.duplex === 'fronts' || order.duplex === 'fold') return paper;
  newPage(pen, page.width, page.height);
  placed(pen, { x: order.offsetX, y: order.offsetY }, () => {
    for (const { x, y } of targets(page)) placed(pen, { x, y }, () => cross(pen));
  });
  drawLine(
    pen,
    spoken.t['calibration.back'],
    { face: 'italic', size: 4, tint: 'soft', align: 'centre' },
    0,
    page.height / 2,
    page.width,
  );
  return paper;
}

/** Each in a corner of the block of cards: symmetrical, so that they meet however the sheet is turned. */
export function targets({ width, height }: Size): { x: number; y: number }[] {
  return [30, width - 30].flatMap((x) => [40, height - 40].map((y) => ({ x, y })));
}

/**
 * What is read on the front is what the back must be moved by. Turned on the long edge, left and right are exchanged:
 * a cross that falls right of zero was printed too far left. Up and down are as seen: one that falls low must go up.
 */
export function signs({ duplex }: PrintOrder): { readonly x: 1 | -1; readonly y: 1 | -1 } {
  return duplex === 'short-edge' ? { x: -1, y: 1 } : { x: 1, y: -1 };
}

function scales(pen: Pen, { t }: Spoken, sign: ReturnType<typeof signs>): void {
  const far = FARTHEST_OFFSET + 1;
  rect(pen, { x: -far, y: -far, width: 2 * far, height: 2 * far }, THIN);
  line(pen, -far, 0, far, 0, INK);
  line(pen, 0, -far, 0, far, INK);
  for (let mm = -FARTHEST_OFFSET; mm <= FARTHEST_OFFSET; mm++) {
    const long = mm % 5 === 0 ? 1.4 : 0.7;
    line(pen, mm, -long, mm, long, THIN);
    line(pen, -long, mm, long, mm, THIN);
    if (mm % 5 === 0 && mm !== 0) {
      drawLine(pen, String(mm * sign.x), { size: 1.8, align: 'centre' }, mm - 3, 3.4, 6);
      drawLine(pen, String(mm * sign.y), { size: 1.8 }, 1.8, mm + 0.6);
    }
  }
  drawLine(pen, t['calibration.x'], { face: 'italic', size: 3 }, far + 1, 1);
  drawLine(pen, t['calibration.y'], { face: 'italic', size: 3 }, -0.8, far + 3.4);
}

function cross(pen: Pen): void {
  line(pen, -4, 0, 4, 0, { line: 'rubric', width: 0.3 });
  line(pen, 0, -4, 0, 4, { line: 'rubric', width: 0.3 });
  disc(pen, 0, 0, 1.5, { line: 'rubric', width: 0.2 });
}

function directions(pen: Pen, { t }: Spoken, page: Size): void {
  const width = Math.min(150, page.width - 40);
  const x = (page.width - width) / 2;
  const y = page.height / 2 - 40;
  words(
    pen,
    t['calibration.title'],
    { x, y: y - 18, width, height: 14 },
    { face: 'title', size: 10, tint: 'rubric', align: 'centre' },
  );
  words(pen, t['calibration.how'], { x, y, width, height: 40 }, { size: 4.4, lead: 1.25 });
  const from = (page.width - 100) / 2;
  line(pen, from, y + 52, from + 100, y + 52, INK);
  for (let mm = 0; mm <= 100; mm += 10) line(pen, from + mm, y + 50, from + mm, y + 54, INK);
  words(pen, t['calibration.check'], { x, y: y + 57, width, height: 12 }, { face: 'italic', size: 4, align: 'centre' });
}
