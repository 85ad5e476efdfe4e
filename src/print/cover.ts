/** The cover sheet: what is in the file, how to print and cut it, whom we thank, and where the table is. */
import { encode } from 'uqr';
import type { PrintOrder } from '../wire/printing.ts';
import { heading } from './ornament.ts';
import { type Block, column, drawLine, icon, newPage, type Pen, rect, words } from './pen.ts';
import type { SetPart, Planned, PrintSet } from './set.ts';
import { PAPER_SIZES } from './sheet.ts';
import type { Spoken } from './words.ts';

const EDGE = 18;

export function drawCover(
  pen: Pen,
  emblem: string,
  set: PrintSet,
  order: PrintOrder,
  spoken: Spoken,
  plan: readonly Planned[],
): void {
  const page = PAPER_SIZES[order.paper === 'letter' ? 'letter' : 'a4'];
  newPage(pen, page.width, page.height);
  const width = page.width - 2 * EDGE;
  rect(pen, { x: 9, y: 9, width: page.width - 18, height: page.height - 18 }, { line: 'ink', width: 0.6 });
  rect(pen, { x: 10.4, y: 10.4, width: page.width - 20.8, height: page.height - 20.8 }, { line: 'ink', width: 0.15 });
  icon(pen, emblem, page.width / 2, 31, 26, 'rubric');
  words(pen, set.title, { x: EDGE, y: 46, width, height: 18 }, { face: 'title', size: 14, align: 'centre' });
  words(
    pen,
    spoken.t['cover.subtitle'],
    { x: EDGE, y: 61, width, height: 8 },
    { face: 'phrase', size: 6, tint: 'soft', align: 'centre' },
  );
  let y = 80;
  heading(pen, spoken.t['cover.contents'], EDGE, y, width);
  y = contents(pen, spoken, plan, y + 4) + 8;
  heading(pen, spoken.t['cover.print'], EDGE, y, width);
  y += 3 + column(pen, paragraphs(printing(spoken, order)), { x: EDGE, y: y + 3.5, width, height: 60 }) + 8;
  heading(pen, spoken.t['cover.cut'], EDGE, y, width);
  y += 3 + column(pen, paragraphs(cutting(spoken, order)), { x: EDGE, y: y + 3.5, width, height: 30 }) + 8;
  colophon(pen, set, spoken, order, y);
}

const paragraphs = (texts: readonly string[]): Block[] => texts.map((text) => ({ text, size: 3.9, above: 1.2 }));

/** One line for each part: what, how many, on which pages. */
function contents(pen: Pen, { t }: Spoken, plan: readonly Planned[], top: number): number {
  const parts = [...new Set(plan.map(({ part }) => part))];
  const page = pen.paper.page.width / (72 / 25.4);
  const lead = Math.min(5.4, 92 / parts.length);
  const size = Math.min(3.9, lead * 0.78);
  for (const [i, part] of parts.entries()) {
    const y = top + lead * (i + 0.9);
    const pages = plan.flatMap((planned, n) => (planned.part === part ? [n + 2] : []));
    drawLine(pen, part.title, { size }, EDGE, y);
    drawLine(pen, countOf(t, part), { size, tint: 'soft' }, EDGE + 88, y);
    drawLine(
      pen,
      t['cover.pages'](pages[0], pages.at(-1)!),
      { size, tint: 'soft', align: 'right' },
      EDGE,
      y,
      page - 2 * EDGE,
    );
  }
  return top + lead * parts.length;
}

const countOf = (t: Spoken['t'], part: SetPart): string =>
  part.pieces === undefined ? t['cover.leaves'](part.leaves?.length ?? 0) : t['cover.pieces'](part.pieces.all.length);

function printing({ t }: Spoken, order: PrintOrder): string[] {
  const moved = order.offsetX !== 0 || order.offsetY !== 0;
  return [
    `${t['cover.size'](t[`paper.${order.paper}`])} ${t[`cover.${order.duplex}`]}`,
    ...(order.duplex.endsWith('edge') ? [t['cover.shift']] : []),
    ...(moved ? [t['cover.offset'](order.offsetX, order.offsetY)] : []),
    t['cover.card'],
  ];
}

const cutting = ({ t }: Spoken, { bleed }: PrintOrder): string[] => [
  t['cover.marks'],
  ...(bleed ? [t['cover.bleed']] : []),
];

function colophon(pen: Pen, set: PrintSet, spoken: Spoken, { link }: PrintOrder, top: number): void {
  const { t } = spoken;
  const page = pen.paper.page.width / (72 / 25.4);
  const width = page - 2 * EDGE;
  heading(pen, t['cover.credits'], EDGE, top, width);
  const box = { x: EDGE, y: top + 3.5, width: width - 32, height: 42 };
  column(
    pen,
    [
      { text: `${set.credit}. ${t['cover.ours']}`, size: 3.9 },
      { text: t['cover.icons'], size: 3.9, above: 1.2 },
      { text: t['cover.table'], size: 3.9, above: 1.2 },
      { text: link, face: 'bold', size: 3.9, above: 0.6 },
    ],
    box,
  );
  drawCode(pen, link, page - EDGE - 26, top + 5, 26);
}

/** The link for a telephone. */
function drawCode(pen: Pen, link: string, x: number, y: number, size: number): void {
  const { data } = encode(link, { border: 0 });
  const each = size / data.length;
  for (const [r, row] of data.entries())
    for (const [c, dark] of row.entries()) if (dark) pen.paper.rect(x + c * each, y + r * each, each, each);
  pen.paper.fill('#000000');
}
