/** KD-21.5: thrusts with the table of a joust, worship, and the tracks that count it. */
import { TINCTURES } from '../../../drawing/tinctures.ts';
import { KNIGHTS } from '../rules/components.ts';
import { cardTitle, frame, ground } from '../../../print/ornament.ts';
import {
  type Block,
  clipped,
  column,
  drawLine,
  icon,
  line,
  path,
  type Pen,
  placed,
  rect,
  words,
} from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import { said, THRUST_RULES } from './roles.ts';
import type { Spoken } from './words.ts';

export function drawThrust(pen: Pen, spoken: Spoken, high: boolean): void {
  const { t } = spoken;
  ground(pen, CARD, 'paper');
  frame(pen, CARD, 'silver');
  cardTitle(pen, high ? t['kd.move.high'] : t['kd.move.low'], { y: 5.6, height: 8 }, { size: 6.2 });
  placed(pen, { x: 15.75, y: 6, scale: 0.5 }, () =>
    clipped(pen, { x: 5, y: 15, width: CARD.width - 10, height: 30 }, () => lance(pen, high)),
  );
  joustTable(pen, t);
  const rules = THRUST_RULES.map((id): Block => ({
    text: said(spoken, id),
    size: 2.6,
    least: 2.1,
    above: 0.5,
    lead: 1.08,
  }));
  column(pen, rules, { x: 5.4, y: 56, width: CARD.width - 10.8, height: 27.8 }, 'middle');
}

/** A knight behind his lance: it points up or down. */
function lance(pen: Pen, high: boolean): void {
  icon(pen, 'mounted-knight', 22, 30, 26, 'ink');
  const [from, to] = high ? [38, 19] : [19, 40];
  line(pen, 31, from, 57, to, { line: 'rubric', width: 1.1 });
  path(pen, high ? `M57 ${to}l-4.2 1l1.9 2.4Z` : `M57 ${to}l-4.2 -1l1.9 -2.4Z`, { ground: 'rubric', line: 'rubric' });
}

const ROW = { top: 29, height: 6.6 } as const;

/** KD-11.5 in three columns: similar, different, declined. */
function joustTable(pen: Pen, t: Spoken['t']): void {
  const rows = [
    ['', t['kd.joust.similar'], t['kd.joust.different'], t['kd.joust.declined']],
    [t['kd.joust.right'], t['kd.joust.passes'], t['kd.joust.stays'], t['kd.joust.toOther']],
    [t['kd.deck.worship'], '–', t['kd.joust.pays'], '–'],
    [t['kd.joust'], t['kd.joust.goesOn'], t['kd.joust.over'], t['kd.joust.over']],
  ];
  const widths = [12, 12.5, 15, 13];
  for (const [r, row] of rows.entries()) {
    let x = 5.4;
    for (const [c, text] of row.entries()) {
      words(
        pen,
        text,
        { x: x + 0.4, y: ROW.top + ROW.height * r, width: widths[c] - 0.8, height: ROW.height - 0.4 },
        {
          face: r === 0 || c === 0 ? 'italic' : 'text',
          size: 3,
          least: 2.1,
          tint: r === 0 || c === 0 ? 'soft' : 'ink',
          align: c === 0 ? 'left' : 'centre',
          stand: 'middle',
          lead: 1,
        },
      );
      x += widths[c];
    }
    if (r > 0)
      line(pen, 5.6, ROW.top - 0.2 + ROW.height * r, CARD.width - 5.6, ROW.top - 0.2 + ROW.height * r, {
        line: 'faint',
        width: 0.2,
      });
  }
}

export function drawWorship(pen: Pen, { t }: Spoken, value: number): void {
  ground(pen, CARD, 'paper');
  frame(pen, CARD, 'gold');
  icon(pen, 'laurels', CARD.width / 2, 42, 52, 'gold');
  drawLine(pen, String(value), { face: 'numeral', size: 20, align: 'centre' }, 0, 48.5, CARD.width);
  for (const [x, y] of [
    [5.6, 10.5],
    [CARD.width - 11.6, 10.5],
  ])
    drawLine(pen, String(value), { face: 'numeral', size: 6, tint: 'or', align: 'centre' }, x, y, 6);
  cardTitle(pen, t['kd.deck.worship'], { y: 74, height: 8 }, { size: 5.4, tint: 'or' });
}

const TRACK_END = 40;

/** KD-21.1: six worship tracks from 0 to 40, one for each knight. */
export function drawTracks(pen: Pen, { t }: Spoken, page: { readonly width: number; readonly height: number }): void {
  const high = (page.height - 30) / KNIGHTS.length;
  for (let knight = 0; knight < KNIGHTS.length; knight++) {
    const top = 15 + knight * high;
    const tint = TINCTURES[knight];
    words(
      pen,
      `${t['kd.name.knight'](knight)} · ${t['kd.deck.worship']}`,
      { x: 12, y: top, width: page.width - 24, height: 6 },
      { face: 'title', size: 5, tint },
    );
    for (let step = 0; step <= TRACK_END; step++) trackStep(pen, step, tint, page.width, top + 8);
  }
}

/** Rows of fourteen, as the tracks of a board. */
function trackStep(pen: Pen, step: number, tint: (typeof TINCTURES)[number], width: number, top: number): void {
  const across = (width - 24) / 14;
  const box = { x: 12 + (step % 14) * across, y: top + Math.floor(step / 14) * 10.6, width: across - 0.8, height: 9.8 };
  rect(pen, box, { ground: 'paper', line: tint, width: 0.3 }, 1);
  words(pen, String(step), box, { face: 'numeral', size: 4, tint, align: 'centre', stand: 'middle' });
}
