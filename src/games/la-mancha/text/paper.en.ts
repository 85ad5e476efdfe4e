/** What only paper says of La Mancha, in English. */
import type { Catalogue } from '../../../core/text.ts';

export const paper = {
  credit: 'A game by Christopher Totten (Pie for Breakfast Studios), after the novel of Miguel de Cervantes',
  'lm.end': 'End of the turn',
  'lm.print.source': (volume: number, chapter: number): string => `Vol. ${volume}, ch. ${chapter}`,
  'lm.tradition': (tradition: number): string =>
    ['The first part', 'The second part', 'Amadís of Gaul', 'Other books'][tradition],
  'lm.treasure': 'Treasure',
  'lm.gear': 'Knight’s Gear',
  'lm.print.strength': 'strength',
  'lm.print.difficulty': 'difficulty',
  'lm.print.turnCard': 'The turn card',
  'lm.turnText':
    'Draw one Journey card. Encounter: judge the tales. Love: play the Love and judge the poems. Feat: you try first. Then everybody equips and refills their hand, and this card goes to the left.',
  'lm.reference': 'Summary',
  'lm.success': 'One success in this Feat',
  'lm.part.sally': (sally: string): string => `Journey, sally ${sally}`,
  'lm.part.treasures': 'Treasures, gear and table cards',
  'lm.summary': 'The rules on one page',
  'lm.names': 'The names',
  'lm.chronicle': 'The Chronicle',
  'lm.print.chapter': 'Chapter',
  'lm.teller': 'Told by',
  'lm.verdict': 'Verdict',
  'lm.loosely':
    'At a real table, take it easy: say what you play, wait a moment for an answer, then let it happen. Before you roll, and before you take the result, give the others a moment.',
  'lm.sum.setup': 'Set-up',
  'lm.sum.cards': 'Cards and hands',
  'lm.sum.timing': 'Timing',
  'lm.sum.end': 'The end',
};

export type PaperSays = Catalogue<typeof paper>;
