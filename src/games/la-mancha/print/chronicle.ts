/** The Chronicle of La Mancha as a small book to print: A5, drop capitals, phrases in red, honors at the end (LM-12.11). */
import type { Chapter, Chronicle, ToldTale } from '../chronicle/book.ts';
import type { ChroniclePen } from '../text/pen.ts';
import { PENS } from '../chronicle/pens.ts';
import { quotedIn } from '../chronicle/phrases.ts';
import { type Face, MM, openPaper, type Paper } from '../../../print/paper.ts';
import { type Run, setLines, type SetWords } from './setting.ts';

const PAGE = { size: 'A5', margin: 0 } as const;
const WIDTH = 148 * MM;
const HEIGHT = 210 * MM;
const EDGE = 17 * MM;
const FOOT = HEIGHT - 19 * MM;
const COLUMN = WIDTH - 2 * EDGE;

const INK = '#2a2118';
const RED = '#8a1c1c';
const FADED = '#6b5a45';

export function draw(book: Chronicle): Paper {
  const paper = openPaper(book.title, book.language);
  const press: Press = { paper, pen: PENS[book.language], y: EDGE, page: 0 };
  cover(press, book);
  for (const chapter of book.chapters) writeChapter(press, chapter);
  if (book.honors.length > 0) writeHonors(press, book.honors);
  return paper;
}

/** The paper, and where the next line goes. */
interface Press {
  readonly paper: Paper;
  readonly pen: ChroniclePen;
  y: number;
  page: number;
}

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** From both edges of the column. */
  readonly inset?: number;
  /** After the paragraph. */
  readonly below?: number;
}

const BODY: Style = { face: 'text', size: 10.5, below: 5 };

function cover(press: Press, { title, knights }: Chronicle): void {
  press.paper.addPage(PAGE);
  press.y = 62 * MM;
  paragraph(press, title, { face: 'title', size: 26, align: 'center', below: 14 });
  ornament(press);
  paragraph(press, press.pen.toldBy, { face: 'italic', size: 12, color: FADED, align: 'center', below: 6 });
  for (const knight of knights) paragraph(press, knight, { face: 'phrase', size: 15, align: 'center', below: 3 });
}

/** A rule with a lozenge in the middle. */
function ornament(press: Press): void {
  const middle = WIDTH / 2;
  const { paper, y } = press;
  paper.lineWidth(0.6).strokeColor(RED).fillColor(RED);
  paper
    .moveTo(middle - 60, y)
    .lineTo(middle - 8, y)
    .moveTo(middle + 8, y)
    .lineTo(middle + 60, y)
    .stroke();
  paper.polygon([middle - 5, y], [middle, y - 3], [middle + 5, y], [middle, y + 3]).fill();
  press.y += 16;
}

function turnPage(press: Press): void {
  press.paper.addPage(PAGE);
  press.page++;
  press.y = EDGE;
  const number = String(press.page);
  const run: Run = { text: number, face: 'text', color: FADED };
  const [line] = setLines(press.paper, [run], 9, () => COLUMN);
  drawLine(press.paper, line, WIDTH / 2 - line.width / 2, FOOT + 16, 9);
}

function writeChapter(press: Press, chapter: Chapter): void {
  turnPage(press);
  press.y += 8 * MM;
  const center = { align: 'center' } as const;
  paragraph(press, press.pen.chapter(chapter.number), { face: 'title', size: 17, ...center, below: 3 });
  paragraph(press, chapter.heading, { face: 'italic', size: 11.5, ...center, inset: 8 * MM, below: 8 });
  ornament(press);
  paragraph(press, `${chapter.title} (${chapter.source})`, { face: 'bold', size: 11, ...center, below: 4 });
  paragraph(press, chapter.prompt, { face: 'italic', size: 10.5, color: FADED, below: 6 });
  if (chapter.judge !== '')
    paragraph(press, press.pen.judged(chapter.judge, chapter.role), {
      face: 'italic',
      size: 9.5,
      color: FADED,
      below: 8,
    });
  for (const tale of chapter.tales) writeTale(press, tale, chapter.kind === 'love');
  if (chapter.verdict !== '') paragraph(press, chapter.verdict, { ...BODY, face: 'bold' });
  if (chapter.remark !== '')
    paragraph(press, chapter.remark, {
      face: 'phrase',
      size: 11,
      color: RED,
      align: 'right',
      inset: 12 * MM,
      below: 8,
    });
  for (const deed of chapter.deeds) paragraph(press, deed, { ...BODY, size: 9.8, below: 2 });
  press.y += 6;
}

