/** Lancelot's board, from the same places as on the screen: in one piece, or over several sheets that overlap. */
import {
  CHAIR_POINTS,
  DEED_POINTS,
  DEED_SIZE,
  GRAIL_POINTS,
  HEIGHT,
  type Point,
  ROAD,
  SITE_POINTS,
  SPACE_POINTS,
  STONE,
  TABLE_POINT,
  TURN_POINTS,
  WIDTH,
} from '../../drawing/lancelot/geometry.ts';
import { SITE_ICONS, THING_ICONS } from '../../drawing/lancelot/icons.ts';
import { CHAIRS, LAKE, SITES, SPACES } from '../../games/lancelot/components.ts';
import type { Tint } from '../ink.ts';
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
  type Style,
  widthOf,
  words,
} from '../pen.ts';
import type { Leaf } from '../set.ts';
import type { Size } from '../sheet.ts';
import type { Spoken } from '../words.ts';

type Numbered = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const siteName = ({ t }: Spoken, site: number): string => t[`lan.site.${site as Numbered}`];
export const chairGift = ({ t }: Spoken, chair: number): string => t[`lan.chair.${chair as Numbered}`];

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

/** The whole board, in its own units of 1000 by 760. */
export function drawRealm(pen: Pen, spoken: Spoken): void {
  rect(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, { ground: 'vellum' });
  rect(pen, { x: 5, y: 5, width: WIDTH - 10, height: HEIGHT - 10 }, { line: 'wood', width: 2 }, 8);
  rect(pen, { x: 9, y: 9, width: WIDTH - 18, height: HEIGHT - 18 }, { line: 'wood', width: 0.7 }, 6);
  rect(pen, { x: 338, y: 652, width: 424, height: 76 }, { ground: 'water', line: 'azure', width: 1.2 }, 36);
  path(pen, ROAD, { line: 'wood', width: 15 });
  pen.paper.path(ROAD).lineWidth(11).stroke(pen.ink.ground('chalk'));
  drawRoundTable(pen, spoken);
  for (let site = 1; site < SITES.length; site++) drawSite(pen, spoken, site);
  for (let space = 0; space < SPACES.length; space++) drawStone(pen, space);
  drawTracks(pen, spoken);
  for (const [place, point] of DEED_POINTS.entries()) drawDeedPlace(pen, spoken, place, point);
}

function drawSite(pen: Pen, spoken: Spoken, site: number): void {
  const { x, y } = SITE_POINTS[site];
  const tint = SITE_TINTS[site];
  disc(pen, x - 62, y, 16, { ground: 'vellum' });
  icon(pen, SITE_ICONS[site], x - 62, y, 26, tint);
  backed(pen, siteName(spoken, site), { face: 'title', size: 19, tint }, x - 44, y + 6);
}

function drawStone(pen: Pen, space: number): void {
  const { x, y } = SPACE_POINTS[space];
  const { id, site, gives } = SPACES[space];
  const tint = SITE_TINTS[site];
  disc(pen, x, y, site > LAKE ? STONE + 8 : STONE, { ground: 'page', line: tint, width: 2.2 });
  disc(pen, x, y, (site > LAKE ? STONE + 8 : STONE) - 3.5, { line: tint, width: 0.6 });
  if (gives.length > 0)
    for (const [i, thing] of gives.entries())
      icon(pen, THING_ICONS[thing], x + (gives.length === 1 ? 0 : 24 * i - 12), y, gives.length === 1 ? 32 : 22);
  else if (site > LAKE) icon(pen, SITE_ICONS[site], x, y, 40, tint);
  else drawLine(pen, id, { face: 'numeral', size: 14, tint, align: 'centre' }, x - 30, y + 5, 60);
}

