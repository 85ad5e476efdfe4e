/** The sheets of Knights & Damosels, read back from the PDF. */
import { expect, test } from 'vitest';
import { cellBox } from '../../../print/sheet.ts';
import { idsOf, lettersOf, pressedOnce, textIn } from '../../../print/testing.ts';
import { CARDS, CHIVALRIES, EVENTS } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import { cards as cardsEn } from '../text/cards.en.ts';
import { cards as cardsEs } from '../text/cards.es.ts';
import { RULE_CARDS, THRUST_RULES } from './roles.ts';

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
    expect(text).toContain(EVENTS[i].name.replaceAll(' ', '').replace("'", '’'));
  }
});

/** KD-8.5, 9.2 and 12.15 follow from other rules; paper knows no bots (KD-10.9). */
const NOT_ON_PAPER = ['KD-8.5', 'KD-9.2', 'KD-10.9', 'KD-12.15'];

test('KD-21.5 every rule of chapters 2 to 12 stands on a rule card or a thrust', () => {
  const printed = RULE_CARDS.flatMap(({ front, back }) => [...front, ...back]).flatMap(([, ...ids]) => ids.flat());
  const asked = Object.keys(RULES).filter((id) => /^KD-([2-9]|1[0-2])\./.test(id));
  const said = new Set<string>([...printed, ...THRUST_RULES, ...NOT_ON_PAPER]);
  expect(asked.filter((id) => !said.has(id))).toEqual([]);
});

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

test.each([
  ['en', cardsEn],
  ['es', cardsEs],
] as const)('KD-21.5 the role and rule cards can be played from, in %s', async (lang, cards) => {
  const { proof, plan } = await pressedOnce('knights-and-damosels', { lang });
  const onCards = plan.flatMap(({ side }, n) =>
    (side?.stood ?? [])
      .filter(({ piece }) => /^(role|rules|joust):/.test(piece.id))
      .map(({ piece, cell, isBack }) => [
        `${piece.id} ${isBack ? 'back' : 'front'}`,
        textIn(lettersOf(proof, n + 1), cellBox(side!.layout, cell)), // what stands, stands on a side
      ]),
  );
  const text: { readonly [card: string]: string } = Object.fromEntries(onCards);
  for (const [key, words] of Object.entries(cards)) {
    const [, role] = /^kd\.tasks\.(arthur|merlin)\./.exec(key) ?? [];
    const where = role === undefined ? Object.values(text).join(' ') : text[`role:${role} back`];
    expect(where).toContain(squeezed(words));
  }
  const named = {
    'rules:2 back': ['KD-7.4', 'KD-7.5'],
    'rules:1 back': ['KD-5.3'],
    'rules:3 back': ['KD-12.14'],
  } as const;
  for (const [card, ids] of Object.entries(named))
    for (const id of ids) expect(text[card]).toContain(squeezed(cards[id]));
});
