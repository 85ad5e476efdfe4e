/** The sheets of Knights & Damosels, read back from the PDF. */
import { expect, test } from 'vitest';
import { cellBox } from '../../../print/sheet.ts';
import { idsOf, lettersOf, pressedOnce, textIn } from '../../../print/testing.ts';
import { CARDS, CHIVALRIES, EVENTS } from '../rules/components.ts';

test('KD-1.1 KD-21.1 Knights & Damosels has 26 pages: cover, twelve sheets of nine, tracks', async () => {
  const document = await pressedOnce('knights-and-damosels');
  expect(document.proof.pages).toBe(26);
  const ids = idsOf(document, false);
  expect(ids).toHaveLength(108);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(
    ['joust:', 'role:', 'knight:', 'damosel:', 'chivalry:', 'event:', 'worship:', 'service:', 'rules:'].map(count),
  ).toEqual([4, 2, 6, 6, CARDS, EVENTS.length, 18, 3, 3]);
  expect(document.plan.map(({ side }) => side?.side)).toEqual([
    ...Array.from({ length: 12 }, () => ['front', 'back']).flat(),
    undefined,
  ]);
});

test('KD-21.4 the nine fronts of sheets 3 to 8 are the same picture, and name no damosel', async () => {
  const { proof } = await pressedOnce('knights-and-damosels');
  const first = proof.pixels(5, 0.7).rgba;
  const body = (page: number): Uint8Array => proof.pixels(page, 0.7).rgba;
  const label = (width: number): number => Math.ceil((4.5 / 25.4) * 72 * 0.7) % width;
  const { width } = proof.pixels(5, 0.7);
  for (const page of [7, 9, 11, 13, 15]) {
    const other = body(page);
    let differing = 0;
    for (let i = 0; i < first.length; i += 4) if ((i / 4) % width > label(width) && first[i] !== other[i]) differing++;
    expect(differing).toBe(0);
  }
});

test('KD-21.5 KD-21.6 a chivalry card names its code, its yields and its event', async () => {
  const { proof, plan } = await pressedOnce('knights-and-damosels');
  const [{ side }] = plan.slice(4);
  const letters = lettersOf(proof, 5);
  for (const [i, { code }] of CHIVALRIES.entries()) {
    const text = textIn(letters, cellBox(side!.layout, side!.stood[i].cell)); // sheet 3 is a sheet of cards
    expect(text.split(code).length - 1).toBe(2);
    expect(text).toContain(i < 6 ? '6/n' : 'War');
    expect(text).toContain(EVENTS[i].name.replaceAll(' ', ''));
  }
});