/** The table and its eight seats, each with what it gives. */
function drawRoundTable(pen: Pen, spoken: Spoken): void {
  const { x, y } = TABLE_POINT;
  oval(pen, x, y, 98, 44, { ground: 'cloth', line: 'wood', width: 2.4 });
  oval(pen, x, y, 92, 39, { line: 'wood', width: 0.7 });
  drawLine(pen, siteName(spoken, 0), { face: 'title', size: 20, align: 'centre' }, x - 98, y + 6, 196);
  for (const [chair, point] of CHAIR_POINTS.entries()) drawChair(pen, spoken, chair, point);
}

/** Where the words of a seat stand beside it: to the right, below, or to the left. */
const CHAIR_WORDS: readonly (readonly ['left' | 'centre' | 'right', x: number, y: number])[] = [
  ['left', 26, -4],
  ['centre', 0, -37],
  ['left', 26, 14],
  ['left', 26, 8],
  ['centre', 0, 33],
  ['right', -26, 8],
  ['right', -26, 14],
  ['centre', 0, -37],
];

function drawChair(pen: Pen, spoken: Spoken, chair: number, { x, y }: Point): void {
  disc(pen, x, y, 21, { ground: 'page', line: 'wood', width: 1.8 });
  drawLine(pen, String(chair + 1), { face: 'numeral', size: 15, tint: 'wood', align: 'centre' }, x - 20, y + 5, 40);
  const [align, dx, dy] = CHAIR_WORDS[chair];
  backed(pen, CHAIRS[chair], { face: 'bold', size: 12, align }, x + dx, y + dy);
  backed(pen, chairGift(spoken, chair), { face: 'italic', size: 10, tint: 'soft', align }, x + dx, y + dy + 11);
}

/** A line of words on its own patch of land, so that it is read where the road runs behind it. */
function backed(pen: Pen, text: string, style: Style, x: number, y: number): void {
  const wide = widthOf(pen, text, style.face ?? 'text', style.size);
  const left = style.align === 'centre' ? x - wide / 2 : style.align === 'right' ? x - wide : x;
  const patch = { x: left - 3, y: y - style.size * 0.72, width: wide + 6, height: style.size * 0.98 };
  rect(pen, patch, { ground: 'vellum' }, 2);
  drawLine(pen, text, { ...style, align: 'left' }, left, y);
}

/** The Grail track (LAN-9.1) and the eight turns. */
function drawTracks(pen: Pen, { t }: Spoken): void {
  drawLine(pen, t['lan.grailTrack'], { face: 'title', size: 19, tint: 'gold' }, 196, 242);
  path(pen, GRAIL_POINTS.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(''), { line: 'gold', width: 4 });
  for (const [step, { x, y }] of GRAIL_POINTS.entries()) drawStep(pen, String(step), x, y, 14, 'gold');
  drawLine(pen, t['lan.print.turn'], { face: 'title', size: 19, tint: 'wood' }, 724, 452);
  for (const [turn, { x, y }] of TURN_POINTS.entries()) drawStep(pen, String(turn + 1), x, y, 15, 'wood');
}

function drawStep(pen: Pen, figure: string, x: number, y: number, radius: number, tint: Tint): void {
  disc(pen, x, y, radius, { ground: 'page', line: tint, width: 1.4 });
  drawLine(
    pen,
    figure,
    { face: 'numeral', size: radius * 0.86, align: 'centre' },
    x - radius,
    y + radius * 0.3,
    2 * radius,
  );
}

function drawDeedPlace(pen: Pen, { t }: Spoken, place: number, { x, y }: Point): void {
  const box = { x, y, ...DEED_SIZE };
  rect(pen, box, { ground: 'page', line: 'gules', width: 1.6, dash: [6, 4] }, 8);
  icon(pen, SITE_ICONS[8], x + box.width / 2, y + box.height / 2 - 6, 70, 'faint');
  words(
    pen,
    `${t['lan.print.deed']} ${place + 1}`,
    { ...box, y: y + box.height - 34, height: 26 },
    { face: 'title', size: 17, tint: 'soft', align: 'centre', stand: 'middle' },
  );
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
