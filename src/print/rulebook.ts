/** The rulebook of a game, set in pages of half a sheet: one after the other, or as a booklet to fold and staple. */
import { GAMES, type PictureRules } from '../games/load.ts';
import { type AnyGame, chaptersOf, type HowStep, type Rule } from '../core/game.ts';
import type { PrintOrder } from '../wire/printing.ts';
import { inkOf } from './ink.ts';
import { openPaper, type Paper } from './paper.ts';
import {
  type Block,
  broken,
  column,
  drawLine,
  icon,
  line,
  newPage,
  type Pen,
  placed,
  type Rect,
  rect,
  type TextStyle,
  words,
} from './pen.ts';
import { drawPlate } from './plate.ts';
import type { Figure, GameSet } from './set.ts';
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

interface BookPage {
  readonly lines: SetLine[];
  readonly figures: { readonly figure: Figure; readonly box: Rect }[];
}

/** `pictures` are a spread of two pages before the rules. */
export function drawRulebook(
  { emblem, figures = {} }: GameSet,
  order: PrintOrder,
  spoken: Spoken,
  pictures: PictureRules | undefined,
): Paper {
  const title = `${spoken.title}: ${spoken.t['rules.title']}`;
  const pen: Pen = { paper: openPaper(title, order.lang), ink: inkOf(order.variant) };
  const sheet = PAPER_SIZES[order.paper === 'letter' ? 'letter' : 'a4'];
  const page = { width: sheet.height / 2, height: sheet.width };
  const rules = bookPages(pen, spoken, GAMES[order.game], figures, page);
  const pages = [
    () => drawTitle(pen, spoken, emblem, page),
    ...(pictures === undefined ? [] : spreadPages(pen, spoken, pictures, page)),
    ...rules.map((each) => () => drawBookPage(pen, each)),
  ];
  const draw = (number: number): void => {
    pages[number]();
    if (number > 0) drawEdges(pen, spoken, page, number);
  };
  if (order.document === 'booklet') impose(pen, page, pages.length, draw);
  else for (const number of pages.keys()) onOwnPage(pen, page, () => draw(number));
  return pen.paper;
}

/** The rules in pictures: the table and how one wins on the left, four examples on the right. */
function spreadPages(pen: Pen, { t }: Spoken, { steps, plates, captions }: PictureRules, page: Size): (() => void)[] {
  const width = page.width - 2 * EDGE;
  const half = (width - GUTTER) / 2;
  const box = (x: number, y: number, wide: number): Rect => ({ x, y, width: wide, height: page.height - 14 - y });
  const heading = (text: string): void =>
    void words(pen, text, { x: EDGE, y: 15, width, height: 10 }, { face: 'title', size: 7, tint: 'rubric' });
  const left = (): void => {
    heading(t['rules.minute']);
    const foot = 27 + drawPlate(pen, plates[0], { x: EDGE, y: 27, width }) + 3;
    const under = foot + column(pen, captionBlocks(captions[0]), box(EDGE, foot, width)) + 5;
    for (const [i, step] of steps.entries())
      column(pen, captionBlocks(step), box(EDGE + (i % 2) * (half + GUTTER), under + 26 * Math.floor(i / 2), half));
  };
  const right = (): void => {
    heading(t['rules.examples']);
    for (const [i, plate] of plates.slice(1).entries()) {
      const [x, y] = [EDGE + (i % 2) * (half + GUTTER), 27 + Math.floor(i / 2) * 80];
      column(pen, captionBlocks(captions[i + 1]), box(x, y + drawPlate(pen, plate, { x, y, width: half }) + 2.5, half));
    }
  };
  return [left, right];
}

const GUTTER = 6;

const captionBlocks = ({ title, text }: HowStep): Block[] => [
  { text: title, face: 'title', size: 4.8, tint: 'rubric' },
  { text, size: SIZE, above: 0.6, lead: 1.2 },
];

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

function drawBookPage(pen: Pen, { lines, figures }: BookPage): void {
  for (const { text, style, x, y } of lines) drawLine(pen, text, style, x, y);
  for (const { figure, box } of figures) figure.draw(pen, box);
}

/** The title of the game above and the number below; page 0 is the title page. */
function drawEdges(pen: Pen, spoken: Spoken, page: Size, number: number): void {
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
function bookPages(
  pen: Pen,
  spoken: Spoken,
  game: AnyGame,
  figures: { readonly [rule: string]: Figure },
  page: Size,
): BookPage[] {
  const blank = (): BookPage => ({ lines: [], figures: [] });
  const pages = [blank()];
  const bottom = page.height - 14;
  let y = 18;
  const room = (needed: number): void => {
    if (y + needed <= bottom) return;
    pages.push(blank());
    y = 18;
  };
  for (const { number, heading, rules } of chaptersOf(game)) {
    if (rules.length === 0) continue;
    room(number === '' ? page.height : 24);
    y += y > 18 ? 7 : 2;
    pages.at(-1)!.lines.push(...headingLines(spoken, number, heading, y)); // there is always a page
    y += 5;
    for (const rule of rules) {
      const lines = ruleLines(pen, spoken, rule, page);
      const figure = figures[rule.id];
      const drawn = { x: EDGE, width: page.width - 2 * EDGE, height: figure?.height(page.width - 2 * EDGE) ?? 0 };
      room(lines.length * LEAD + drawn.height);
      const inMargin: TextStyle = { face: 'numeral', size: 2.5, tint: 'rubric' };
      pages.at(-1)!.lines.push({ text: rule.id, style: inMargin, x: EDGE, y: y + LEAD });
      for (const text of lines)
        pages.at(-1)!.lines.push({ text, style: { size: SIZE }, x: EDGE + MARGIN_OF_NUMBERS, y: (y += LEAD) });
      if (figure !== undefined) pages.at(-1)!.figures.push({ figure, box: { ...drawn, y: y + 2 } });
      y += drawn.height + 1.3;
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
