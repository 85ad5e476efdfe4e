/** LM-19.3: the faces of the Journey deck: Encounter (compass), Love (heart), Feat (windmill). */
import type { Encounter } from '../rules/cards/encounters.ts';
import type { Feat } from '../rules/cards/feats.ts';
import type { Love } from '../rules/cards/loves.ts';
import type { Tint } from '../../../print/ink.ts';
import { frame, ground } from '../../../print/ornament.ts';
import { type Block, column, disc, drawLine, icon, line, path, type Pen, rect, words } from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';

const INNER = CARD.width - 11;
export const PRINTED_TAG_ICONS = {
  giant: 'giant',
  duel: 'crossed-swords',
  beast: 'lion',
  host: 'spears',
  engine: 'gears',
} as const;

/** The head of every card: a sign on the left, what it is, and a figure or numeral on the right. */
export function drawHead(pen: Pen, tint: Tint, sign: string, kind: string): void {
  ground(pen, CARD, 'paper');
  rect(pen, { x: 3.3, y: 3.3, width: CARD.width - 6.6, height: 9.4 }, { ground: tint });
  frame(pen, CARD, tint);
  icon(pen, sign, 9.5, 8, 6.6, tint, true);
  words(
    pen,
    kind,
    { x: 15, y: 3.3, width: CARD.width - 30, height: 9.4 },
    { face: 'title', size: 4.8, tint, over: true, align: 'centre', stand: 'middle' },
  );
}

/** A figure in a shield at the upper right. */
export function drawFigure(pen: Pen, figure: string, tint: Tint): void {
  const x = CARD.width - 10;
  path(pen, `M${x - 5} 3.6h10v6.4q0 4.4 -5 6.6q-5 -2.2 -5 -6.6Z`, { ground: 'page', line: tint, width: 0.4 });
  drawLine(pen, figure, { face: 'numeral', size: 6, tint, align: 'centre' }, x - 5, 11.8, 10);
}

function drawSally(pen: Pen, sally: string, tint: Tint): void {
  const x = CARD.width - 9.5;
  drawLine(pen, sally, { face: 'numeral', size: 4.2, tint, over: true, align: 'centre' }, x - 5, 9.6, 10);
}

/** At the foot: where in the novel it stands, and the number of the card. */
function drawSource(
  pen: Pen,
  { t }: Spoken,
  { id, volume, chapter }: { id: string; volume: number; chapter: number },
): void {
  const style = { size: 2.6, tint: 'soft' } as const;
  line(pen, 6, CARD.height - 8.2, CARD.width - 6, CARD.height - 8.2, { line: 'faint', width: 0.2 });
  drawLine(pen, t['lm.print.source'](volume, chapter), style, 6, CARD.height - 5.2);
  drawLine(pen, id, { ...style, face: 'numeral', size: 2.3, align: 'right' }, 6, CARD.height - 5.2, CARD.width - 12);
}

/** Title, heading and text, what the card asks or gives, and the foot; `top` is where the head ends. */
function drawBody(pen: Pen, spoken: Spoken, card: Encounter | Love | Feat, last: Block, top = 15): void {
  const { name, heading, text } = spoken.t['lm.cards'][card.id];
  column(
    pen,
    [
      { text: name, face: 'title', size: 5.2, lead: 1.08, align: 'centre' },
      { text: heading, face: 'phrase', size: 3.1, tint: 'soft', align: 'centre', above: 1.2 },
      { text, size: 3.5, above: 2.4 },
      last,
    ],
    { x: 5.5, y: top, width: INNER, height: CARD.height - top - 9.5 },
    'middle',
  );
  drawSource(pen, spoken, card);
}

export function drawEncounter(pen: Pen, spoken: Spoken, card: Encounter): void {
  const { role } = spoken.t['lm.cards'][card.id];
  drawHead(pen, 'vert', 'compass', spoken.t['lm.encounter']);
  drawSally(pen, card.sally, 'vert');
  const judge = spoken.t['lm.judgedBy'](role);
  drawBody(pen, spoken, card, { text: judge, face: 'italic', size: 3.2, tint: 'vert', above: 2.4 });
}

export function drawLove(pen: Pen, spoken: Spoken, card: Love): void {
  const { rule } = spoken.t['lm.cards'][card.id];
  drawHead(pen, 'rose', 'hearts', spoken.t['lm.loveCard']);
  drawFigure(pen, String(card.strength), 'rubric');
  drawBody(pen, spoken, card, { text: rule, face: 'italic', size: 3.5, tint: 'rubric', above: 2.8 });
}

export function drawFeat(pen: Pen, spoken: Spoken, card: Feat): void {
  const { triumph } = spoken.t['lm.cards'][card.id];
  drawHead(pen, 'wood', 'windmill', spoken.t['lm.feat']);
  drawFigure(pen, String(card.difficulty), 'gules');
  disc(pen, CARD.width / 2, 23, 7, { ground: 'page', line: 'wood', width: 0.35 });
  icon(pen, PRINTED_TAG_ICONS[card.tag], CARD.width / 2, 23, 9, 'wood');
  words(
    pen,
    spoken.t['lm.tag'](card.tag),
    { x: CARD.width / 2 + 8, y: 20, width: 18, height: 6 },
    { face: 'italic', size: 3.4, tint: 'wood', stand: 'middle' },
  );
  drawBody(pen, spoken, card, { text: triumph, face: 'phrase', size: 3.4, tint: 'wood', above: 2.4 }, 31);
}
