/** LM-19.4, LM-19.5: the rules on one page, how the names are said, and a sheet to write the Chronicle on. */
import { INTRODUCTION, LETTERS, NAMES, STRESS } from '../rules/pronunciation.ts';
import { RULES } from '../rules/rulebook.ts';
import { heading } from '../../../print/ornament.ts';
import { type Block, column, drawLine, line, type Pen, words } from '../../../print/pen.ts';
import type { Size } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';

const EDGE = 15;

/** Tiring (LM-6.15) and the empty deck (LM-10.8) are here because no card says them. */
const SUMMARY = [
  ['lm.sum.setup', ['LM-2.2', 'LM-2.3', 'LM-2.4', 'LM-2.6', 'LM-2.7']],
  ['lm.encounter', ['LM-4.2', 'LM-4.4', 'LM-4.8', 'LM-4.9', 'LM-4.10']],
  ['lm.loveCard', ['LM-5.2', 'LM-5.7', 'LM-5.8', 'LM-5.11', 'LM-5.12']],
  ['lm.feat', ['LM-6.2', 'LM-6.3', 'LM-6.5', 'LM-6.10', 'LM-6.13', 'LM-6.15']],
  ['lm.sum.cards', ['LM-7.3', 'LM-7.4', 'LM-8.1', 'LM-8.3', 'LM-3.3']],
  ['lm.sum.timing', ['LM-9.6', 'LM-9.7']],
  ['lm.sum.end', ['LM-10.1', 'LM-10.2', 'LM-10.3', 'LM-10.8', 'LM-10.9']],
] as const;

export function drawSummary(pen: Pen, spoken: Spoken, page: Size): void {
  title(pen, spoken.t['lm.summary'], page);
  const blocks = SUMMARY.map(([head, ids]): Block[] => [
    { text: spoken.t[head], face: 'title', size: 4.8, tint: 'rubric', above: 2.6 },
    ...ids.map((id): Block => ({ text: spoken.rule(RULES[id]), size: 3.7, above: 0.8, lead: 1.14 })),
  ]);
  const wide = (page.width - 2 * EDGE - 8) / 2;
  const box = { y: 32, width: wide, height: page.height - 32 - 24 };
  column(pen, blocks.slice(0, 3).flat(), { ...box, x: EDGE });
  column(pen, blocks.slice(3).flat(), { ...box, x: EDGE + wide + 8 });
  words(
    pen,
    spoken.t['lm.loosely'],
    { x: EDGE, y: page.height - 22, width: page.width - 2 * EDGE, height: 10 },
    { face: 'italic', size: 3.6, tint: 'soft', align: 'centre', stand: 'middle' },
  );
}

function title(pen: Pen, text: string, page: Size): void {
  words(
    pen,
    text,
    { x: EDGE, y: 12, width: page.width - 2 * EDGE, height: 14 },
    { face: 'title', size: 10, align: 'centre' },
  );
  line(pen, page.width / 2 - 30, 27, page.width / 2 + 30, 27, { line: 'rubric', width: 0.4 });
}

/** LM-18.10 on paper: letters, the three rules of stress, all names. For readers of English: Spanish ones need it not. */
export function drawPronunciation(pen: Pen, { t }: Spoken, page: Size): void {
  title(pen, t['lm.guide'], page);
  const width = page.width - 2 * EDGE;
  let y =
    33 +
    words(
      pen,
      `${INTRODUCTION} ${STRESS.join(' ')}`,
      { x: EDGE, y: 32, width, height: 20 },
      { face: 'italic', size: 3.6 },
    );
  y += 4;
  for (const [i, { letter, sound, example, say }] of LETTERS.entries()) {
    const x = EDGE + (i % 2) * (width / 2);
    const row = y + Math.floor(i / 2) * 8.6;
    drawLine(pen, letter, { face: 'bold', size: 4, tint: 'rubric' }, x, row);
    words(
      pen,
      `${sound}: ${example} (${say})`,
      { x: x + 9, y: row - 3, width: width / 2 - 12, height: 8.2 },
      { size: 3.1, lead: 1.08 },
    );
  }
  y += Math.ceil(LETTERS.length / 2) * 8.6 + 2;
  heading(pen, t['lm.names'], EDGE, y, width, 4.8);
  drawNames(pen, y + 3, page);
}

function drawNames(pen: Pen, top: number, page: Size): void {
  const columns = 3;
  const rows = Math.ceil(NAMES.length / columns);
  const wide = (page.width - 2 * EDGE) / columns;
  const pitch = (page.height - top - 14) / rows;
  for (const [i, { es, say }] of NAMES.entries()) {
    const box = { x: EDGE + Math.floor(i / rows) * wide, y: top + (i % rows) * pitch, width: wide - 3, height: pitch };
    words(pen, `${es} · ${say}`, box, { size: Math.min(3.2, pitch * 0.8), least: 1.9, lead: 1.05, stand: 'middle' });
  }
}

/** LM-19.5: blank lines, a chapter at a time. */
export function drawChronicleSheet(pen: Pen, { t }: Spoken, page: Size): void {
  title(pen, t['lm.chronicle'], page);
  const chapters = 4;
  const high = (page.height - 32 - 14) / chapters;
  for (let chapter = 0; chapter < chapters; chapter++) drawChapter(pen, t, page, 32 + chapter * high, high);
}

function drawChapter(pen: Pen, t: Spoken['t'], page: Size, top: number, high: number): void {
  const right = page.width - EDGE;
  const rule = (y: number, from = EDGE, to = right): void => line(pen, from, y, to, y, { line: 'faint', width: 0.2 });
  drawLine(pen, t['lm.print.chapter'], { face: 'title', size: 5, tint: 'rubric' }, EDGE, top + 6);
  rule(top + 7, EDGE + 26);
  drawLine(pen, t['lm.teller'], { face: 'italic', size: 3.2, tint: 'soft' }, EDGE, top + 13);
  rule(top + 13.5, EDGE + 22, EDGE + 82);
  drawLine(pen, t['lm.verdict'], { face: 'italic', size: 3.2, tint: 'soft' }, EDGE + 88, top + 13);
  rule(top + 13.5, EDGE + 106);
  for (let y = top + 21; y < top + high - 2; y += 7) rule(y);
}
