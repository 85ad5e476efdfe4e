/** Lancelot's board, from the same places as on the screen: in one piece, or over several sheets that overlap. */
import { type Point, WIDE } from '../drawing/geometry.ts';
import { SITE_ICONS, THING_ICONS } from '../drawing/icons.ts';
import { LAKE, SITES, SPACES } from '../rules/components.ts';
import type { Tint } from '../../../print/ink.ts';
import {
  clipped,
  disc,
  drawLine,
  icon,
  line,
  oval,
  path,
  type Pen,
  placed,
  rect,
  type TextStyle,
  widthOf,
} from '../../../print/pen.ts';
import type { Leaf } from '../../../print/set.ts';
import type { Size } from '../../../print/sheet.ts';
import { chairGives, chairNamed, siteNamed } from '../text/naming.ts';
import type { Spoken } from './words.ts';

/** By site: the tint of its stones. */
const SITE_TINTS: readonly Tint[] = [
  'wood',
  'azure',
  'wood',
  'vert',
  'purpure',
  'azure',
  'gold',
  'gold',
  'gules',
  'purpure',
  'gold',
];

const { width: WIDTH, height: HEIGHT } = WIDE;
const SMALL = 29;
const LARGE = 36;

/** The whole board, in the units of the screen's. */
export function drawRealm(pen: Pen, spoken: Spoken): void {
  rect(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, { ground: 'vellum' });
  rect(pen, { x: 5, y: 5, width: WIDTH - 10, height: HEIGHT - 10 }, { line: 'wood', width: 2 }, 8);
  rect(pen, { x: 9, y: 9, width: WIDTH - 18, height: HEIGHT - 18 }, { line: 'wood', width: 0.7 }, 6);
  drawLake(pen);
  path(pen, WIDE.road, { line: 'wood', width: 15 });
  pen.paper.path(WIDE.road).lineWidth(11).lineJoin('round').stroke(pen.ink.ground('chalk'));
  drawTracks(pen, spoken);
  drawRoundTable(pen, spoken);
  for (let site = 1; site < SITES.length; site++) drawSite(pen, spoken, site);
  for (let space = 0; space < SPACES.length; space++) drawStone(pen, space);
}

/** Water around the stones of the Lake. */
function drawLake(pen: Pen): void {
  const stones = WIDE.spaces.filter((_, space) => SPACES[space].site === LAKE);
  const left = Math.min(...stones.map(({ x }) => x)) - 40;
  const right = Math.max(...stones.map(({ x }) => x)) + 40;
  const box = { x: left, y: stones[0].y - 36, width: right - left, height: 72 };
  rect(pen, box, { ground: 'water', line: 'azure', width: 1.2 }, 34);
}

function drawSite(pen: Pen, spoken: Spoken, site: number): void {
  const { x, y } = WIDE.names[site];
  backed(pen, siteNamed(spoken, site), { face: 'title', size: 19, tint: SITE_TINTS[site], align: 'centre' }, x, y + 6);
}

function drawStone(pen: Pen, space: number): void {
  const { x, y } = WIDE.spaces[space];
  const { id, site, gives } = SPACES[space];
  const tint = SITE_TINTS[site];
  const radius = site > LAKE ? LARGE : SMALL;
  disc(pen, x, y, radius, { ground: 'page', line: tint, width: 2.2 });
  disc(pen, x, y, radius - 3.5, { line: tint, width: 0.6 });
  if (gives.length > 0)
    for (const [i, thing] of gives.entries())
      icon(pen, THING_ICONS[thing], x + (gives.length === 1 ? 0 : 24 * i - 12), y, gives.length === 1 ? 32 : 22);
  else if (site > LAKE) icon(pen, SITE_ICONS[site], x, y, 42, tint);
  else drawLine(pen, id, { face: 'numeral', size: 14, tint, align: 'centre' }, x - 30, y + 5, 60);
}

/** The table and its eight seats, each with what it gives. */
function drawRoundTable(pen: Pen, spoken: Spoken): void {
  const { table, board } = WIDE;
  oval(pen, table.x, table.y, board.x, board.y, { ground: 'cloth', line: 'wood', width: 2.4 });
  oval(pen, table.x, table.y, board.x - 6, board.y - 5, { line: 'wood', width: 0.7 });
  icon(pen, SITE_ICONS[0], table.x, table.y - 18, 46, 'wood');
  const name = { x: table.x - board.x, width: 2 * board.x };
  drawLine(pen, siteNamed(spoken, 0), { face: 'title', size: 21, align: 'centre' }, name.x, table.y + 30, name.width);
  for (const [chair, point] of WIDE.chairPoints.entries()) drawChair(pen, spoken, chair, point);
}

