/** `npm run sheets`: remakes the pictures of printed sheets in docs/screenshots, from the very documents. */
import { writeFileSync } from 'node:fs';
import { bytesOf } from '../src/print/paper.ts';
import { png } from '../src/print/png.ts';
import { printed } from '../src/print/order.ts';
import { openProof } from '../src/print/proof.ts';
import { DEFAULT_ORDER, type PrintOrder } from '../src/wire/printing.ts';

/** Name of the picture, order, page from 0, pixels in a point. */
const PICTURES: readonly (readonly [string, Pick<PrintOrder, 'game'> & Partial<PrintOrder>, number, number])[] = [
  ['print-tiles', { game: 'don-quixote', only: ['tiles-gules'] }, 1, 1.1],
  ['print-chivalry', { game: 'la-mancha', only: ['chivalry'] }, 1, 1.1],
  ['print-events', { game: 'knights-and-damosels', only: ['sheet-9'] }, 1, 1.1],
  ['print-low-ink', { game: 'knights-and-damosels', only: ['sheet-1'], variant: 'low-ink' }, 1, 1.1],
  ['print-board', { game: 'lancelot', paper: 'a2' }, 1, 0.7],
];

for (const [name, order, page, scale] of PICTURES) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other: each takes a hundred megabytes
  const proof = await openProof(await bytesOf(await printed({ ...DEFAULT_ORDER, ...order })));
  writeFileSync(`docs/screenshots/${name}.png`, png(proof.pixels(page, scale)));
  proof.close();
}
