/** LM-19.3: the faces of the Journey deck: Encounter (compass), Love (heart), Feat (windmill). */
import { listed } from '../../../core/text.ts';
import type { Encounter } from '../rules/cards/encounters.ts';
import type { Feat } from '../rules/cards/feats.ts';
import type { Love } from '../rules/cards/loves.ts';
import type { Tint } from '../../../print/ink.ts';
import { frame, ground } from '../../../print/ornament.ts';
import { type Block, column, disc, drawLine, icon, line, path, type Pen, rect, words } from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import { wholeText } from '../text/cards.ts';
import type { Spoken } from './words.ts';

const INNER = CARD.width - 11;
export const PRINTED_TAG_ICONS = {
  giant: 'giant',
  duel: 'crossed-swords',
  beast: 'lion',
  host: 'spears',
  engine: 'gears',
} as const;

/** The head of every card: what it is, and room on the right for a figure or numeral. */
export function drawHead(pen: Pen, tint: Tint, kind: string): void {
  ground(pen, CARD, 'paper');
  rect(pen, { x: 3.3, y: 3.3, width: CARD.width - 6.6, height: 9.4 }, { ground: tint });
  frame(pen, CARD, tint);
  words(
    pen,
    kind,
    { x: 7, y: 3.3, width: 27, height: 9.4 },
    { face: 'title', size: 4.8, tint, over: true, stand: 'middle' },
  );
}

/** A figure in a shield at the upper right, and before it what it counts. */
export function drawFigure(pen: Pen, figure: string, label: string, tint: Tint): void {
  const x = CARD.width - 10;
  words(
    pen,
    label,
    { x: 34, y: 3.3, width: 13, height: 9.4 },
    { face: 'italic', size: 3, tint, over: true, align: 'right', stand: 'middle' },
  );
  path(pen, `M${x - 5} 3.6h10v6.4q0 4.4 -5 6.6q-5 -2.2 -5 -6.6Z`, { ground: 'page', line: tint, width: 0.4 });
  drawLine(pen, figure, { face: 'numeral', size: 6, tint, align: 'centre' }, x - 5, 11.8, 10);
}

function drawSally(pen: Pen, sally: string, tint: Tint): void {
  const x = CARD.width - 9.5;
  drawLine(pen, sally, { face: 'numeral', size: 4.2, tint, over: true, align: 'centre' }, x - 5, 9.6, 10);
}

/** How much of a card its foot takes. */
export const FOOT = 10.2;

/** At the foot: where it comes from, the number of the card, and the sign of its kind at the lower right. */
export function drawFoot(pen: Pen, source: string, id: string, sign: string, tint: Tint): void {
  const [top, base] = [CARD.height - FOOT + 0.6, CARD.height - 5.6];
  const style = { size: 2.6, tint: 'soft' } as const;
  line(pen, 6, top, CARD.width - 6, top, { line: 'faint', width: 0.2 });
  drawLine(pen, source, style, 6, base);
  drawLine(pen, id, { ...style, face: 'numeral', size: 2.3, align: 'right' }, 6, base, CARD.width - 19);
  icon(pen, sign, CARD.width - 8.6, CARD.height - 6.6, 5, tint);
}

interface Kind {
  readonly sign: string;
  readonly tint: Tint;
}

const ENCOUNTER: Kind = { sign: 'compass', tint: 'vert' };
const LOVE: Kind = { sign: 'hearts', tint: 'rose' };
const FEAT: Kind = { sign: 'windmill', tint: 'wood' };

/** Title, heading and text, what the card asks or gives, and the foot; `top` is where the head ends. */
function drawBody(pen: Pen, spoken: Spoken, card: Encounter | Love | Feat, kind: Kind, last: Block, top = 15): void {
  const { name, heading, text } = wholeText(spoken, card.id);
  column(
    pen,
    [
      { text: name, face: 'title', size: 5.2, lead: 1.08, align: 'centre' },
      { text: heading, face: 'phrase', size: 3.1, tint: 'soft', align: 'centre', above: 1.2 },
      { text, size: 3.5, above: 2.4 },
      last,
    ],
    { x: 5.5, y: top, width: INNER, height: CARD.height - top - FOOT },
    'middle',
  );
  drawFoot(pen, spoken.t['lm.print.source'](card.volume, card.chapter), card.id, kind.sign, kind.tint);
}

export function drawEncounter(pen: Pen, spoken: Spoken, card: Encounter): void {
  const { role } = wholeText(spoken, card.id);
  drawHead(pen, 'vert', spoken.t['lm.encounter']);
  drawSally(pen, card.sally, 'vert');
  const judge = spoken.t['lm.judgedBy'](role);
  drawBody(pen, spoken, card, ENCOUNTER, { text: judge, face: 'italic', size: 3.2, tint: 'vert', above: 2.4 });
}

export function drawLove(pen: Pen, spoken: Spoken, card: Love): void {
  const { rule } = wholeText(spoken, card.id);
  drawHead(pen, 'rose', spoken.t['lm.loveCard']);
  drawFigure(pen, String(card.strength), spoken.t['lm.print.strength'], 'rubric');
  drawBody(pen, spoken, card, LOVE, { text: rule, face: 'italic', size: 3.5, tint: 'rubric', above: 2.8 });
}

/** From one tag of a Feat to the next. */
const TAG_WIDTH = 16;

export function drawFeat(pen: Pen, spoken: Spoken, card: Feat): void {
  const { triumph } = wholeText(spoken, card.id);
  drawHead(pen, 'wood', spoken.t['lm.feat']);
  drawFigure(pen, String(card.difficulty), spoken.t['lm.print.difficulty'], 'gules');
  const left = CARD.width / 2 - TAG_WIDTH * (card.tags.length - 1);
  card.tags.forEach((tag, i) => {
    const x = left + TAG_WIDTH * i;
    disc(pen, x, 23, 7, { ground: 'page', line: 'wood', width: 0.35 });
    icon(pen, PRINTED_TAG_ICONS[tag], x, 23, 9, 'wood');
  });
  words(
    pen,
    listed(spoken, card.tags.map(spoken.t['lm.tag'])), // prettier-ignore
    { x: CARD.width / 2 + 8, y: 19, width: 18, height: 8 },
    { face: 'italic', size: 3.4, tint: 'wood', stand: 'middle' },
  );
  drawBody(pen, spoken, card, FEAT, { text: triumph, face: 'phrase', size: 3.4, tint: 'wood', above: 2.4 }, 31);
}
