/** What lies on the table beside the tiles: Principalities, position cards, the scoreboard, summaries, tokens. */
import { WINDMILL } from '../../../drawing/engravings.ts';
import { columnOf, COLUMNS, fieldName, FIELDS, ROUNDS, rowOf, ROWS } from '../rules/components.ts';
import { CHARGES, type Tincture } from '../../../drawing/tinctures.ts';
import { engrave } from '../../../print/engraving.ts';
import { frame, ground, hatch, heading, medallion } from '../../../print/ornament.ts';
import { disc, drawLine, icon, line, type Pen, placed, rect, words } from '../../../print/pen.ts';
import { CARD, type Size } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';
import { chartHeight, drawCastle, drawChart, TILE } from './tile.ts';

/** DQ-2.1: eight columns, three rows; the tiles fit exactly. */
export function drawPrincipality(pen: Pen, tincture: Tincture, page: Size): void {
  const [width, height] = [COLUMNS * TILE.width, ROWS * TILE.height];
  placed(pen, { x: (page.width - width) / 2, y: (page.height - height) / 2 }, () => {
    for (let field = 0; field < FIELDS; field++) drawField(pen, field, tincture);
    rect(pen, { x: -1.6, y: -1.6, width: width + 3.2, height: height + 3.2 }, { line: tincture, width: 1.2 });
    rect(pen, { x: -2.9, y: -2.9, width: width + 5.8, height: height + 5.8 }, { line: tincture, width: 0.25 });
  });
}

function drawField(pen: Pen, field: number, tincture: Tincture): void {
  const box = { x: columnOf(field) * TILE.width, y: rowOf(field) * TILE.height, ...TILE };
  rect(pen, box, { ground: 'vellum', line: 'faint', width: 0.25 });
  words(pen, fieldName(field), box, { face: 'numeral', size: 9, tint: 'faint', align: 'centre', stand: 'middle' });
  const middle = box.y + TILE.height / 2;
  for (const [from, to] of [
    [box.x, box.x + 2.4],
    [box.x + TILE.width - 2.4, box.x + TILE.width],
  ])
    line(pen, from, middle, to, middle, { line: tincture, width: 0.3 });
}

/** DQ-1.4: one card for each field, with a little map. */
export function drawPositionCard(pen: Pen, field: number): void {
  ground(pen, CARD, 'paper');
  frame(pen, CARD, 'vert');
  drawLine(pen, fieldName(field), { face: 'numeral', size: 25, tint: 'vert', align: 'centre' }, 0, 42, CARD.width);
  const [wide, high] = [5.6, 8.4];
  placed(pen, { x: (CARD.width - COLUMNS * wide) / 2, y: 50 }, () => {
    for (let other = 0; other < FIELDS; other++) {
      const box = { x: columnOf(other) * wide, y: rowOf(other) * high, width: wide, height: high };
      rect(pen, box, { ground: other === field ? 'vert' : 'page', line: 'growth', width: 0.2 });
      if (other === field && pen.ink.variant === 'low-ink') hatch(pen, box, 'sable', 'ink', false, 0.7);
    }
  });
}

const RING = { across: 19, down: 14 } as const;

/** DQ-1.3: spaces 1 to 60, and a castle between 60 and 1. */
export function drawScoreboard(pen: Pen, spoken: Spoken, page: Size): void {
  const each = Math.min((page.width - 20) / RING.across, (page.height - 20) / RING.down);
  const [width, height] = [each * RING.across, each * RING.down];
  placed(pen, { x: (page.width - width) / 2, y: (page.height - height) / 2 }, () => {
    rect(pen, { x: -2, y: -2, width: width + 4, height: height + 4 }, { ground: 'vellum', line: 'wood', width: 0.6 });
    for (const [space, [column, row]] of ring().entries()) drawSpace(pen, space, column * each, row * each, each);
    placed(pen, { x: each, y: each * 0.98, scale: each / 72 }, () => drawCastle(pen, 6, 0, 0));
    words(
      pen,
      spoken.title,
      { x: 0, y: height / 2 + 36, width, height: 18 },
      { face: 'title', size: 13, align: 'centre' },
    );
    for (const [x, scale] of [
      [width / 2 - 42, 0.75],
      [width / 2, 1.15],
      [width / 2 + 46, 0.6],
    ])
      placed(pen, { x, y: height / 2 - 4, scale }, () => engrave(pen, WINDMILL));
  });
}

