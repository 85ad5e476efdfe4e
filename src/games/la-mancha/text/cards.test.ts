import { expect, test } from 'vitest';
import { GEAR } from '../rules/cards/treasures.ts';
import { CHIVALRY, JOURNEY, TREASURES } from '../rules/components.ts';
import { text as apartEn } from './apart.en.ts';
import { text as apartEs } from './apart.es.ts';
import { type CardText, wholeCards } from './card-text.ts';
import { cardsEn } from './cards.en.ts';
import { cardsEs } from './cards.es.ts';

const said = (card: CardText): string[] =>
  Object.entries(card)
    .filter(([, text]) => text !== undefined)
    .map(([part]) => part)
    .toSorted();

const IDS = [...JOURNEY, ...CHIVALRY, ...TREASURES, ...GEAR].map(({ id }) => id);

test('every card says in Spanish all that it says in English, in words of its own', () => {
  for (const cards of [cardsEn, cardsEs]) expect(Object.keys(cards).toSorted()).toEqual(IDS.toSorted());
  const [english, spanish] = [wholeCards(cardsEn, apartEn.t), wholeCards(cardsEs, apartEs.t)];
  for (const id of IDS) {
    expect(said(spanish[id]), id).toEqual(said(english[id]));
    expect(spanish[id].text, id).not.toBe(english[id].text);
  }
});
