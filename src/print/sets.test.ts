/** Every set as it comes out of the press, read back by PDFium: pages, components, texts inside their cards. */
import { describe, expect, test } from 'vitest';
import type { PrintOrder } from '../wire/printing.ts';
import { thorough } from '../testing/thorough.ts';
import { PRINTED_GAMES } from './parts.ts';
import { cellBox, PAPER_SIZES, type SheetSide, turned } from './sheet.ts';
import { holds, idsOf, lettersOf, pressedOnce, type Pressed } from './testing.ts';

/** Between them every paper, way of turning, language and variant. */
const ORDERS: readonly Partial<PrintOrder>[] = [
  {},
  { lang: 'es', paper: 'letter', duplex: 'short-edge', variant: 'low-ink', bleed: true },
  { lang: 'es', duplex: 'fold', variant: 'colour-blind' },
];

/** All of them in `npm run proofs`; else the usual one for every game, and one of the others by turns. */
const cases = PRINTED_GAMES.flatMap((game, i) =>
  ORDERS.filter((_, n) => n === 0 || n === thorough(1 + (i % 2), n)).map((changes) => [game, changes] as const),
);

describe.each(cases)('%s with %o', (game, changes) => {
  test('has a page for the cover and for each page of the plan, of the size of the paper', async () => {
    const { order, proof, plan } = await pressedOnce(game, changes);
    expect(proof.pages).toBe(plan.length + 1);
    for (const [n, { side, leaf }] of plan.entries()) {
      const paper = PAPER_SIZES[order.paper];
      const { width, height } = (side?.layout.landscape ?? leaf?.landscape) ? turned(paper) : paper;
      const [wide, high] = proof.size(n + 1).map((points) => (points / 72) * 25.4);
      expect([wide, high].map((mm) => mm.toFixed(1))).toEqual([width.toFixed(1), height.toFixed(1)]);
    }
  });

  test('holds every component once, and every back once', async () => {
    const document = await pressedOnce(game, changes);
    const fronts = idsOf(document, false);
    expect(new Set(fronts).size).toBe(fronts.length);
    const backs = idsOf(document, true);
    expect(new Set(backs).size).toBe(backs.length);
    const withBack = document.plan
      .flatMap(({ part }) => part.pieces?.all ?? [])
      .filter(({ back }) => back !== undefined);
    expect(backs.toSorted()).toEqual([...new Set(withBack.map(({ id }) => id))].toSorted());
  });

  test('LM-19.1 KD-21.2 no text leaves its piece: every letter is 2 mm inside the cut', async () => {
    const { proof, plan } = await pressedOnce(game, changes);
    for (const [n, { side }] of plan.entries()) if (side !== undefined) expect(strayed(proof, n + 1, side)).toEqual([]);
  });

  test('no text of a whole page comes near its edge', async () => {
    const { proof, plan } = await pressedOnce(game, changes);
    for (const [n, { leaf, part }] of plan.entries()) {
      if (leaf === undefined || part.name === 'board') continue; // sheets of a board are parts of a larger picture
      const [width, height] = proof.size(n + 1).map((points) => (points / 72) * 25.4);
      const page = { x: 0, y: 0, width, height };
      expect(lettersOf(proof, n + 1).filter((letter) => !holds(page, letter, 4))).toEqual([]);
    }
  });

  test('every piece has ink on both sides', async () => {
    const { proof, plan } = await pressedOnce(game, changes);
    for (const [n, { side }] of plan.entries()) if (side !== undefined) expect(blanks(proof, n + 1, side)).toEqual([]);
  });
});

/** Letters outside every piece, or too near to a cut; the label in the margin is turned and stands left of the block. */
function strayed(proof: Pressed['proof'], page: number, { layout, stood }: SheetSide): string[] {
  const cells = stood.map(({ cell }) => cellBox(layout, cell));
  return lettersOf(proof, page)
    .filter(({ x }) => x > 4)
    .filter((letter) => !cells.some((cell) => holds(cell, letter, 2)))
    .map(({ char, x, y }) => `${char} at ${x.toFixed(1)}, ${y.toFixed(1)}`);
}

/** Pieces in which nothing is drawn. */
function blanks(proof: Pressed['proof'], page: number, { layout, stood }: SheetSide): string[] {
  const { rgba, width } = proof.pixels(page, 0.5);
  const scale = (0.5 * 72) / 25.4;
  return stood
    .filter(({ cell }) => {
      const box = cellBox(layout, cell);
      const seen = new Set<number>();
      for (let y = Math.ceil(box.y * scale); y < (box.y + box.height) * scale - 1; y++)
        for (let x = Math.ceil(box.x * scale); x < (box.x + box.width) * scale - 1; x++)
          seen.add(rgba[(y * width + x) * 4]);
      return seen.size < 3;
    })
    .map(({ piece, isBack }) => `${piece.id} ${isBack ? 'back' : 'front'}`);
}

test.each(PRINTED_GAMES)(
  'the cover of %s names every part, the way of printing, the thanks and the table',
  async (game) => {
    const { proof, plan, order } = await pressedOnce(game, {});
    const text = lettersOf(proof, 0)
      .map(({ char }) => char)
      .join('');
    for (const { part } of plan) expect(text).toContain(part.title.replaceAll(' ', ''));
    for (const words of ['100%', 'longedge', 'game-icons.net', order.link]) expect(text).toContain(words);
  },
);
