/** KD-21.5: Arthur and Merlin with their tasks, and the cards full of rules. */
import { RULES } from '../rules/rulebook.ts';
import { cardTitle, frame, ground } from '../../../print/ornament.ts';
import { type Block, column, icon, line, type Pen, words } from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';

const INNER = CARD.width - 12;

export type Role = 'arthur' | 'merlin';

/** How the role passes on, and its part in the round. */
export function drawRole(pen: Pen, spoken: Spoken, role: Role): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'gold');
  icon(pen, role === 'arthur' ? 'crown' : 'pointy-hat', CARD.width / 2, 23, 25, role === 'arthur' ? 'gold' : 'purpure');
  words(
    pen,
    spoken.t[`kd.${role}`],
    { x: 6, y: 38, width: INNER, height: 10 },
    { face: 'title', size: 8, align: 'centre' },
  );
  const lines = (['KD-3.2', 'KD-3.3'] as const).map((id): Block => ({
    text: said(spoken, id),
    face: 'italic',
    size: 3.5,
    above: 1.8,
    align: 'centre',
  }));
  column(pen, lines, { x: 8, y: 50, width: CARD.width - 16, height: 32 }, 'middle');
}

type RuleId = keyof typeof RULES;

/** A rule in the words of the cards, or of the rulebook where paper is played by the same words. */
export const said = ({ t, rule }: Spoken, id: RuleId): string =>
  id in t ? t[id as keyof typeof t & RuleId] : rule(RULES[id]);

interface Section {
  readonly head: string;
  readonly lines: readonly string[];
}

export function drawTasks(pen: Pen, spoken: Spoken, role: Role): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'gold');
  const { t } = spoken;
  const phases = (['event', 'damosel', 'knight', 'service', 'worship'] as const).map((phase): Section => ({
    head: t[`kd.head.${phase}`],
    lines: t[`kd.tasks.${role}.${phase}`].split('\n'),
  }));
  const end = role === 'arthur' ? [{ head: t['kd.tasks.end'], lines: [t['kd.tasks.arthur.end']] }] : [];
  drawSections(pen, `${t[`kd.${role}`]} · ${t['kd.tasks']}`, [...phases, ...end]);
}

/** A card full of text: headings, and lines under each. */
function drawSections(pen: Pen, title: string, sections: readonly Section[]): void {
  cardTitle(pen, title, { y: 4.6, height: 6.4 }, { size: 4.8, tint: 'rubric' });
  line(pen, 12, 11.3, CARD.width - 12, 11.3, { line: 'gold', width: 0.25 });
  const text = { size: 2.8, least: 2, lead: 1.07 };
  const blocks = sections.flatMap(({ head, lines }): Block[] => [
    { ...text, text: head, face: 'bold', tint: 'rubric', above: 0.9 },
    ...lines.map((each): Block => ({ ...text, text: each, above: 0.3 })),
  ]);
  column(pen, blocks, { x: 4.8, y: 12.2, width: CARD.width - 9.6, height: CARD.height - 16.4 }, 'middle');
}

type HeadOf<Key> = Key extends `kd.head.${infer Head}` ? Head : never;
/** Each list of rules is a paragraph. */
type RuleSections = readonly (readonly [head: HeadOf<keyof Spoken['t']>, ...paragraphs: (readonly RuleId[])[]])[];

/** KD-21.5: three cards of rules, both sides full: with roles and thrusts all that chapters 2 to 12 ask of people. */
export const RULE_CARDS: readonly { readonly front: RuleSections; readonly back: RuleSections }[] = [
  {
    front: [
      ['aim', ['KD-10.1'], ['KD-1.2']],
      ['setup', ['KD-2.1', 'KD-2.2', 'KD-2.3'], ['KD-2.4', 'KD-2.7'], ['KD-2.5'], ['KD-2.6', 'KD-2.8']],
      ['variants', ['KD-13.1', 'KD-13.2'], ['KD-13.3', 'KD-13.4']],
    ],
    back: [
      ['round', ['KD-3.1'], ['KD-3.2', 'KD-3.3', 'KD-3.4'], ['KD-3.5', 'KD-9.3']],
      ['event', ['KD-4.1', 'KD-4.2', 'KD-4.3', 'KD-4.4']],
      ['damosel', ['KD-5.1', 'KD-5.2'], ['KD-5.3'], ['KD-5.4', 'KD-5.5']],
    ],
  },
  {
    front: [
      [
        'knight',
        ['KD-6.1', 'KD-6.2', 'KD-6.3'],
        ['KD-6.4'],
        ['KD-6.5', 'KD-6.6'],
        ['KD-6.7'],
        ['KD-6.8', 'KD-6.9'],
        ['KD-6.10', 'KD-6.11'],
      ],
      ['service', ['KD-7.1', 'KD-7.2'], ['KD-7.3']],
    ],
    back: [
      ['disaster', ['KD-7.4'], ['KD-7.5', 'KD-7.6'], ['KD-7.7', 'KD-7.8', 'KD-7.9']],
      ['worship', ['KD-8.1'], ['KD-8.2'], ['KD-8.3', 'KD-8.6'], ['KD-8.4'], ['KD-8.7', 'KD-9.1']],
    ],
  },
  {
    front: [
      ['end', ['KD-10.2', 'KD-10.8'], ['KD-10.3', 'KD-10.4', 'KD-10.5'], ['KD-10.6', 'KD-10.7']],
      [
        'joust',
        ['KD-11.1', 'KD-11.2'],
        ['KD-11.3', 'KD-11.13', 'KD-11.14'],
        ['KD-11.4', 'KD-11.16', 'KD-11.12'],
        ['KD-11.9', 'KD-11.11', 'KD-11.10'],
      ],
    ],
    back: [
      ['before', ['KD-12.1', 'KD-12.2'], ['KD-12.3', 'KD-12.4', 'KD-12.5'], ['KD-12.6']],
      ['battle', ['KD-12.7', 'KD-12.8', 'KD-12.9'], ['KD-12.10', 'KD-12.11'], ['KD-12.13']],
      ['won', ['KD-12.12', 'KD-12.16'], ['KD-12.14']],
    ],
  },
];

/** On the thrusts, which jousters hold, under the table of an exchange. */
export const THRUST_RULES = [
  'KD-11.5',
  'KD-11.6',
  'KD-11.7',
  'KD-11.8',
  'KD-11.15',
] as const satisfies readonly RuleId[];

export function drawRuleCard(pen: Pen, spoken: Spoken, number: number, side: 'front' | 'back'): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'rubric');
  const { t } = spoken;
  const title = side === 'front' ? t['kd.ruleCard'](number) : t['kd.ruleCardBack'](number);
  const sections = RULE_CARDS[number][side].map(([head, ...paragraphs]): Section => ({
    head: t[`kd.head.${head}`],
    lines: paragraphs.map((ids) => ids.map((id) => said(spoken, id)).join(' ')),
  }));
  drawSections(pen, title, sections);
}
