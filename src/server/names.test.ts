import { expect, test } from 'vitest';
import { botName, looksLike, readName } from './names.ts';

test.each([
  ['  Don   Quijote ', 'Don Quijote'],
  ['Ｓａｎｃｈｏ', 'Sancho'],
  ['Jose\u0301', 'José'],
  ['Ana\u00A0María', 'Ana María'],
  ['Rocinante ❤\uFE0F', 'Rocinante ❤'],
  ['ซันโช', 'ซันโช'.normalize('NFKC')],
  ['مرحبا', 'مرحبا'],
  ['<b>Ñoño</b>', '<b>Ñoño</b>'],
])('%j is kept as %j', (given, kept) => {
  expect(readName(given)).toBe(kept);
});

test.each([
  ['nothing', ' \u3000 ', 'PERSON-2'],
  ['too much', 'x'.repeat(25), 'PERSON-2'],
  ['one sign that stands for many', '\uFDFA\uFDFA', 'PERSON-2'],
  ['a zero-width space', 'San\u200Bcho', 'PERSON-4'],
  ['a joiner', 'San\u200Dcho', 'PERSON-4'],
  ['a soft hyphen', 'San\u00ADcho', 'PERSON-4'],
  ['a change of direction', '\u202EohcnaS', 'PERSON-4'],
  ['an isolate', '\u2067Sancho\u2069', 'PERSON-4'],
  ['a tag', 'Sancho\u{E0041}', 'PERSON-4'],
  ['a filler of Hangul', '\u3164', 'PERSON-4'],
  ['an empty Braille cell', 'Sancho\u2800', 'PERSON-4'],
  ['a note without a head', 'Sancho\u{1D159}', 'PERSON-4'],
  ['a private sign', 'Sancho\uE000', 'PERSON-4'],
  ['a line', 'San\ncho', 'PERSON-4'],
  ['NUL', 'San\u0000cho', 'PERSON-4'],
  ['half a sign', 'San\uD800cho', 'PERSON-4'],
  ['a tower of accents', 'Sancho\u0335\u0321\u0353\u030D\u0311', 'PERSON-4'],
  ['an accent on nothing', '\u0308', 'PERSON-4'],
])('%s is no name', (_, given, rule) => {
  expect(readName(given)).toMatchObject({ rule: { id: rule } });
});

test.each([
  ['Sancho', 'SANCHO'],
  ['Sancho', 'Sаnсhо'], // a, c and o are Cyrillic
  ['Sancho', 'SAΝCHO'], // N is Greek
  ['Ian', 'lan'],
  ['Ian', 'ian'],
  ['mora', 'rnora'],
  ['Olalla', '0la11a'],
  ['Ginés', 'Gi\u0307nés'],
])('%s looks like %s', (one, other) => {
  expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true]);
});

test.each([
  ['Sancho', 'Sanchos'],
  ['José', 'Jose'],
  ['Ana', 'Eva'],
  ['Knight 12345', 'Knight 12346'],
])('%s does not look like %s', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test('a bot has the name of its seat, unless somebody at the table has it', () => {
  expect(botName(1, ['Alonso'])).toBe('Belianís');
  expect(botName(1, ['BELIANÍS', 'Amadís'])).toBe('Palmerín');
});
