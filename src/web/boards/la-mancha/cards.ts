/** What is printed on the cards, in the language of the reader: English as in the game, others as they were fetched. */
import { GEAR } from '../../../games/la-mancha/cards/treasure.ts';
import { TYPES } from '../../../games/la-mancha/cards/vocabulary.ts';
import { CHIVALRY, ENCOUNTERS, JOURNEY, TREASURES } from '../../../games/la-mancha/components.ts';
import { FEATS } from '../../../games/la-mancha/cards/feats.ts';
import { LOVES } from '../../../games/la-mancha/cards/loves.ts';
import type { CardText, CardTexts, Words } from '../../words/words.tsx';

export const CARDS_EN: CardTexts = Object.fromEntries([
  ...ENCOUNTERS.map(({ id, title, text, heading, judgeRole }) => [id, { name: title, text, heading, role: judgeRole }]),
  ...LOVES.map(({ id, title, text, heading, rule, effects }) => [
    id,
    { name: title, text, heading, rule, asks: effects.find((effect) => effect.op === 'woo_judged')?.text },
  ]),
  ...FEATS.map(({ id, title, text, heading, triumph }) => [id, { name: title, text, heading, triumph }]),
  ...CHIVALRY.map(({ id, phrase, gloss, rule }) => [id, { name: phrase, text: gloss, rule }]),
  ...TREASURES.map(({ id, name, flavor, rule }) => [id, { name, text: flavor, rule }]),
  ...GEAR.map(({ id, name, flavor }) => [id, { name, text: flavor }]),
]) as CardTexts;

export const textOf = ({ cards }: Words, id: string): CardText => cards[id] ?? CARDS_EN[id];

export const chivalryText = (words: Words, card: number): CardText => textOf(words, CHIVALRY[card].id);
export const treasureText = (words: Words, card: number): CardText => textOf(words, TREASURES[card].id);
export const journeyText = (words: Words, card: number): CardText => textOf(words, JOURNEY[card].id);

/** The gear of a slot, or nothing where there is none (LM-1.5). */
export function gearText(words: Words, slot: number): CardText | undefined {
  const gear = GEAR.find(({ type }) => type === TYPES[slot]);
  return gear === undefined ? undefined : textOf(words, gear.id);
}
