import { expect, test } from 'vitest';
import { LA_MANCHA_CARDS_ES } from './cards.es.ts';

import { CARDS_EN, type CardText } from '../rules/cards/card-text.ts';

const said = (card: CardText): string[] =>
  Object.entries(card)
    .filter(([, text]) => text !== undefined)
    .map(([part]) => part)
    .toSorted();

test('every card says in Spanish all that it says in English, in words of its own', () => {
  expect(Object.keys(LA_MANCHA_CARDS_ES).toSorted()).toEqual(Object.keys(CARDS_EN).toSorted());
  for (const [id, card] of Object.entries(CARDS_EN)) {
    expect(said(LA_MANCHA_CARDS_ES[id]), id).toEqual(said(card));
    expect(LA_MANCHA_CARDS_ES[id].text, id).not.toBe(card.text);
  }
});
