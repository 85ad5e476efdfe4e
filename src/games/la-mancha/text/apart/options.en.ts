/** The options of La Mancha in English: for whoever opens a table, or waits at one. */
import type { Catalogue, Text } from '../../../../core/text.ts';

const options = {
  'option.la-mancha.length': 'Number of Feats',
  'option.la-mancha.length.about':
    'The game ends after this many Feats: about an hour for 3, an hour and a half for 5.',
  'option.la-mancha.mode': 'Tales are',
  'option.la-mancha.mode.scroll': 'written',
  'option.la-mancha.mode.aloud': 'told in a call',
  'option.la-mancha.mode.about':
    'Write your tales here, or tell them aloud in a call. The host can change this between turns.',
  'option.la-mancha.timers': 'Time limits',
  'option.la-mancha.timers.about': 'Limits the time to play cards in a Feat. If you say nothing in time, you pass.',
  'option.la-mancha.names': 'Names on the tales',
  'option.la-mancha.names.shown': 'shown',
  'option.la-mancha.names.visors down': 'hidden until the verdict',
  'option.la-mancha.names.about': 'Decides whether the judge sees who told which tale.',
  'option.la-mancha.quotation': 'Phrase of the card',
  'option.la-mancha.quotation.free': 'in your own words',
  'option.la-mancha.quotation.strict': 'word for word',
  'option.la-mancha.quotation.about':
    'Decides whether the phrase of your card must appear word for word in your tale or poem.',
  'option.la-mancha.cry': 'Battle cries',
  'option.la-mancha.cry.by the game': 'shouted by the game',
  'option.la-mancha.cry.typed': 'typed by you',
  'option.la-mancha.cry.about': 'Decides whether you must type the phrase of a card to play it in a Feat.',
  'option.la-mancha.laurels': 'The game ends',
  'option.la-mancha.laurels.full length': 'after the last Feat',
  'option.la-mancha.laurels.early': 'as soon as nobody can catch up',
  'option.la-mancha.laurels.about': 'Decides whether you play all Feats even if the winner is already certain.',
  'option.la-mancha.applause': 'Applause',
  'option.la-mancha.applause.about':
    'Lets players give each tale a laurel, a laugh, a tear or a windmill. It does not count for the verdict.',
  'option.la-mancha.mask': 'Hide rude words',
  'option.la-mancha.mask.about': 'Shows dots instead of rude words in tales and poems.',
  'option.la-mancha.bots': 'Stand-in bots',
  'option.la-mancha.bots.knight': 'Knight: medium',
  'option.la-mancha.bots.squire': 'Squire: easy',
  'option.la-mancha.bots.about': 'Decides how well a bot plays while somebody is away.',
  'option.la-mancha.judge': 'If the judge runs out of time',
  'option.la-mancha.judge.bot': 'a bot judges',
  'option.la-mancha.judge.vote': 'the tellers vote',
  'option.la-mancha.judge.about': 'Decides who chooses the winning tale if the judge does not.',
  'option.la-mancha.tongue': 'Bots tell their tales',
  'option.la-mancha.tongue.en': 'in English',
  'option.la-mancha.tongue.es': 'in Spanish',
  'option.la-mancha.tongue.about': 'The language of the bots’ tales and poems. Everybody reads the same text.',
};

export type Options = Catalogue<typeof options>;

export const text: Text<Options> = { t: options };
