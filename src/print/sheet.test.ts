/** Where pieces stand: nine cards to a sheet, and every back behind its front however the sheet is turned. */
import { expect, test } from 'vitest';
import type { PaperName } from '../core/game.ts';
import type { Duplex } from '../wire/printing.ts';
import { backCell, capacity, CARD, cellBox, frontCell, layoutFor, type Piece, sidesOf } from './sheet.ts';
import { orderOf, turnedOver } from './testing.ts';

const PAPER_AND_DUPLEX = (['a4', 'letter'] as const).flatMap((paper) =>
  (['long-edge', 'short-edge', 'fold'] as const).flatMap((duplex) =>
    [true, false].map((bleed) => [paper, duplex, bleed] as const),
  ),
);

test.each([
  ['a4', 10.5, 16.5],
  ['letter', 13.45, 7.7],
] as const)('KD-21.2 LM-19.1 nine cards of 63 x 88 mm stand in the middle of %s', (paper, left, top) => {
  const layout = layoutFor(orderOf('la-mancha', { paper }), CARD);
  expect([layout.columns, layout.rows, layout.gutter]).toEqual([3, 3, 0]);
  expect(layout.x).toBeCloseTo(left);
  expect(layout.y).toBeCloseTo(top);
});

test.each(PAPER_AND_DUPLEX)('KD-21.3 on %s, %s, bleed %s: every back lies behind its front', (paper, duplex, bleed) => {
  const layout = layoutFor(orderOf('la-mancha', { paper, duplex, bleed }), CARD);
  const about = duplex === 'fold' || (duplex === 'long-edge') !== layout.landscape ? 'upright' : 'level';
  for (let i = 0; i < capacity(layout, duplex); i++) {
    const front = frontCell(layout, duplex, i);
    const back = turnedOver(layout.page, cellBox(layout, backCell(layout, duplex, front)), about);
    for (const [side, mm] of Object.entries(cellBox(layout, front))) expect(back[side as 'x']).toBeCloseTo(mm);
    expect(backCell(layout, duplex, front).turned).toBe(about === 'level');
  }
});

test('KD-21.3 row and column of a back, as the rules write them', () => {
  const back = (duplex: Duplex) =>
    backCell(layoutFor(orderOf('la-mancha', { duplex }), CARD), duplex, { column: 0, row: 1, turned: false });
  expect(back('long-edge')).toEqual({ column: 2, row: 1, turned: false });
  expect(back('short-edge')).toEqual({ column: 0, row: 1, turned: true });
});

test.each(['a4', 'letter'] as PaperName[])(
  'with bleed on %s grounds have 3 mm of their own, and marks have room',
  (paper) => {
    const layout = layoutFor(orderOf('la-mancha', { paper, bleed: true }), CARD);
    expect(layout.gutter).toBe(6);
    expect(Math.min(layout.x, layout.y)).toBeGreaterThanOrEqual(3 + 1.5 + 4);
  },
);

test('fronts alone have no backs; what has no back leaves no empty page', () => {
  const piece = (id: string, back: boolean): Piece => ({ id, front: () => {}, ...(back ? { back: () => {} } : {}) });
  const sides = (duplex: Duplex, back: boolean) =>
    sidesOf(
      orderOf('la-mancha', { duplex }),
      CARD,
      Array.from({ length: 10 }, (_, i) => piece(String(i), back)),
    ).map(({ side }) => side);
  expect(sides('long-edge', true)).toEqual(['front', 'back', 'front', 'back']);
  expect(sides('fronts', true)).toEqual(['front', 'front']);
  expect(sides('long-edge', false)).toEqual(['front', 'front']);
  expect(sides('fold', true)).toEqual(['both', 'both', 'both']);
});