function drawChair(pen: Pen, spoken: Spoken, chair: number, { x, y }: Point): void {
  disc(pen, x, y, 21, { ground: 'page', line: 'wood', width: 1.8 });
  drawLine(pen, String(chair + 1), { face: 'numeral', size: 15, tint: 'wood', align: 'centre' }, x - 20, y + 5, 40);
  backed(pen, chairNamed(spoken, chair), { face: 'bold', size: 12, align: 'centre' }, x, y + 33);
  backed(pen, chairGives(spoken, chair), { face: 'italic', size: 10, tint: 'soft', align: 'centre' }, x, y + 44);
}

/** A line of words on its own patch of land, so that it is read where the road runs behind it. */
function backed(pen: Pen, text: string, style: TextStyle, x: number, y: number): void {
  const wide = widthOf(pen, text, style.face ?? 'text', style.size);
  const left = style.align === 'centre' ? x - wide / 2 : x;
  const patch = { x: left - 3, y: y - style.size * 0.72, width: wide + 6, height: style.size * 0.98 };
  rect(pen, patch, { ground: 'vellum' }, 2);
  drawLine(pen, text, { ...style, align: 'left' }, left, y);
}

/** The Grail track (LAN-9.1) around the table, and the eight turns. */
function drawTracks(pen: Pen, { t }: Spoken): void {
  const track = WIDE.grailPoints.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  path(pen, track, { line: 'gold', width: 4 });
  for (const [step, { x, y }] of WIDE.grailPoints.entries()) drawStep(pen, String(step), x, y, 15, 'gold');
  const [first] = WIDE.turnPoints;
  drawLine(pen, t['lan.print.turn'], { face: 'title', size: 19, tint: 'wood' }, first.x - 15, first.y - 24);
  for (const [turn, { x, y }] of WIDE.turnPoints.entries()) drawStep(pen, String(turn + 1), x, y, 15, 'wood');
}

function drawStep(pen: Pen, figure: string, x: number, y: number, radius: number, tint: Tint): void {
  disc(pen, x, y, radius, { ground: 'page', line: tint, width: 1.4 });
  const style = { face: 'numeral', size: radius * 0.86, align: 'centre' } as const;
  drawLine(pen, figure, style, x - radius, y + radius * 0.3, 2 * radius);
}

const EDGE = 10;
const OVERLAP = 10;

/** In one piece, as large as the paper takes. */
export function wholeBoard(spoken: Spoken): Leaf {
  return {
    id: 'board',
    landscape: true,
    draw(pen, page) {
      const scale = Math.min((page.width - 2 * EDGE) / WIDTH, (page.height - 2 * EDGE) / HEIGHT);
      placed(pen, { x: (page.width - WIDTH * scale) / 2, y: (page.height - HEIGHT * scale) / 2, scale }, () =>
        drawRealm(pen, spoken),
      );
    },
  };
}

/** How far the four sheets together reach: each shows OVERLAP of its neighbours. */
export function tiledSpan(page: Size): Size {
  return { width: 2 * (page.width - 2 * EDGE) - OVERLAP, height: 2 * (page.height - 2 * EDGE) - OVERLAP };
}

/** Over four sheets, two by two. */
export function tiledBoard(spoken: Spoken): Leaf[] {
  return [0, 1, 2, 3].map((sheet) => ({
    id: `board:${sheet + 1}`,
    landscape: true,
    draw: (pen, page) => drawTiled(pen, spoken, page, sheet),
  }));
}

function drawTiled(pen: Pen, spoken: Spoken, page: Size, sheet: number): void {
  const shown = { width: page.width - 2 * EDGE, height: page.height - 2 * EDGE };
  const span = tiledSpan(page);
  const scale = Math.min(span.width / WIDTH, span.height / HEIGHT);
  const [column, row] = [sheet % 2, Math.floor(sheet / 2)];
  const from = {
    x: column * (shown.width - OVERLAP) - (span.width - WIDTH * scale) / 2,
    y: row * (shown.height - OVERLAP) - (span.height - HEIGHT * scale) / 2,
  };
  clipped(pen, { x: EDGE, y: EDGE, ...shown }, () =>
    placed(pen, { x: EDGE - from.x, y: EDGE - from.y, scale }, () => drawRealm(pen, spoken)),
  );
  joins(pen, page, column, row);
  drawLine(pen, spoken.t['lan.print.join'](`${sheet + 1}/4`), { size: 2.6, tint: 'soft' }, EDGE + 4, page.height - 4.5);
}

/** Where the neighbours begin: cut here, or lay the neighbour up to here. */
function joins(pen: Pen, { width, height }: Size, column: number, row: number): void {
  const look = { line: 'rubric', width: 0.2, dash: [2, 1.5] } as const;
  const x = column === 0 ? width - EDGE - OVERLAP / 2 : EDGE + OVERLAP / 2;
  const y = row === 0 ? height - EDGE - OVERLAP / 2 : EDGE + OVERLAP / 2;
  line(pen, x, 2, x, EDGE, look);
  line(pen, x, height - EDGE, x, height - 2, look);
  line(pen, 2, y, EDGE, y, look);
  line(pen, width - EDGE, y, width - 2, y, look);
}
