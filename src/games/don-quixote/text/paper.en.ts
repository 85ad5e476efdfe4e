/** What only paper says of Don Quixote, in English. */
import type { Catalogue } from '../../../core/text.ts';

export const paper = {
  credit: 'A game by Reinhard Staupe (Pegasus Spiele)',
  'dq.part.tiles': (colour: string): string => `Tiles, ${colour}`,
  'dq.part.positions': 'Position cards',
  'dq.part.principalities': 'Principalities',
  'dq.part.scoreboard': 'Scoreboard',
  'dq.part.summaries': 'Scoring summaries',
  'dq.part.tokens': 'Score tokens',
  'dq.part.sancho': 'Sancho Pansa (variant)',
  'dq.print.summary': 'Scoring',
  'dq.print.groups': 'of 2: 1 each\nof 3 or more: 2 each',
  'dq.print.shields': (shields: number): string => `${shields} shields`,
  'dq.print.shieldsOfGroup': 'shields of the best group',
};

export type PaperSays = Catalogue<typeof paper>;
