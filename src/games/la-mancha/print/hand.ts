/** LM-19.3: the faces of Chivalry, Treasure and Gear, and the cards of the table. */
import { AMADIS, FIRST_PART, type Phrase, SECOND_PART } from '../rules/cards/phrases.ts';
import type { Gear, Treasure } from '../rules/cards/treasures.ts';
import { TYPES, type When } from '../rules/cards/vocabulary.ts';
import { RULES } from '../rules/rulebook.ts';
import type { Tint } from '../../../print/ink.ts';
import { cardTitle, frame, ground } from '../../../print/ornament.ts';
import { type Block, column, icon, line, type Pen, rect, words } from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import { textOf, wholeText } from '../text/cards.ts';
import type { Spoken } from './words.ts';
import { drawFigure, drawFoot, drawHead, FOOT } from './journey.ts';

const INNER = CARD.width - 11;

/** When an effect may be used, as a sign. */
const WINDOW_ICONS: { readonly [when in When]?: string } = {
  any_time: 'sands-of-time',
  before_roll: 'perspective-dice-six-faces-random',
  after_roll: 'dice-six-faces-five',
  feat: 'windmill',
  reply: 'talk',
};

const TRADITION_ICONS = ['windmill', 'open-book', 'crown', 'dragon-head'] as const;

/** From which books a phrase comes. */
function traditionOf({ id }: Phrase): number {
  const found = [FIRST_PART, SECOND_PART, AMADIS].findIndex((part) => part.some((card) => card.id === id));
  return found < 0 ? TRADITION_ICONS.length - 1 : found;
}

export function drawPhrase(pen: Pen, spoken: Spoken, card: Phrase): void {
  const { name, text, rule } = wholeText(spoken, card.id);
  ground(pen, CARD, 'paper');
  frame(pen, CARD, 'azure');
  const half = rule === undefined ? 72 : 46;
  column(
    pen,
    [
      { text: name, face: 'phrase', size: 7.4, lead: 1.08, align: 'centre' },
      ...(card.es === undefined || card.es === name
        ? []
        : [{ text: card.es, face: 'italic', size: 3.3, tint: 'azure', align: 'centre', above: 1.4 } satisfies Block]),
      { text, size: 3.2, tint: 'soft', align: 'centre', above: 2.2 },
    ],
    { x: 6.5, y: 6, width: CARD.width - 13, height: half - 6 },
    'middle',
  );
  if (rule !== undefined) drawEffect(pen, spoken, rule, card.effects[0].when);
  const tradition = traditionOf(card);
  drawFoot(pen, spoken.t['lm.tradition'](tradition), card.id, TRADITION_ICONS[tradition], 'azure');
}

/** The lower half: the window as a sign and in words, then the effect. */
function drawEffect(pen: Pen, { t }: Spoken, rule: string, when: When): void {
  rect(pen, { x: 4.6, y: 47.4, width: CARD.width - 9.2, height: 31 }, { ground: 'vellum' });
  line(pen, 4.6, 47.4, CARD.width - 4.6, 47.4, { line: 'azure', width: 0.3 });
  icon(pen, WINDOW_ICONS[when] ?? 'wax-seal', 9.5, 52, 6, 'azure');
  words(
    pen,
    t['lm.when'](when),
    { x: 14, y: 49, width: 40, height: 6 },
    { face: 'bold', size: 3.2, tint: 'azure', stand: 'middle' },
  );
  words(
    pen,
    rule,
    { x: 6.5, y: 56.5, width: CARD.width - 13, height: 21 },
    { face: 'italic', size: 4, stand: 'middle' },
  );
}

const TYPE_ICONS = {
  armor: 'breastplate',
  weapon: 'broadsword',
  shield: 'checked-shield',
  helmet: 'visored-helm',
  steed: 'horse-head',
} as const;

export function drawTreasure(pen: Pen, spoken: Spoken, card: Treasure): void {
  drawEquipment(pen, spoken, card, 'or', spoken.t['lm.treasure']);
}

export function drawGear(pen: Pen, spoken: Spoken, card: Gear): void {
  drawEquipment(pen, spoken, card, 'silver', spoken.t['lm.gear']);
}

function drawEquipment(pen: Pen, spoken: Spoken, card: Treasure | Gear, tint: Tint, kind: string): void {
  const { t } = spoken;
  const { name, text = '', rule } = textOf(spoken, card.id);
  drawHead(pen, tint, kind);
  drawFigure(pen, String(card.strength), t['lm.print.strength'], 'rubric');
  icon(pen, TYPE_ICONS[card.type], CARD.width / 2, 29, 23, tint);
  column(
    pen,
    [
      { text: name, face: 'title', size: 5.4, lead: 1.05, align: 'centre' },
      {
        text: t['lm.place'](TYPES.indexOf(card.type)),
        face: 'italic',
        size: 3.3,
        tint: 'soft',
        align: 'centre',
        above: 0.6,
      },
      { text, face: 'phrase', size: 3.4, tint: 'soft', align: 'centre', above: 2.4 },
      ...(rule === undefined
        ? []
        : [{ text: rule, face: 'italic', size: 3.6, above: 2.6, align: 'centre' } satisfies Block]),
    ],
    { x: 5.5, y: 42, width: INNER, height: CARD.height - 42 - FOOT },
    'middle',
  );
  drawFoot(pen, '', card.id, 'visored-helm', tint);
}

/** The one turn card. */
export function drawTurnCard(pen: Pen, { t }: Spoken): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'gold');
  icon(pen, 'mounted-knight', CARD.width / 2, 26, 30, 'gold');
  cardTitle(pen, t['lm.print.turnCard'], { y: 43, height: 8 }, { size: 6 });
  words(pen, t['lm.turnText'], { x: 7, y: 52, width: CARD.width - 14, height: 31 }, { size: 3.6, stand: 'middle' });
}

/** What a knight does at each kind of card, from the rulebook. */
const REFERENCE = [
  ['lm.encounter', 'LM-4.4'],
  ['lm.loveCard', 'LM-5.7'],
  ['lm.feat', 'LM-6.3'],
  ['lm.feat', 'LM-6.5'],
  ['lm.end', 'LM-3.3'],
] as const;

export function drawReference(pen: Pen, spoken: Spoken): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'rubric');
  cardTitle(pen, spoken.t['lm.reference'], { y: 5, height: 8 }, { size: 5.2, tint: 'rubric' });
  const blocks = REFERENCE.flatMap(([part, rule], i): Block[] => [
    ...(i > 0 && REFERENCE[i - 1][0] === part
      ? []
      : [{ text: spoken.t[part], face: 'bold', size: 3.2, tint: 'rubric', above: 1.4 } satisfies Block]),
    { text: spoken.rule(RULES[rule]), size: 3.2, lead: 1.1 },
  ]);
  column(pen, blocks, { x: 6, y: 14, width: CARD.width - 12, height: CARD.height - 19.5 }, 'middle');
}

/** LM-6.6: the mark of a first success. */
export function drawSword(pen: Pen, { t }: Spoken): void {
  ground(pen, CARD, 'rubric');
  frame(pen, CARD, 'rubric', 3.5, true);
  icon(pen, 'broadsword', CARD.width / 2, 36, 44, 'rubric', true);
  cardTitle(pen, t['lm.success'], { y: 64, height: 14 }, { size: 5.6, tint: 'rubric', over: true });
}
