/** The words of the end of a game in English: fetched when one is over. */
import type { Catalogue } from '../../core/text.ts';

export const endingEn = {
  'ending.board': 'See the board',
  'ending.show': 'Show the result',
  'ending.review': 'Review this game',
  'ending.decided': 'What decided it',
  'ending.places': 'Places',
  'ending.moment': 'Moment of the game',
  'ending.watch': 'Watch this moment',
  'ending.share': 'Share this picture',
  'ending.save': 'Save this picture',
  'ending.saved': 'Saved.',
  'ending.link': 'Copy link to the replay',
  'ending.dealLink': 'Copy link to this deal',
  'ending.card': (headline: string): string => `Picture to share: ${headline}`,
};

export type EndingSays = Catalogue<typeof endingEn>;
