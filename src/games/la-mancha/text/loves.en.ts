/** The Loves in English: what they ask of a wooer, and what their favor does. */
import type { LoveTexts } from './card-text.ts';

export const lovesEn: LoveTexts = {
  L01: { name: 'Doña Tolosa', rule: '+1 strength while you carry a Weapon treasure.' },
  L02: { name: 'Doña Molinera', rule: '+1 strength while you ride a Steed treasure.' },
  L03: { name: 'Vivaldo', rule: 'When you judge, you can take one more Chivalry card for it.' },
  L04: {
    name: 'Marcela',
    rule: 'Woo: praise her freedom and ask for nothing. While she favors you, rivals cannot look at, take or discard cards of your hand.',
    asks: 'The poem must praise her freedom and ask for nothing in return.',
  },
  L05: { name: 'Ambrosio', rule: 'When you tell a tale or recite a poem and do not win, draw 1 Chivalry card.' },
  L06: { name: 'Maritornes', rule: 'Your maximum hand is one card larger.' },
  L07: { name: 'Cardenio', rule: 'Once per Feat, after your roll: roll again and keep the new result.' },
  L08: { name: 'Aldonza Lorenzo', rule: '+1 strength while your weapon is still your own Knight’s Lance.' },
  L09: { name: 'Dorotea', rule: 'Woo: the poem must use at least 4 Chivalry cards.' },
  L10: { name: 'Zoraida', rule: 'When you win her: draw 2 Treasures and keep 1.' },
  L11: {
    name: 'Don Lorenzo de Miranda',
    rule: 'Woo: the poem must rhyme at least once.',
    asks: 'At least two lines of the poem must rhyme.',
  },
  L12: { name: 'Basilio', rule: 'Once per Feat, after your roll: turn your die to its opposite face.' },
  L13: {
    name: 'Dulcinea del Toboso',
    rule: 'Woo: at least 4 Chivalry cards; the poem must speak her name and must not describe her face.',
    asks: 'The poem must speak her name and must not describe her face.',
  },
  L14: {
    name: 'The Countess Trifaldi',
    rule: 'Woo: the poem must speak well of beards. +2 strength in Feats against engines.',
    asks: 'The poem must speak well of beards.',
  },
  L15: { name: 'Tosilos', rule: 'Woo: 2 Chivalry cards are enough. +1 strength in duels.' },
  L16: {
    name: 'Ana Félix',
    rule: 'Woo: only knights who have no Love. While she favors you, your Treasures cannot be stolen, discarded, swapped or muted.',
  },
};
