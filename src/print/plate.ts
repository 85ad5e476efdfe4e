/** The plates of the rulebook on paper. */
import type { Mark, Plate } from '../drawing/plates.ts';
import { engrave } from './engraving.ts';
import { drawLine, icon, path, type Pen, placed, rect, type Rect } from './pen.ts';

/** As wide as the box; gives back how high it is. */
export function drawPlate(pen: Pen, { width, height, marks }: Plate, box: Pick<Rect, 'x' | 'y' | 'width'>): number {
  const scale = box.width / width;
  placed(pen, { x: box.x, y: box.y, scale }, () => {
    rect(pen, { x: 0, y: 0, width, height }, { ground: 'vellum', line: 'ink', width: 1 });
    drawMarks(pen, marks);
  });
  return height * scale;
}

function drawMarks(pen: Pen, marks: readonly Mark[]): void {
  for (const mark of marks) drawMark(pen, mark);
}

function drawMark(pen: Pen, mark: Mark): void {
  if (mark.t === 'icon') return icon(pen, mark.name, mark.x, mark.y, mark.size, mark.tint);
  if (mark.t === 'path') return path(pen, mark.d, mark.look);
  if (mark.t === 'strokes') return placed(pen, mark, () => engrave(pen, mark.strokes));
  if (mark.t === 'group') return placed(pen, mark, () => drawMarks(pen, mark.marks));
  const { text, size, tint, x, y } = mark;
  const face = /^[\d+=–-]/.test(text) ? 'numeral' : 'text';
  return drawLine(pen, text, { face, size, tint, align: 'centre' }, x - 200, y, 400);
}