function writeTale(press: Press, { teller, text, cards, applause, isNamed }: ToldTale, isPoem: boolean): void {
  const claps = applause.length === 0 ? '' : `  (${applause.map((each) => press.pen.reactions[each]).join(', ')})`;
  keepTogether(press, 48);
  paragraph(press, `${press.pen.teller(teller, isNamed)}${claps}`, {
    face: 'bold',
    size: 10,
    color: isNamed ? RED : INK,
    below: 3,
  });
  const runs = quotedIn(text, cards).map(({ text: words, isPhrase }): Run => ({
    text: words,
    face: isPhrase ? 'italic' : 'text',
    color: isPhrase ? RED : INK,
  }));
  if (isPoem) setRuns(press, runs, { ...BODY, inset: 8 * MM, below: 9 });
  else setTale(press, runs, { ...BODY, below: 9 });
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** As high as three lines of the text; its foot stands on the third. */
const CAPITAL = { lines: 3, size: 50, foot: 0.99 };

/** A drop capital: the first three lines make room for the first letter. */
function setTale(press: Press, runs: readonly Run[], style: Style): void {
  const [first, ...rest] = runs;
  const [capital] = first === undefined ? [] : CHARACTERS.segment(first.text);
  if (capital === undefined || !/^\p{L}\p{M}*$/u.test(capital.segment)) return setRuns(press, runs, style);
  keepTogether(press, CAPITAL.lines * leading(style.size));
  const { paper, y } = press;
  paper.font('title').fontSize(CAPITAL.size).fillColor(RED);
  const letter = capital.segment.toUpperCase();
  const room = paper.widthOfString(letter) + 4;
  const foot = y + (CAPITAL.lines - 1) * leading(style.size) + CAPITAL.foot * style.size;
  paper.text(letter, EDGE, foot, { lineBreak: false, baseline: 'alphabetic' });
  setRuns(press, [{ ...first, text: first.text.slice(capital.segment.length) }, ...rest], style, room);
  press.y = Math.max(press.y, y + CAPITAL.lines * leading(style.size) + (style.below ?? 0));
}

const paragraph = (press: Press, text: string, style: Style): void =>
  setRuns(press, [{ text, face: style.face, color: style.color ?? INK }], style);

const leading = (size: number): number => size * 1.32;

function setRuns(press: Press, runs: readonly Run[], style: Style, capital = 0): void {
  const { size, align = 'left', inset = 0, below = 0 } = style;
  const indent = (line: number): number => (line < CAPITAL.lines ? capital : 0);
  const room = COLUMN - 2 * inset;
  setLines(press.paper, runs, size, (line) => room - indent(line)).forEach((line, i) => {
    keepTogether(press, leading(size));
    const free = room - indent(i) - line.width;
    const at = align === 'left' ? 0 : align === 'center' ? free / 2 : free;
    drawLine(press.paper, line, EDGE + inset + indent(i) + at, press.y, size);
    press.y += leading(size);
  });
  press.y += below;
}

function keepTogether(press: Press, height: number): void {
  if (press.y + height > FOOT) turnPage(press);
}

function drawLine(paper: Paper, { pieces }: SetWords, x: number, y: number, size: number): void {
  let at = x;
  for (const { text, face, color, width } of pieces) {
    paper.font(face).fontSize(size).fillColor(color).text(text, at, y, { lineBreak: false });
    at += width;
  }
}

function writeHonors(press: Press, honors: readonly string[]): void {
  turnPage(press);
  press.y = 40 * MM;
  paragraph(press, press.pen.honors, { face: 'title', size: 20, align: 'center', below: 8 });
  ornament(press);
  for (const honor of honors) paragraph(press, honor, { face: 'text', size: 12, align: 'center', below: 5 });
}
