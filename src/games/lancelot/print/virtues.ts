/** The Virtues board (LAN-11.1): demands, crowns, places for discs on both sides; and the track of points. */
import { SITE_ICONS } from '../drawing/icons.ts';
import { type Condition, type Virtue, VIRTUES } from '../rules/virtues.ts';
import { TINCTURES } from '../../../drawing/tinctures.ts';
import { disc, drawLine, icon, line, type Pen, rect, words } from '../../../print/pen.ts';
import type { Size } from '../../../print/sheet.ts';
import { counted, thingsCalled, virtueNamed } from '../text/naming.ts';
import type { Spoken } from './words.ts';

const EDGE = 14;
const PLAYERS = TINCTURES.slice(0, 4);
const ROW = 15.4;
const TOP = 28;
const POINTS = { columns: 20, rows: 3 } as const;

export function drawVirtues(pen: Pen, spoken: Spoken, page: Size): void {
  const { t } = spoken;
  const left = (page.width - 262) / 2;
  words(
    pen,
    t['lan.tab.virtues'],
    { x: left, y: 7, width: 60, height: 12 },
    { face: 'title', size: 9, tint: 'rubric' },
  );
  heads(pen, spoken, left);
  for (const [i, virtue] of VIRTUES.entries()) drawVirtue(pen, spoken, virtue, i, left, TOP + i * ROW);
  drawPoints(pen, spoken, page, TOP + VIRTUES.length * ROW + 6);
}

function heads(pen: Pen, { t }: Spoken, left: number): void {
  const style = { face: 'italic', size: 3.8, tint: 'soft', align: 'centre', stand: 'bottom' } as const;
  words(pen, t['lan.print.crown'], { x: left + 108, y: 12, width: 20, height: 14 }, style);
  icon(pen, SITE_ICONS[7], left + 158, 13, 9, 'gold');
  words(pen, t['lan.print.galahad'], { x: left + 130, y: 16, width: 56, height: 10 }, style);
  icon(pen, SITE_ICONS[6], left + 218, 13, 9, 'gold');
  words(pen, t['lan.print.percival'], { x: left + 190, y: 16, width: 56, height: 10 }, style);
}

function drawVirtue(pen: Pen, spoken: Spoken, virtue: Virtue, number: number, left: number, y: number): void {
  line(pen, left, y, left + 262, y, { line: 'faint', width: 0.25 });
  const name = virtueNamed(spoken, number);
  words(pen, name, { x: left, y, width: 34, height: ROW }, { face: 'title', size: 5.6, stand: 'middle' });
  words(pen, demand(spoken, virtue), { x: left + 35, y, width: 72, height: ROW }, { size: 3.8, stand: 'middle' });
  disc(pen, left + 118, y + ROW / 2, 6.4, { ground: 'paper', line: 'gold', width: 0.5 });
  icon(pen, 'crown', left + 118, y + ROW / 2, 7, 'gold');
  for (const [seat, tincture] of PLAYERS.entries())
    for (const from of [131, 191])
      disc(pen, left + from + 7 + 14 * seat, y + ROW / 2, 6.2, { ground: 'page', line: tincture, width: 0.5 });
  drawLine(
    pen,
    `${virtue.low}/${virtue.high}`,
    { face: 'numeral', size: 5.6, tint: 'rubric', align: 'right' },
    left + 244,
    y + ROW / 2 + 2,
    18,
  );
}

/** `exactly 3 Allied knights and exactly 0 squires`. */
function demand(spoken: Spoken, { any, conditions }: Virtue): string {
  const { t } = spoken;
  const all = conditions.map((condition) => conditionWords(spoken, condition));
  const joint = t[any ? 'lan.or' : 'lan.and'];
  return all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} ${joint} ${all.at(-1)}`;
}

function conditionWords(spoken: Spoken, { how, of, count }: Condition): string {
  if (how === 'exactly' || how === 'atLeast') return spoken.t[`lan.need.${how}`](counted(spoken, count, of));
  return spoken.t[`lan.how.${how}`](thingsCalled(spoken, of));
}

function drawPoints(pen: Pen, spoken: Spoken, page: Size, top: number): void {
  const wide = 262 / POINTS.columns;
  const left = (page.width - 262) / 2;
  const high = Math.min(12, (page.height - top - EDGE) / POINTS.rows);
  drawLine(pen, spoken.t['lan.print.points'], { face: 'italic', size: 3.8, tint: 'soft' }, left, top - 1);
  for (let point = 0; point < POINTS.columns * POINTS.rows; point++) {
    const box = {
      x: left + (point % POINTS.columns) * wide,
      y: top + Math.floor(point / POINTS.columns) * high,
      width: wide - 0.8,
      height: high - 0.8,
    };
    rect(pen, box, { ground: point % 5 === 0 ? 'cloth' : 'paper', line: 'wood', width: 0.25 }, 1);
    words(pen, String(point), box, { face: 'numeral', size: 4, align: 'centre', stand: 'middle' });
  }
}
