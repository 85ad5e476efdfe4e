/** The set of Don Quixote, read back from the PDF. */
import { expect, test } from 'vitest';
import { cellBox } from '../../../print/sheet.ts';
import { idsOf, lettersOf, orderOf, pressedOnce, textIn } from '../../../print/testing.ts';
import { bytesOf } from '../../../print/paper.ts';
import { printed } from '../../../print/order.ts';
import { openProof, type PrintProof } from '../../../print/proof.ts';
import { SANCHO, TILES } from '../rules/components.ts';

test('DQ-1.2 DQ-1.3 Don Quixote has four sets of 24 tiles, and 24 position cards', async () => {
  const document = await pressedOnce('don-quixote');
  const ids = idsOf(document, false);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(['tile:gules:', 'tile:azure:', 'tile:vert:', 'tile:or:'].map(count)).toEqual([25, 25, 25, 25]);
  expect(ids.filter((id) => id.endsWith(':Sancho'))).toHaveLength(4);
  expect([count('position:'), count('summary:'), count('token:')]).toEqual([24, 4, 4]);
  expect(document.plan.filter(({ leaf }) => leaf?.id.startsWith('principality'))).toHaveLength(4);
  expect(document.plan.filter(({ leaf }) => leaf?.id === 'scoreboard')).toHaveLength(1);
});

test('every tile carries its name at its edge', async () => {
  const { proof, plan } = await pressedOnce('don-quixote');
  for (const [n, { side }] of plan.entries())
    for (const { piece, cell, isBack } of side?.stood ?? [])
      if (!isBack && piece.id.startsWith('tile:')) {
        const box = cellBox(side!.layout, cell); // cells stand on a side
        const edge = { x: box.x, y: box.y + 60, width: box.width, height: 4 };
        expect(textIn(lettersOf(proof, n + 1), edge)).toBe(piece.id.split(':')[2]);
      }
});

const NAMES = TILES.slice(0, SANCHO).map(({ id }) => id);

/** How often each name of a tile is written on a page. */
const timesNamed = (proof: PrintProof, page: number): number[] => {
  const text = lettersOf(proof, page)
    .map(({ char }) => char)
    .join('');
  return NAMES.map((id) => text.split(id).length - 1);
};

test('DQ-3.8 the chart shows every tile with its name, and so does the rulebook under the rule', async () => {
  const { proof, plan } = await pressedOnce('don-quixote');
  const twice = NAMES.map(() => 2); // under the tile, and at its edge
  expect(timesNamed(proof, plan.findIndex(({ leaf }) => leaf?.id === 'chart') + 1)).toEqual(twice);
  const book = await openProof(await bytesOf(await printed(orderOf('don-quixote', { document: 'rules' }))));
  const pages = Array.from({ length: book.pages }, (_, page) => page);
  const page = pages.find((each) =>
    lettersOf(book, each)
      .map(({ char }) => char)
      .join('')
      .includes('DQ-3.8'),
  )!; // has it
  expect(timesNamed(book, page)).toEqual(twice);
  book.close();
});
