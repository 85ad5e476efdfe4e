/** What is printed on the cards, in the language of the reader. */
import { HIDDEN } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import type { EncounterIdOf } from '../rules/cards/encounters.ts';
import type { FeatId } from '../rules/cards/feats.ts';
import type { LoveId } from '../rules/cards/loves.ts';
import { GEAR, type TreasureId } from '../rules/cards/treasures.ts';
import { TYPES } from '../rules/cards/vocabulary.ts';
import { type CardId, CHIVALRY, featOf, JOURNEY, TREASURES } from '../rules/components.ts';
import type { CardText, WholeCards } from './card-text.ts';
import type { Words } from './words.ts';

/** All that is printed on a card; on a page, as much of it as is here. */
export const textOf = ({ t }: Words, id: CardId): CardText => ({
  ...t['lm.cards'][id],
  ...t['lm.prose.encounters.I']?.[id as EncounterIdOf<'I'>],
  ...t['lm.prose.encounters.II']?.[id as EncounterIdOf<'II'>],
  ...t['lm.prose.encounters.III']?.[id as EncounterIdOf<'III'>],
  ...t['lm.prose.loves']?.[id as LoveId],
  ...t['lm.prose.feats']?.[id as FeatId],
  ...t['lm.prose.treasures']?.[id as TreasureId],
});

/** For paper, where all of it is here. */
export const wholeText = <Id extends CardId>(words: Words, id: Id): WholeCards[Id] =>
  textOf(words, id) as WholeCards[Id];

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
