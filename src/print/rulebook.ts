/** The rulebook of a game, set in pages of half a sheet: one after the other, or as a booklet to fold and staple. */
import { GAMES } from '../games/load.ts';
import type { AnyGame, Rule } from '../core/game.ts';
import type { PrintOrder } from '../wire/printing.ts';
import { inkOf } from './ink.ts';
import { openPaper, type Paper } from './paper.ts';
import { broken, drawLine, icon, line, newPage, type Pen, placed, rect, type TextStyle, words } from './pen.ts';
import type { GameSet } from './set.ts';
import { PAPER_SIZES, type Size } from './sheet.ts';
import type { Spoken } from './words.ts';

const EDGE = 13;
const MARGIN_OF_NUMBERS = 15;

/** One line of the book: what it says, how, and where on its page. */
interface SetLine {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
}

type BookPage = readonly SetLine[];

export function drawRulebook({ emblem }: GameSet, order: PrintOrder, spoken: Spoken): Paper {
  const title = `${spoken.title}: ${spoken.t['rules.title']}`;
  const pen: Pen = { paper: openPaper(title, order.lang), ink: inkOf(order.variant) };
  const sheet = PAPER_SIZES[order.paper === 'letter' ? 'letter' : 'a4'];
  const page = { width: sheet.height / 2, height: sheet.width };
  const pages = bookPages(pen, spoken, GAMES[order.game], page);
  const draw = (number: number): void => {
    if (number === 0) drawTitle(pen, spoken, emblem, page);
    else drawBookPage(pen, spoken, page, pages[number - 1], number);
  };
  if (order.document === 'booklet') impose(pen, page, pages.length + 1, draw);
  else for (let number = 0; number <= pages.length; number++) onOwnPage(pen, page, () => draw(number));
  return pen.paper;
}

function onOwnPage(pen: Pen, page: Size, draw: () => void): void {
  newPage(pen, page.width, page.height);
  draw();
}

/** Saddle stitch: the outermost sheet holds the last page and the first, and so on inwards. Short-edge duplex. */
export function imposition(pages: number): (readonly [left: number, right: number])[] {
  const full = Math.ceil(pages / 4) * 4;
  return Array.from({ length: full / 2 }, (_, side) =>
    side % 2 === 0 ? ([full - 1 - side, side] as const) : ([side, full - 1 - side] as const),
  );
}

function impose(pen: Pen, page: Size, pages: number, draw: (number: number) => void): void {
  for (const [left, right] of imposition(pages)) {
    newPage(pen, 2 * page.width, page.height);
    if (left < pages) draw(left);
    placed(pen, { x: page.width, y: 0 }, () => void (right < pages && draw(right)));
  }
}

/** Page 0 is the title; the others hold the rules. */
function drawBookPage(pen: Pen, spoken: Spoken, page: Size, lines: BookPage, number: number): void {
  for (const { text, style, x, y } of lines) drawLine(pen, text, style, x, y);
  line(pen, EDGE, 11, page.width - EDGE, 11, { line: 'faint', width: 0.2 });
  const style = { face: 'italic', size: 3, tint: 'soft', align: 'centre' } as const;
  drawLine(pen, spoken.title, style, EDGE, 9, page.width - 2 * EDGE);
  drawLine(
    pen,
    String(number + 1),
    { ...style, face: 'numeral', size: 3.2 },
    EDGE,
    page.height - 7,
    page.width - 2 * EDGE,
  );
}

function drawTitle(pen: Pen, spoken: Spoken, emblem: string, page: Size): void {
  rect(pen, { x: 8, y: 8, width: page.width - 16, height: page.height - 16 }, { line: 'ink', width: 0.6 });
  rect(pen, { x: 9.4, y: 9.4, width: page.width - 18.8, height: page.height - 18.8 }, { line: 'ink', width: 0.15 });
  icon(pen, emblem, page.width / 2, 62, 52, 'rubric');
  const box = { x: 14, width: page.width - 28 };
  words(
    pen,
    spoken.title,
    { ...box, y: 98, height: 24 },
    { face: 'title', size: 14, align: 'centre', stand: 'middle' },
  );
  words(
    pen,
    spoken.t['rules.title'],
    { ...box, y: 122, height: 12 },
    { face: 'phrase', size: 8, tint: 'soft', align: 'centre' },
  );
  const foot = `${spoken.t.credit}. ${spoken.t['cover.ours']} ${spoken.t['rules.numbered']}`;
  words(
    pen,
    foot,
    { ...box, y: page.height - 48, height: 30 },
    { face: 'italic', size: 3.8, tint: 'soft', align: 'centre', stand: 'bottom' },
  );
}

/** Sets all rules line by line: numbers stand in the margin, headings keep with their first rule. */
function bookPages(pen: Pen, spoken: Spoken, { chapters, rules }: AnyGame, page: Size): BookPage[] {
  const pages: SetLine[][] = [[]];
  const bottom = page.height - 14;
  let y = 18;
  const room = (needed: number): void => {
    if (y + needed <= bottom) return;
    pages.push([]);
    y = 18;
  };
  for (const [number, heading] of Object.entries(chapters)) {
    const own = Object.values(rules).filter(({ id }) => id.split('-')[1].split('.')[0] === number);
    if (own.length === 0) continue;
    room(24);
    y += y > 18 ? 7 : 2;
    pages.at(-1)!.push(...headingLines(spoken, number, heading, y)); // there is always a page
    y += 5;
    for (const rule of own) {
      const lines = ruleLines(pen, spoken, rule, page);
      room(lines.length * LEAD);
      const inMargin: TextStyle = { face: 'numeral', size: 2.5, tint: 'rubric' };
      pages.at(-1)!.push({ text: rule.id, style: inMargin, x: EDGE, y: y + LEAD });
      for (const text of lines)
        pages.at(-1)!.push({ text, style: { size: SIZE }, x: EDGE + MARGIN_OF_NUMBERS, y: (y += LEAD) });
      y += 1.3;
    }
  }
  return pages;
}

const SIZE = 3.7;
const LEAD = 4.5;

const headingLines = (spoken: Spoken, number: string, heading: string, y: number): SetLine[] => [
  { text: number, style: { face: 'numeral', size: 5, tint: 'rubric' }, x: EDGE, y: y + 2 },
  {
    text: spoken.chapter(heading),
    style: { face: 'title', size: 6.4, tint: 'rubric' },
    x: EDGE + MARGIN_OF_NUMBERS,
    y: y + 2,
  },
];

const ruleLines = (pen: Pen, spoken: Spoken, rule: Rule, page: Size): string[] =>
  broken(pen, spoken.rule(rule), 'text', SIZE, page.width - 2 * EDGE - MARGIN_OF_NUMBERS);
