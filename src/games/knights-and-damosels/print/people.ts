/** KD-21.5: the faces of knights and damosels. */
import { THRESHOLDS } from '../rules/components.ts';
import { TINCTURES } from '../../../drawing/tinctures.ts';
import { frame, ground, hatch } from '../../../print/ornament.ts';
import { icon, line, path, type Pen, words } from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';

const KNIGHT_CHARGES = ['griffin-symbol', 'sun', 'fleur-de-lys', 'sailboat', 'holy-grail', 'lyre'] as const;
const DAMOSEL_CHARGES = ['rose', 'queen-crown', 'vine-flower', 'evil-eyes', 'sword-in-stone', 'wizard-staff'] as const;
const INNER = CARD.width - 12;

/** Name, epithet, shield, and what a Knight and a Worship victory take. */
export function drawKnight(pen: Pen, { t }: Spoken, knight: number): void {
  drawPerson(pen, knight, [t['kd.name.knight'](knight), t['kd.epithet.knight'](knight)], 47.5);
  shield(pen, knight);
  thresholdTable(pen, t, [
    [t['kd.chivalriesEarned'], ({ earned }) => earned],
    [t['kd.worship'], ({ worship }) => worship],
  ]);
}

/** Name, epithet, and what a Damosel victory takes. */
export function drawDamosel(pen: Pen, { t }: Spoken, damosel: number): void {
  drawPerson(pen, damosel, [t['kd.name.damosel'](damosel), t['kd.epithet.damosel'](damosel)], 45.5);
  drawRose(pen, damosel);
  thresholdTable(pen, t, [[t['kd.toOneKnight'], ({ given }) => given]]);
}

type Called = readonly [name: string, epithet: string];

/** The card without its picture, which ends at `top`, and table. An epithet of two lines has room for them. */
function drawPerson(pen: Pen, person: number, [name, epithet]: Called, top: number): void {
  ground(pen, CARD, 'paper');
  frame(pen, CARD, TINCTURES[person]);
  words(pen, name, { x: 6, y: top, width: INNER, height: 8 }, { face: 'title', size: 6.6, align: 'centre' });
  words(
    pen,
    epithet,
    { x: 7, y: top + 8, width: INNER - 2, height: 11 },
    { face: 'phrase', size: 3.9, tint: 'soft', align: 'centre' },
  );
}

function shield(pen: Pen, knight: number): void {
  const tint = TINCTURES[knight];
  const [x, y] = [CARD.width / 2, 25];
  const outline = `M${x - 15} ${y - 17}h30v16q0 14 -15 20q-15 -6 -15 -20Z`;
  path(pen, outline, { ground: tint });
  pen.paper.save().path(outline).clip();
  hatch(pen, { x: x - 15, y: y - 17, width: 30, height: 40 }, tint, tint, true);
  pen.paper.restore();
  path(pen, outline, { line: tint, width: 0.6 });
  icon(pen, KNIGHT_CHARGES[knight], x, y - 1, 18, tint, true);
}

function drawRose(pen: Pen, damosel: number): void {
  const tint = TINCTURES[damosel];
  const [x, y] = [CARD.width / 2, 24.5];
  const lozenge = `M${x} ${y - 18}L${x + 16} ${y}L${x} ${y + 18}L${x - 16} ${y}Z`;
  path(pen, lozenge, { ground: tint });
  pen.paper.save().path(lozenge).clip();
  hatch(pen, { x: x - 17, y: y - 19, width: 34, height: 38 }, tint, tint, true);
  pen.paper.restore();
  path(pen, lozenge, { line: tint, width: 0.6 });
  icon(pen, DAMOSEL_CHARGES[damosel], x, y, 17, tint, true);
}

type Threshold = (typeof THRESHOLDS)[number];

function thresholdTable(
  pen: Pen,
  t: Spoken['t'],
  rows: readonly (readonly [string, (of: Threshold) => number])[],
): void {
  const players = Object.keys(THRESHOLDS).map(Number);
  const top = 82 - 5 * (rows.length + 1);
  const tableRow = (label: string, figures: readonly number[], y: number, head: boolean): void => {
    words(
      pen,
      label,
      { x: 7, y, width: 22, height: 4.6 },
      { face: head ? 'italic' : 'text', size: 3.1, tint: head ? 'soft' : 'ink', stand: 'middle' },
    );
    for (const [i, figure] of figures.entries())
      words(
        pen,
        String(figure),
        { x: 29 + 7 * i, y, width: 7, height: 4.6 },
        { face: 'numeral', size: head ? 2.7 : 3.6, tint: head ? 'soft' : 'ink', align: 'centre', stand: 'middle' },
      );
  };
  tableRow(t['kd.players'], players, top, true);
  line(pen, 7, top + 4.8, 57, top + 4.8, { line: 'faint', width: 0.2 });
  for (const [i, [label, of]] of rows.entries())
    tableRow(
      label,
      players.map((n) => of(THRESHOLDS[n])),
      top + 5 * (i + 1),
      false,
    );
}
