/** The page for people with a box on their own table, in English. */
import type { Catalogue } from '../../core/text.ts';

export const refereeEn = {
  'referee.title': 'At your own table',
  'referee.lead': 'Do you have the game in a box? Tap in what is on your table, and see the score with every reason.',
  'referee.choose': 'Which game is on your table?',
  'referee.share': 'Save or share',
  'referee.text': 'This table as text',
  'referee.copyText': 'Copy text',
  'referee.link': 'Link to this table',
  'referee.kept': 'The table stays on this device, also without a network.',
  'referee.clear': 'Clear the table',
  'referee.clearSure': 'Everything you entered is deleted. Clear the table?',
  'referee.badLink': 'This link is damaged. You see the table of this device instead.',
  'referee.players': 'Players',
  'referee.player': (seat: number): string => `Player ${seat}`,
  'referee.name': (seat: number): string => `Name of player ${seat}`,
  'referee.add': 'Add a player',
  'referee.remove': (name: string): string => `Remove ${name}`,
  'referee.less': (what: string): string => `${what}: one less`,
  'referee.more': (what: string): string => `${what}: one more`,
};

export type RefereeSays = Catalogue<typeof refereeEn>;
