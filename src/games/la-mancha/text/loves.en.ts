/** The Loves in English: what they ask of a wooer, and what their favor does. */
import type { LoveTexts } from './card-text.ts';

export const lovesEn: LoveTexts = {
  L01: {
    name: 'Doña Tolosa',
    heading: 'Of the lady who girded on a sword',
    text: "A cobbler's daughter from Toledo. She buckled a stranger's sword on him without laughing once, wished him luck in his battles, and was made a lady on the spot.",
    rule: '+1 strength while you carry a Weapon treasure.',
  },
  L02: {
    name: 'Doña Molinera',
    heading: 'Of the lady who buckled on a spur',
    text: "A miller's daughter from Antequera. She fitted the spur while her friend saw to the sword, asked for nothing, and has told the story beautifully ever since.",
    rule: '+1 strength while you ride a Steed treasure.',
  },
  L03: {
    name: 'Vivaldo',
    heading: 'Of a gentleman who collected stories',
    text: 'A gentleman on the road to Seville, quick and amused, fonder of questions than of answers. He will ride a day out of his way for a good story, and he never forgets one.',
    rule: 'When you judge, you may take one more Chivalry card as compensation.',
  },
  L04: {
    name: 'Marcela',
    heading: 'Of the shepherdess who declined',
    text: 'She has a flock, a forest and a clear head, and she owes nobody an answer for being looked at. Half the valley carves her name on beech trees. She wishes they would leave the trees alone.',
    rule: 'Woo: praise her freedom and ask for nothing. While she favors you, rivals cannot look at, take or discard cards of your hand.',
    asks: 'The poem must praise her freedom and ask for nothing in return.',
  },
  L05: {
    name: 'Ambrosio',
    heading: 'Of the friend who kept the poems',
    text: "He was told to burn his dead friend's verses, and let one be read aloud before the fire. He keeps every promise to the letter, and looks for the gap between the letters.",
    rule: 'When you tell a tale or recite a poem and do not win, draw 1 Chivalry card.',
  },
  L06: {
    name: 'Maritornes',
    heading: 'Of the maid of the inn and a jug of wine',
    text: 'Maid of all work at the inn, and out of Asturias. When a squire had been tossed in a blanket until he was seasick, it was she who fetched him wine, and paid for it herself.',
    rule: 'Your maximum hand is one card larger.',
  },
  L07: {
    name: 'Cardenio',
    heading: 'Of the ragged gentleman of the mountain',
    text: 'A gentleman of Andalusia gone ragged for love, who leaps from rock to rock and tells his story beautifully, so long as no one interrupts. Someone always interrupts.',
    rule: 'Once per Feat, after your roll: roll again and keep the new result.',
  },
  L08: {
    name: 'Aldonza Lorenzo',
    heading: 'Of the lady as she is on weekdays',
    text: 'She can throw the iron bar as far as any lad in El Toboso and be heard from the belfry half a league off. Nobody has told her about Dulcinea. She would laugh, and then she would be rather pleased.',
    rule: "+1 strength while your weapon is still your own Knight's Lance.",
  },
  L09: {
    name: 'Dorotea',
    heading: 'Of the farm boy who was washing very small feet',
    text: "Found by a brook in a boy's clothes, she argues like a lawyer and can play the princess of a kingdom she invented that morning. She expects a suitor to keep up.",
    rule: 'Woo: the poem must use at least 4 Chivalry cards.',
  },
  L10: {
    name: 'Zoraida',
    heading: 'Of a garden by the sea and a small heavy chest',
    text: 'She let down a reed from a high window in Algiers with a letter tied to it, and planned the whole escape herself. She comes with a small chest that takes two to lift.',
    rule: 'When you win her: draw 2 Treasures and keep 1.',
  },
  L11: {
    name: 'Don Lorenzo de Miranda',
    heading: 'Of the poet of the quiet house',
    text: 'Son of the Gentleman in Green. His father hoped for law; he studies whether a line of Homer scans. Praise his verses and he will try not to show how much he likes it.',
    rule: 'Woo: the poem must rhyme at least once.',
    asks: 'At least two lines of the poem must rhyme.',
  },
  L12: {
    name: 'Basilio',
    heading: 'Of the wedding that changed hands',
    text: "Poor, nimble, best in the county at bowls and at pitching the bar. He stopped a rich man's wedding by dying in front of it, and was married before he remembered to be well.",
    rule: 'Once per Feat, after your roll: turn your die to its opposite face.',
  },
  L13: {
    name: 'Dulcinea del Toboso',
    heading: 'Of her who may or may not be in the world',
    text: "No one at the Duke's table can prove that she exists, and no one who has heard her praised can quite believe that she does not. She has never been seen, and never been equaled.",
    rule: 'Woo: at least 4 Chivalry cards; the poem must speak her name and must not describe her face.',
    asks: 'The poem must speak her name and must not describe her face.',
  },
  L14: {
    name: 'The Countess Trifaldi',
    heading: 'Of the Countess, her grief, and her whiskers',
    text: 'She comes veiled, with three trains to her skirt and twelve sorrowing ladies behind her. A wizard has given every one of them a beard. Hers is the finest, and nobody has yet had the manners to say so.',
    rule: 'Woo: the poem must speak well of beards. +2 strength in Feats against engines.',
    asks: 'The poem must speak well of beards.',
  },
  L15: {
    name: 'Tosilos',
    heading: 'Of the champion who surrendered first',
    text: 'Hired to fight in the lists, he looked up at the gallery, fell in love, and asked whether losing at once would be acceptable. He is easily moved, and carries cheese.',
    rule: 'Woo: 2 Chivalry cards are enough. +1 strength in duels.',
  },
  L16: {
    name: 'Ana Félix',
    heading: 'Of the captain of the brigantine',
    text: "She sailed into Barcelona in a corsair captain's coat to win back her home and rescue the man she loved. She has been exiled once and does not intend to lose anything again.",
    rule: 'Woo: only knights who have no Love. While she favors you, your Treasures cannot be stolen, discarded, swapped or muted.',
  },
};
