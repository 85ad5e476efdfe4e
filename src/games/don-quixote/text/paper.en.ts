/** What only paper says of Don Quixote, in English. */
import type { Catalogue } from '../../../core/text.ts';

export const paper = {
  credit: 'A game by Reinhard Staupe (Pegasus Spiele)',
  'dq.part.tiles': (colour: string): string => `Tiles, ${colour}`,
  'dq.part.positions': 'Position cards',
  'dq.part.principalities': 'Principalities',
  'dq.part.scoreboard': 'Scoreboard',
  'dq.part.chart': 'Tile chart',
  'dq.part.summaries': 'Scoring summaries',
  'dq.part.tokens': 'Score tokens',
  'dq.part.sancho': 'Sancho Pansa (variant)',
  'dq.print.chart':
    'The 24 tiles of a set; every player has the same. Kn: knight, with its number of shields. Wm: windmill. Ch: church. Ca: castle, with its points. The name stands small at the edge of each tile, so that two players can check that they laid the same one.',
  'dq.print.summary': 'Scoring',
  'dq.print.groups': 'of 2: 1 each\nof 3 or more: 2 each',
  'dq.print.shields': (shields: number): string => `${shields} shields`,
  'dq.print.shieldsOfGroup': 'shields of the best group',
};

export type PaperSays = Catalogue<typeof paper>;
