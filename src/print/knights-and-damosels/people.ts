/** KD-21.5: the faces of knights, damosels, Arthur and Merlin, jousts, worship and rule cards. */
import { KNIGHTS, THRESHOLDS } from '../../games/knights-and-damosels/components.ts';
import { RULES } from '../../games/knights-and-damosels/rulebook.ts';
import { TINCTURES } from '../../drawing/tinctures.ts';
import { frame, ground, hatch } from '../ornament.ts';
import { type Block, clipped, column, drawLine, icon, line, path, type Pen, rect, words } from '../pen.ts';
import { CARD } from '../sheet.ts';
import type { Spoken } from '../words.ts';

const KNIGHT_CHARGES = ['griffin-symbol', 'sun', 'fleur-de-lys', 'sailboat', 'holy-grail', 'lyre'] as const;
const DAMOSEL_CHARGES = ['rose', 'queen-crown', 'vine-flower', 'evil-eyes', 'sword-in-stone', 'wizard-staff'] as const;
const INNER = CARD.width - 12;

/** Name, epithet, shield, and what a Knight and a Worship victory take. */
export function drawKnight(pen: Pen, { t }: Spoken, knight: number): void {
  drawPerson(pen, {
    person: knight,
    name: t['kd.name.knight'](knight),
    epithet: t['kd.epithet.knight'](knight),
    top: 47.5,
  });
  shield(pen, knight);
  thresholdTable(pen, t, [
    [t['kd.chivalriesEarned'], ({ earned }) => earned],
    [t['kd.worshipNeeded'], ({ worship }) => worship],
  ]);
}

/** Name, epithet, and what a Damosel victory takes. */
export function drawDamosel(pen: Pen, { t }: Spoken, damosel: number): void {
  drawPerson(pen, {
    person: damosel,
    name: t['kd.name.damosel'](damosel),
    epithet: t['kd.epithet.damosel'](damosel),
    top: 45.5,
  });
  drawRose(pen, damosel);
  thresholdTable(pen, t, [[t['kd.toOneKnight'], ({ given }) => given]]);
}

interface Person {
  readonly person: number;
  readonly name: string;
  readonly epithet: string;
  /** Where the name stands, under the picture. */
  readonly top: number;
}

/** The card without its picture and table. An epithet of two lines has room for them. */
function drawPerson(pen: Pen, { person, name, epithet, top }: Person): void {
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

export type Role = 'arthur' | 'merlin';

/** How the role passes on, and its part in the round. */
export function drawRole(pen: Pen, spoken: Spoken, role: Role): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'gold');
  icon(pen, role === 'arthur' ? 'crown' : 'pointy-hat', CARD.width / 2, 25, 27, role === 'arthur' ? 'gold' : 'purpure');
  words(
    pen,
    spoken.t[`kd.role.${role}`],
    { x: 6, y: 42, width: INNER, height: 10 },
    { face: 'title', size: 8, align: 'centre' },
  );
  words(
    pen,
    spoken.rule(RULES['KD-3.3']),
    { x: 8, y: 55, width: CARD.width - 16, height: 26 },
    { face: 'italic', size: 3.7, align: 'centre', stand: 'middle' },
  );
}

const TASKS: { readonly [role in Role]: readonly (keyof typeof RULES)[] } = {
  arthur: ['KD-4.1', 'KD-5.1', 'KD-6.1', 'KD-7.1', 'KD-13.3'],
  merlin: ['KD-4.2', 'KD-5.4', 'KD-6.5', 'KD-6.9', 'KD-7.1'],
};

export function drawTasks(pen: Pen, spoken: Spoken, role: Role): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'gold');
  drawRules(pen, spoken, `${spoken.t[`kd.role.${role}`]} · ${spoken.t['kd.tasks']}`, TASKS[role]);
}

/** A card full of rules: their numbers stand before them. */
export function drawRules(pen: Pen, spoken: Spoken, title: string, ids: readonly (keyof typeof RULES)[]): void {
  words(
    pen,
    title,
    { x: 6, y: 5.4, width: INNER, height: 7 },
    { face: 'title', size: 5.2, tint: 'rubric', align: 'centre', stand: 'middle' },
  );
  line(pen, 12, 13, CARD.width - 12, 13, { line: 'gold', width: 0.25 });
  const blocks = ids.map((id): Block => ({
    text: spoken.rule(RULES[id]),
    size: 3,
    least: 2.05,
    above: 1.1,
    lead: 1.12,
  }));
  column(pen, blocks, { x: 5.6, y: 14.6, width: CARD.width - 11.2, height: CARD.height - 20 }, 'middle');
}

