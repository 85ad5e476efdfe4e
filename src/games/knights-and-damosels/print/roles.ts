/** KD-21.5: Arthur and Merlin with their tasks, and the cards full of rules. */
import { RULES } from '../rules/rulebook.ts';
import { frame, ground } from '../../../print/ornament.ts';
import { type Block, column, icon, line, type Pen, words } from '../../../print/pen.ts';
import { CARD } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';

const INNER = CARD.width - 12;

export type Role = 'arthur' | 'merlin';

/** How the role passes on, and its part in the round. */
export function drawRole(pen: Pen, spoken: Spoken, role: Role): void {
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'gold');
  icon(pen, role === 'arthur' ? 'crown' : 'pointy-hat', CARD.width / 2, 25, 27, role === 'arthur' ? 'gold' : 'purpure');
  words(
    pen,
    spoken.t[`kd.${role}`],
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
  drawRules(pen, spoken, `${spoken.t[`kd.${role}`]} · ${spoken.t['kd.tasks']}`, TASKS[role]);
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
