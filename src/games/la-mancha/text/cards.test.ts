import { expect, test } from 'vitest';
import { GEAR } from '../rules/cards/treasures.ts';
import { CHIVALRY, JOURNEY, TREASURES } from '../rules/components.ts';
import type { CardText } from './card-text.ts';
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
  for (const id of IDS) {
    expect(said(cardsEs[id]), id).toEqual(said(cardsEn[id]));
    expect(cardsEs[id].text, id).not.toBe(cardsEn[id].text);
  }
});
