/** KD-21.5, KD-21.6: the faces of chivalry, event and Service cards. Category is frame, colour and code at once. */
import {
  ARMS,
  categoryOf,
  CHIVALRIES,
  DISASTER,
  kindOf,
  LISTED,
  PROSPERITY,
  SERVICE_CARDS,
  VIRTUE,
} from '../rules/components.ts';
import type { Tint } from '../../../print/ink.ts';
import { frame, ground } from '../../../print/ornament.ts';
import { disc, drawLine, icon, line, path, type Pen, rect, words } from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';

export const CATEGORY_TINTS = ['gules', 'azure', 'vert'] as const satisfies readonly Tint[];
const KIND_ICONS = ['crossed-swords', 'holy-grail', 'wheat', 'skull-crossed-bones'] as const;
const KIND_TINTS = ['gules', 'azure', 'vert', 'sable'] as const satisfies readonly Tint[];

/** KD-21.6: an icon in the frame of its category (shield, roundel, square), its code beneath. */
export function chivalryMark(pen: Pen, chivalry: number, x: number, y: number, size: number): void {
  const category = categoryOf(chivalry);
  const tint = CATEGORY_TINTS[category];
  const half = size / 2;
  const look = { ground: 'page', line: tint, width: size / 24 } as const;
  if (category === ARMS)
    path(
      pen,
      `M${x - half} ${y - half}h${size}v${half}q0 ${half * 0.95} ${-half} ${half * 1.3}q${-half} ${-half * 0.35} ${-half} ${-half * 1.3}Z`,
      look,
    );
  else if (category === VIRTUE) disc(pen, x, y, half * 1.08, look);
  else rect(pen, { x: x - half, y: y - half, width: size, height: size }, look);
  icon(pen, CHIVALRIES[chivalry].icon, x, y, size * 0.74, tint);
}

export function codedMark(pen: Pen, chivalry: number, x: number, y: number, size: number): void {
  chivalryMark(pen, chivalry, x, y, size);
  const tint = CATEGORY_TINTS[categoryOf(chivalry)];
  drawLine(
    pen,
    CHIVALRIES[chivalry].code,
    { face: 'numeral', size: size * 0.32, tint, align: 'centre' },
    x - size,
    y + size * 1.05,
    2 * size,
  );
}

/** KD-1.2: what a chivalry earns in each kind of event; shared ones divide 6. */
function yields(category: number): readonly string[] {
  return [
    category === ARMS ? '6/n' : category === VIRTUE ? '–' : '1',
    category === VIRTUE ? '6/n' : category === ARMS ? '–' : '1',
    '1',
  ];
}

/** KD-21.4: the same for all damosels; nothing hints at who gives it. */
export function drawChivalry(pen: Pen, { t }: Spoken, chivalry: number): void {
  const category = categoryOf(chivalry);
  const tint = CATEGORY_TINTS[category];
  ground(pen, CARD, 'paper');
  frame(pen, CARD, tint);
  for (const x of [11, CARD.width - 11]) codedMark(pen, chivalry, x, 11, 9);
  words(
    pen,
    t['kd.category'](category),
    { x: 18, y: 7, width: 27, height: 8 },
    { face: 'phrase', size: 4, tint, align: 'centre', stand: 'middle' },
  );
  chivalryMark(pen, chivalry, CARD.width / 2, 32, 23);
  words(
    pen,
    t['kd.chivalry'](chivalry),
    { x: 6, y: 49.5, width: CARD.width - 12, height: 8.5 },
    { face: 'title', size: 7, align: 'centre' },
  );
  drawYields(pen, t, yields(category), tint);
  words(
    pen,
    `+1 · ${t['kd.event'](chivalry)}`,
    { x: 6, y: 77, width: CARD.width - 12, height: 6 },
    { face: 'italic', size: 3.3, align: 'centre', stand: 'middle' },
  );
}

function drawYields(pen: Pen, t: Spoken['t'], earned: readonly string[], tint: Tint): void {
  const wide = (CARD.width - 14) / 3;
  for (const [kind, earns] of earned.entries()) {
    const box = { x: 7 + kind * wide, y: 59, width: wide, height: 16 };
    rect(pen, box, { line: tint, width: 0.2 });
    words(
      pen,
      t['kd.kind'](kind),
      { ...box, x: box.x + 0.5, y: 59.6, width: wide - 1, height: 4.6 },
      { face: 'italic', size: 3, align: 'centre', stand: 'middle' },
    );
    words(
      pen,
      earns,
      { ...box, y: 64.5, height: 9.5 },
      { face: 'bold', size: 6.6, tint, align: 'centre', stand: 'middle' },
    );
  }
}

