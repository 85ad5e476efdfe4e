import { expect, test } from 'vitest';
import { HIDDEN } from '../../../core/game.ts';
import { bare, isCry, isTooLong, lengthOf, phrasesOf, plain, quotation, quotes } from './12-words.ts';
import { game } from './index.ts';
import { chivalry } from '../testing/cards.ts';

test.each([
  ['line one\r\nline two\rthree', 'line one\nline two\nthree'],
  ['bell\u0007 and escape\u001b[31m', 'bell and escape[31m'],
  ['\u202eesrever', 'esrever'],
  ['a\u2066b\u2069c', 'abc'],
  ['half \ud800 a pair', 'half  a pair'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  ['e\u0301', 'é'],
  [`z${'\u0335'.repeat(50)}`, `z${'\u0335'.repeat(4)}`],
  ['\n\n\n\n\nstanza', '\n\nstanza'],
])('LM-12.2 %j becomes plain: %j, and stays so', (text, expected) => {
  expect(plain(text)).toBe(expected);
  expect(plain(plain(text))).toBe(expected);
});

test('LM-12.2 characters as people count them', () => {
  expect(['', 'año', 'e\u0301', '👩‍🚀', '🇪🇸🇪🇸'].map(lengthOf)).toEqual([0, 3, 1, 1, 2]);
  expect([isTooLong('abc', 3), isTooLong('abcd', 3), isTooLong('👩‍🚀👩‍🚀👩‍🚀', 3)]).toEqual([false, true, false]);
});

test('LM-12.6 phrases are compared without case, accents and points', () => {
  expect(bare('¡Voto a tal!')).toBe('voto a tal');
  expect(quotes('…and MIAU, said the cat', chivalry('C33'))).toBe(true);
  expect(quotes('miaulina', chivalry('C33'))).toBe(false);
  expect(quotes('Gines de Pasamonte — still writing', chivalry('C19'))).toBe(true);
  expect(quotes('Entonces grité: «Requesones en el yelmo».', chivalry('C39'))).toBe(true);
  expect([isCry('aspas dices son brazos', chivalry('C03')), isCry('Miau, miau', chivalry('C33'))]).toEqual([
    true,
    false,
  ]);
});

test.each([
  [undefined],
  [null],
  [7],
  [[]],
  [{}],
  [{ t: 'toString' }],
  [{ t: 'tell', cards: 'C04' }],
  [{ t: 'tell', cards: [1.5] }],
  [{ t: 'tell', cards: [1], text: 7 }],
  [{ t: 'pass', until: 'doomsday' }],
  [{ t: 'play', card: 3 }],
  [{ t: 'play', card: 3, rival: -2, treasure: -1, seen: 0 }],
  [{ t: 'applaud', tale: 0, with: 'tomato' }],
  [{ t: 'run', keep: 1 }],
])('%j is no move', (raw) => {
  expect(game.readMove(raw)).toBeUndefined();
});

test('a move is read without what does not belong to it, and its text made plain', () => {
  expect(game.readMove({ t: 'tell', cards: [3], text: 'a\u202eb', extra: 1 })).toEqual({
    t: 'tell',
    cards: [3],
    text: 'ab',
  });
  expect(game.readMove({ t: 'draw', text: 'hello' })).toEqual({ t: 'draw' });
});

test('LM-12.6 a card that nobody may see has no phrase to quote', () => {
  expect(phrasesOf(HIDDEN)).toEqual([]);
  expect(quotation([HIDDEN])).toBe('');
});
