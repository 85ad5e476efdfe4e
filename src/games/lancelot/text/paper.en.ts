/** What only paper says of Lancelot, in English. */
import type { Catalogue } from '../../../core/text.ts';

export const paper = {
  credit: 'A game by Mario Papini (Ergo Ludo Editions, WizKids)',
  'lan.part.board': 'Game board',
  'lan.part.virtues': 'Virtues and points',
  'lan.part.counters': 'Counters, knights and discs',
  'lan.part.cards': 'Cards, Excalibur and summaries',
  'lan.card.lady': 'Lady',
  'lan.card.allied': 'Allied Knight',
  'lan.card.enemy': 'Enemy',
  'lan.card.plot': 'Plot',
  'lan.print.seats': 'The seats',
  'lan.print.road': 'The road',
  'lan.print.points': 'Points',
  'lan.print.galahad': 'Galahad: vowed',
  'lan.print.percival': 'Percival: learned',
  'lan.print.crown': 'Crown',
  'lan.print.turn': 'Turn',
  'lan.print.join': (sheet: string): string =>
    `Sheet ${sheet}: cut along the thin lines, lay it over the next sheet and glue.`,
  'lan.how.most': (things: string): string => `most ${things}, alone`,
  'lan.how.tiedMost': (things: string): string => `most ${things} (at least 1), or tied`,
  'lan.how.fewest': (things: string): string => `fewest ${things}, or tied`,
  'lan.print.sword': 'You have Excalibur: 3 VP at the end, and you can complete deeds that need it.',
};

export type PaperSays = Catalogue<typeof paper>;
