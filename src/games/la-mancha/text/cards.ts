/** What is printed on the cards, in the language of the reader. */
import { HIDDEN } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { GEAR } from '../rules/cards/treasures.ts';
import { TYPES } from '../rules/cards/vocabulary.ts';
import { type CardId, CHIVALRY, featOf, JOURNEY, TREASURES } from '../rules/components.ts';
import type { CardText } from './card-text.ts';
import type { Words } from './words.ts';

export const textOf = ({ t }: Words, id: CardId): CardText => t['lm.cards'][id];

export const chivalryText = (words: Words, card: number): CardText => textOf(words, CHIVALRY[card].id);
export const treasureText = (words: Words, card: number): CardText => textOf(words, TREASURES[card].id);
export const journeyText = (words: Words, card: number): CardText => textOf(words, JOURNEY[card].id);

/** What a Feat is, like `engine and giant`. */
export const tagsNamed = (words: Words, feat: number): string =>
  listed(words, featOf(feat).tags.map(words.t['lm.tag'])); // prettier-ignore

/** The gear of a slot, or nothing where there is none (LM-1.5). */
export function gearText(words: Words, slot: number): CardText | undefined {
  const gear = GEAR.find(({ type }) => type === TYPES[slot]);
  return gear === undefined ? undefined : textOf(words, gear.id);
}

/** The phrase of a Chivalry card; a card that is hidden, or that does not exist, is just a card. */
export const quotedPhrase = (words: Words, card: number): string =>
  CHIVALRY[card] === undefined ? words.t['lm.aCard'] : words.t['lm.phrase'](chivalryText(words, card).name);

/** The phrases of several, or how many there are. */
export const phrasesNamed = (words: Words, cards: readonly number[]): string =>
  cards.includes(HIDDEN) || cards.length === 0
    ? words.t['lm.cardCount'](cards.length)
    : listed(words, cards.map((card) => quotedPhrase(words, card))); // prettier-ignore

/** A Treasure with its strength. */
export const treasureOf = (words: Words, card: number): string =>
  `${treasureText(words, card).name} (${words.t['lm.strength'](TREASURES[card].strength)})`;