export function drawThrust(pen: Pen, spoken: Spoken, high: boolean): void {
  const { t } = spoken;
  ground(pen, CARD, 'paper');
  frame(pen, CARD, 'silver');
  words(
    pen,
    high ? t['kd.high'] : t['kd.low'],
    { x: 6, y: 5.6, width: INNER, height: 8 },
    { face: 'title', size: 6.2, align: 'centre', stand: 'middle' },
  );
  clipped(pen, { x: 5, y: 15, width: CARD.width - 10, height: 30 }, () => lance(pen, high));
  joustTable(pen, t);
}

/** A knight behind his lance: it points up or down. */
function lance(pen: Pen, high: boolean): void {
  icon(pen, 'mounted-knight', 22, 30, 26, 'ink');
  const [from, to] = high ? [38, 19] : [19, 40];
  line(pen, 31, from, 57, to, { line: 'rubric', width: 1.1 });
  path(pen, high ? `M57 ${to}l-4.2 1l1.9 2.4Z` : `M57 ${to}l-4.2 -1l1.9 -2.4Z`, { ground: 'rubric', line: 'rubric' });
}

/** KD-11.5 in three columns: similar, different, declined. */
function joustTable(pen: Pen, t: Spoken['t']): void {
  const rows = [
    ['', t['kd.joust.similar'], t['kd.joust.different'], t['kd.joust.declined']],
    [t['kd.joust.right'], t['kd.joust.passes'], t['kd.joust.stays'], t['kd.joust.toOther']],
    [t['kd.joust.worship'], '–', t['kd.joust.pays'], '–'],
    [t['kd.joust.end'], t['kd.joust.goesOn'], t['kd.joust.over'], t['kd.joust.over']],
  ];
  const widths = [12, 12.5, 15, 13];
  for (const [r, row] of rows.entries()) {
    let x = 5.4;
    for (const [c, text] of row.entries()) {
      words(
        pen,
        text,
        { x: x + 0.4, y: 48 + 8.6 * r, width: widths[c] - 0.8, height: 8 },
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
    if (r > 0) line(pen, 5.6, 47.8 + 8.6 * r, CARD.width - 5.6, 47.8 + 8.6 * r, { line: 'faint', width: 0.2 });
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
  words(
    pen,
    t['kd.deck.worship'],
    { x: 6, y: 74, width: INNER, height: 8 },
    { face: 'title', size: 5.4, tint: 'or', align: 'centre', stand: 'middle' },
  );
}

/** KD-21.5: three cards of rules, both sides full. */
export const RULE_CARDS: readonly {
  readonly front: readonly (keyof typeof RULES)[];
  readonly back: readonly (keyof typeof RULES)[];
}[] = [
  {
    front: ['KD-10.1', 'KD-1.2', 'KD-2.3', 'KD-2.6', 'KD-2.8'],
    back: ['KD-3.1', 'KD-3.2', 'KD-4.1', 'KD-4.2', 'KD-5.1', 'KD-5.4'],
  },
  {
    front: ['KD-6.2', 'KD-6.4', 'KD-6.6', 'KD-6.10', 'KD-7.1', 'KD-7.6'],
    back: ['KD-8.1', 'KD-8.2', 'KD-8.3', 'KD-11.2', 'KD-11.5'],
  },
  {
    front: ['KD-10.2', 'KD-10.3', 'KD-10.4', 'KD-10.6', 'KD-10.7'],
    back: ['KD-12.2', 'KD-12.3', 'KD-12.6', 'KD-12.8', 'KD-12.10', 'KD-12.12'],
  },
];

export function drawRuleCard(pen: Pen, spoken: Spoken, number: number, side: 'front' | 'back'): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'rubric');
  const { t } = spoken;
  drawRules(
    pen,
    spoken,
    side === 'front' ? t['kd.ruleCard'](number) : t['kd.ruleCardBack'](number),
    RULE_CARDS[number][side],
  );
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
      `${t['kd.name.knight'](knight)} · ${t['kd.track']}`,
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