/** Kind, name, the listed icons, the bonus, one line of reminder. */
export function drawEvent(pen: Pen, { t }: Spoken, event: number): void {
  const kind = kindOf(event);
  const tint = KIND_TINTS[kind];
  ground(pen, CARD, 'paper');
  rect(pen, { x: 3.3, y: 3.3, width: CARD.width - 6.6, height: 10.4 }, { ground: tint });
  frame(pen, CARD, tint);
  words(
    pen,
    t['kd.kind'](kind),
    { x: 8, y: 3.3, width: CARD.width - 16, height: 10.4 },
    { face: 'title', size: 6, tint, over: true, align: 'centre', stand: 'middle' },
  );
  icon(pen, KIND_ICONS[kind], CARD.width / 2, 22.5, 14, tint);
  const name = { x: 6, y: 30, width: CARD.width - 12, height: 12 };
  words(pen, t['kd.event'](event), name, { face: 'title', size: 5.6, align: 'centre', stand: 'middle' });
  drawListed(pen, event);
  if (kind !== DISASTER) drawBonus(pen, event);
  const foot = { x: 6.5, y: 73.5, width: CARD.width - 13, height: 10 };
  words(pen, reminder(t, kind), foot, { face: 'italic', size: 3, align: 'centre', stand: 'middle' });
}

function reminder(t: Spoken['t'], kind: number): string {
  if (kind === DISASTER) return t['kd.majority'];
  return kind === PROSPERITY ? t['kd.eachOne'] : t['kd.shared'];
}

/** Where the listed icons stand: a row for each category. */
const LIST = { top: 43.5, bottom: 73, bonus: 14 } as const;

function drawListed(pen: Pen, event: number): void {
  const listed = CHIVALRIES.flatMap((_, chivalry) => (LISTED[event] & (1 << chivalry) ? [chivalry] : []));
  const rows = listed.length / 3;
  const pitch = rows === 3 ? 9.8 : 12.5;
  const size = [9, 7.2, 5.6][rows - 1];
  const middle = (CARD.width - (kindOf(event) === DISASTER ? 0 : LIST.bonus)) / 2;
  const first = (LIST.top + LIST.bottom) / 2 - ((rows - 1) * pitch) / 2 - size * 0.25;
  for (const [i, chivalry] of listed.entries())
    codedMark(pen, chivalry, middle + ((i % 3) - 1) * size * 1.7, first + Math.floor(i / 3) * pitch, size);
}

function drawBonus(pen: Pen, event: number): void {
  const x = CARD.width - 12;
  line(pen, x - 7, LIST.top + 2, x - 7, LIST.bottom - 2, { line: 'faint', width: 0.2 });
  chivalryMark(pen, event, x, 55, 8);
  drawLine(pen, '+1', { face: 'numeral', size: 5.4, tint: 'rubric', align: 'centre' }, x - 6, 67, 12);
}

/** KD-1.10: three icons, each with its kind of event. */
export function drawService(pen: Pen, { t }: Spoken, card: number): void {
  ground(pen, CARD, 'paper');
  frame(pen, CARD, 'purpure');
  words(
    pen,
    `${t['kd.deck.service']} ${card + 1}`,
    { x: 6, y: 6, width: CARD.width - 12, height: 8 },
    { face: 'title', size: 6, tint: 'purpure', align: 'centre' },
  );
  for (const [kind, chivalry] of SERVICE_CARDS[card].names.entries()) {
    const y = 25 + 22.5 * kind;
    codedMark(pen, chivalry, 17, y, 10.5);
    words(
      pen,
      t['kd.kind'](kind),
      { x: 27, y: y - 8, width: 30, height: 6 },
      { face: 'italic', size: 4, tint: 'soft' },
    );
    words(pen, t['kd.chivalry'](chivalry), { x: 27, y: y - 2, width: 30, height: 8 }, { face: 'title', size: 5.4 });
  }
}
