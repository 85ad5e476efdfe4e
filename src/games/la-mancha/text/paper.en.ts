/** What only paper says of La Mancha, in English. */
import type { Catalogue } from '../../../core/text.ts';

export const paper = {
  credit: 'A game by Christopher Totten (Pie for Breakfast Studios), after the novel of Miguel de Cervantes',
  'lm.encounter': 'Encounter',
  'lm.love': 'Love',
  'lm.feat': 'Feat',
  'lm.end': 'End of the turn',
  'lm.judge': 'Judge',
  'lm.source': (volume: number, chapter: number): string => `Vol. ${volume}, ch. ${chapter}`,
  'lm.tag': (tag: string): string => tag,
  'lm.type': (type: string): string => type,
  'lm.when': (when: string): string =>
    ({
      any_time: 'any time',
      before_roll: 'before a roll',
      after_roll: 'after a roll',
      feat: 'in a Feat',
      reply: 'as a reply',
    })[when] ?? when,
  'lm.tradition': (tradition: number): string =>
    ['The first part', 'The second part', 'Amadís of Gaul', 'Other books'][tradition],
  'lm.journey': 'Journey',
  'lm.chivalry': 'Chivalry',
  'lm.treasure': 'Treasure',
  'lm.gear': 'Knight’s Gear',
  'lm.turnCard': 'The turn card',
  'lm.turnText':
    'Draw one Journey card. Encounter: judge the tales. Love: speak as the Love and judge the poems. Feat: you attempt first. Then all equip and refill, and this card goes to the left.',
  'lm.reference': 'In short',
  'lm.success': 'One success in this Feat',
  'lm.part.sally': (sally: string): string => `Journey, sally ${sally}`,
  'lm.part.chivalry': 'Chivalry',
  'lm.part.treasures': 'Treasures, gear and table cards',
  'lm.summary': 'The rules on a page',
  'lm.pronunciation': 'How the names are said',
  'lm.names': 'The names',
  'lm.chronicle': 'The Chronicle',
  'lm.chapter': 'Chapter',
  'lm.teller': 'Told by',
  'lm.verdict': 'Verdict',
  'lm.loosely':
    'At a real table be easy about timing: say what you play, pause for a reply, then let it happen. Who attempts waits for a breath before the roll and before the result.',
  'lm.sum.setup': 'Set-up',
  'lm.sum.encounter': 'Encounter',
  'lm.sum.love': 'Love',
  'lm.sum.feat': 'Feat',
  'lm.sum.cards': 'Cards and hands',
  'lm.sum.timing': 'Timing',
  'lm.sum.end': 'The end',
};

export type PaperSays = Catalogue<typeof paper>;