/** The spaces 1 to 60 around the board; the first two places belong to the castle. */
function ring(): [column: number, row: number][] {
  const { across, down } = RING;
  const top = Array.from({ length: across }, (_, i): [number, number] => [i, 0]);
  const right = Array.from({ length: down - 2 }, (_, i): [number, number] => [across - 1, i + 1]);
  const bottom = Array.from({ length: across }, (_, i): [number, number] => [across - 1 - i, down - 1]);
  const left = Array.from({ length: down - 2 }, (_, i): [number, number] => [0, down - 2 - i]);
  return [...top, ...right, ...bottom, ...left].slice(2);
}

function drawSpace(pen: Pen, space: number, x: number, y: number, each: number): void {
  const five = (space + 1) % 5 === 0;
  const box = { x: x + 0.5, y: y + 0.5, width: each - 1, height: each - 1 };
  rect(pen, box, { ground: five ? 'cloth' : 'paper', line: 'wood', width: 0.25 }, 1);
  words(pen, String(space + 1), box, { face: 'numeral', size: each * 0.36, align: 'centre', stand: 'middle' });
}

/** DQ-3.8: all tiles on a page, to see at a glance which are still to come. */
export function drawTileChart(pen: Pen, { t }: Spoken, page: Size): void {
  const width = page.width - 28;
  heading(pen, t['dq.part.chart'], 14, 24, width, 9);
  words(pen, t['dq.print.chart'], { x: 14, y: 32, width, height: 18 }, { size: 4.2 });
  drawChart(pen, { x: 14, y: 54, width, height: chartHeight(width) }, 'vert');
}

export const SUMMARY_SIZE: Size = { width: 95, height: 130 };

/** DQ-1.2: what each round scores (chapter 8), one for each player. */
export function drawScoringSummary(pen: Pen, { t }: Spoken, tincture: Tincture): void {
  const { width } = SUMMARY_SIZE;
  ground(pen, SUMMARY_SIZE, 'paper');
  frame(pen, SUMMARY_SIZE, tincture);
  words(
    pen,
    t['dq.print.summary'],
    { x: 8, y: 7, width: width - 16, height: 9 },
    { face: 'title', size: 7, tint: tincture, align: 'centre', stand: 'middle' },
  );
  const head = ROUNDS.map((_, i) => t['dq.roundColumn'](i + 1));
  const groups = [t['dq.print.groups']];
  const rows: readonly (readonly [icon: string, label: string, cells: readonly string[]])[] = [
    [
      'white-tower',
      `${t['dq.cat.castle6']}: 6`,
      ROUNDS.map(({ castleKnights }) => t['dq.kind.knights'](castleKnights)),
    ],
    [
      'white-tower',
      `${t['dq.cat.castle4']}: 4`,
      ROUNDS.map(({ castleKnights }) => t['dq.kind.knights'](castleKnights)),
    ],
    ['church', t['dq.cat.churches'], groups],
    ['windmill', t['dq.cat.windmills'], groups],
    [
      'checked-shield',
      `${t['dq.cat.defense']}: 5`,
      ROUNDS.map(({ defenseShields }) => t['dq.print.shields'](defenseShields)),
    ],
    ['mounted-knight', t['dq.cat.knightGroup'], ['–', '–', t['dq.print.shieldsOfGroup']]],
  ];
  summaryRow(pen, '', '', head, 19, true);
  for (const [i, [sign, label, cells]] of rows.entries()) {
    line(pen, 6, 26 + 16.2 * i, width - 6, 26 + 16.2 * i, { line: 'faint', width: 0.2 });
    summaryRow(pen, sign, label, cells, 26 + 16.2 * i, false);
  }
}

function summaryRow(pen: Pen, sign: string, label: string, cells: readonly string[], y: number, head: boolean): void {
  if (sign !== '') icon(pen, sign, 11, y + 8, 8, 'ink');
  words(pen, label, { x: 17, y, width: 24, height: 16 }, { face: 'title', size: 4, stand: 'middle' });
  const wide = 48.6 / cells.length; // one cell holds for all rounds
  for (const [i, cell] of cells.entries())
    words(
      pen,
      cell,
      { x: 41.5 + wide * i, y, width: wide - 0.6, height: head ? 6 : 16 },
      { face: head ? 'italic' : 'text', size: head ? 3.6 : 3.4, align: 'centre', stand: 'middle' },
    );
}

export const TOKEN: Size = { width: 20, height: 20 };

export function drawToken(pen: Pen, tincture: Tincture): void {
  ground(pen, TOKEN, 'paper');
  disc(pen, 10, 10, 8.6, { ground: tincture, line: tincture, width: 0.4 });
  medallion(pen, CHARGES[tincture], 10, 10, 6.6, tincture);
}
