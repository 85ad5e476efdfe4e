/** The cards of La Mancha, read back from the PDF. */
import { expect, test } from 'vitest';
import { cellBox } from '../../../print/sheet.ts';
import { lettersOf, pressedOnce, textIn } from '../../../print/testing.ts';
import { ENCOUNTERS } from '../rules/cards/encounters.ts';
import { FEATS } from '../rules/cards/feats.ts';
import { LOVES } from '../rules/cards/loves.ts';
import { CHIVALRY, JOURNEY, TREASURES } from '../rules/components.ts';
import { text as apart } from '../text/apart.en.ts';
import { wholeCards } from '../text/card-text.ts';
import { cardsEn } from '../text/cards.en.ts';

test('LM-19.1 La Mancha has 215 cards on 24 sheets, and each carries its own number', async () => {
  const { proof, plan } = await pressedOnce('la-mancha');
  const fronts = plan.flatMap(({ side }, n) => (side?.side === 'front' ? [{ side, page: n + 1 }] : []));
  expect(fronts).toHaveLength(24);
  const printed = fronts.flatMap(({ side, page }) => {
    const letters = lettersOf(proof, page);
    return side.stood.map(({ piece, cell }) => [piece.id, textIn(letters, cellBox(side.layout, cell))] as const);
  });
  expect(printed).toHaveLength(JOURNEY.length + CHIVALRY.length + TREASURES.length + 15 + 1 + 5);
  for (const [id, text] of printed) if (!/^(TURN|REF)/.test(id)) expect(text).toContain(id.split(':')[0]);
});

test('LM-19.3 a Love shows its strength, a Feat its difficulty and tag, an Encounter its judge', async () => {
  const { proof, plan } = await pressedOnce('la-mancha');
  const faces = new Map<string, string>();
  for (const [n, { side }] of plan.slice(0, 12).entries())
    for (const { piece, cell, isBack } of side?.stood ?? [])
      if (!isBack) faces.set(piece.id, textIn(lettersOf(proof, n + 1), cellBox(side!.layout, cell))); // cards stand on a side
  for (const { id, strength } of LOVES) expect(faces.get(id)).toMatch(new RegExp(`^Lovestrength${strength}\\D`));
  for (const { id, difficulty, tags } of FEATS)
    expect(faces.get(id)).toMatch(new RegExp(`^Featdifficulty${difficulty}${tags.join('and')}`));
  const whole = wholeCards(cardsEn, apart.t);
  for (const { id } of ENCOUNTERS) expect(faces.get(id)).toContain(`Judge:${whole[id].role.replaceAll(' ', '')}`);
});

test('LM-19.2 the back of a Journey card shows its sally, behind its very card', async () => {
  const { proof, plan } = await pressedOnce('la-mancha');
  for (const [n, sally] of [
    [2, 'I'],
    [6, 'II'],
    [10, 'III'],
  ] as const) {
    const { side } = plan[n - 1];
    expect(side?.side).toBe('back');
    const letters = lettersOf(proof, n);
    for (const { cell } of side!.stood) expect(textIn(letters, cellBox(side!.layout, cell))).toBe(`${sally}Journey`);
  }
});

test('LM-19.4 LM-19.5 the rules on a page tell of tiring and of the empty deck; guide and chronicle sheet follow', async () => {
  const { proof, plan } = await pressedOnce('la-mancha');
  expect(plan.slice(-3).map(({ leaf }) => leaf?.id)).toEqual(['summary', 'pronunciation', 'chronicle']);
  const text = lettersOf(proof, plan.length - 2)
    .map(({ char }) => char)
    .join('');
  expect(text).toContain('Fromthesixthround');
  expect(text).toContain('IftheJourneydeckisempty');
});
