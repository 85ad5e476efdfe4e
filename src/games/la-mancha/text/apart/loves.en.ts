/** The heading of a Love, and who it is, in English. */
import type { LoveProse } from '../card-text.ts';

const loves: LoveProse = {
  L01: {
    heading: 'Of the lady who girded on a sword',
    text: 'A cobbler’s daughter from Toledo. She buckled a stranger’s sword on him without laughing once, wished him luck in his battles, and was made a lady on the spot.',
  },
  L02: {
    heading: 'Of the lady who buckled on a spur',
    text: 'A miller’s daughter from Antequera. She fitted the spur while her friend saw to the sword, asked for nothing, and has told the story beautifully ever since.',
  },
  L03: {
    heading: 'Of a gentleman who collected stories',
    text: 'A gentleman on the road to Seville, quick and amused, fonder of questions than of answers. He will ride a day out of his way for a good story, and he never forgets one.',
  },
  L04: {
    heading: 'Of the shepherdess who declined',
    text: 'She has a flock, a forest and a clear head, and she owes nobody an answer for being looked at. Half the valley carves her name on beech trees. She wishes they would leave the trees alone.',
  },
  L05: {
    heading: 'Of the friend who kept the poems',
    text: 'He was told to burn his dead friend’s verses, and let one be read aloud before the fire. He keeps every promise to the letter, and looks for the gap between the letters.',
  },
  L06: {
    heading: 'Of the maid of the inn and a jug of wine',
    text: 'Maid of all work at the inn, and out of Asturias. When a squire had been tossed in a blanket until he was seasick, it was she who fetched him wine, and paid for it herself.',
  },
  L07: {
    heading: 'Of the ragged gentleman of the mountain',
    text: 'A gentleman of Andalusia gone ragged for love, who leaps from rock to rock and tells his story beautifully, so long as no one interrupts. Someone always interrupts.',
  },
  L08: {
    heading: 'Of the lady as she is on weekdays',
    text: 'She can throw the iron bar as far as any lad in El Toboso and be heard from the belfry half a league off. Nobody has told her about Dulcinea. She would laugh, and then she would be rather pleased.',
  },
  L09: {
    heading: 'Of the farm boy who was washing very small feet',
    text: 'Found by a brook in a boy’s clothes, she argues like a lawyer and can play the princess of a kingdom she invented that morning. She expects a suitor to keep up.',
  },
  L10: {
    heading: 'Of a garden by the sea and a small heavy chest',
    text: 'She let down a reed from a high window in Algiers with a letter tied to it, and planned the whole escape herself. She comes with a small chest that takes two to lift.',
  },
  L11: {
    heading: 'Of the poet of the quiet house',
    text: 'Son of the Gentleman in Green. His father hoped for law; he studies whether a line of Homer scans. Praise his verses and he will try not to show how much he likes it.',
  },
  L12: {
    heading: 'Of the wedding that changed hands',
    text: 'Poor, nimble, best in the county at bowls and at pitching the bar. He stopped a rich man’s wedding by dying in front of it, and was married before he remembered to be well.',
  },
  L13: {
    heading: 'Of her who may or may not be in the world',
    text: 'No one at the Duke’s table can prove that she exists, and no one who has heard her praised can quite believe that she does not. She has never been seen, and never been equaled.',
  },
  L14: {
    heading: 'Of the Countess, her grief, and her whiskers',
    text: 'She comes veiled, with three trains to her skirt and twelve sorrowing ladies behind her. A wizard has given every one of them a beard. Hers is the finest, and nobody has yet had the manners to say so.',
  },
  L15: {
    heading: 'Of the champion who surrendered first',
    text: 'Hired to fight in the lists, he looked up at the gallery, fell in love, and asked whether losing at once would be acceptable. He is easily moved, and carries cheese.',
  },
  L16: {
    heading: 'Of the captain of the brigantine',
    text: 'She sailed into Barcelona in a corsair captain’s coat to win back her home and rescue the man she loved. She has been exiled once and does not intend to lose anything again.',
  },
};

export const text = { t: { 'lm.prose.loves': loves } };
