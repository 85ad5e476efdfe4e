/** For tests: a document with the plan it was drawn from, read back from its bytes. */
import { DEFAULT_ORDER, type PrintOrder } from '../wire/printing.ts';
import { bytesOf, MM } from './paper.ts';
import { planFor, printed } from './order.ts';
import { type Letter, openProof, type PrintProof } from './proof.ts';
import type { Planned } from './set.ts';
import type { Rect } from './pen.ts';
import type { Size } from './sheet.ts';

export const orderOf = (game: string, changes: Partial<PrintOrder> = {}): PrintOrder => ({
  ...DEFAULT_ORDER,
  game,
  ...changes,
});

export interface Pressed {
  readonly order: PrintOrder;
  readonly bytes: Uint8Array;
  readonly proof: PrintProof;
  /** Page 0 is the cover; page n + 1 shows plan n. */
  readonly plan: readonly Planned[];
}

export async function pressed(order: PrintOrder): Promise<Pressed> {
  const bytes = await bytesOf(await printed(order));
  return { order, bytes, proof: await openProof(bytes), plan: await planFor(order) };
}

const known = new Map<string, Promise<Pressed>>();

/** Each document is made once for all tests of a file. */
export function pressedOnce(game: string, changes: Partial<PrintOrder> = {}): Promise<Pressed> {
  const key = `${game} ${JSON.stringify(changes)}`;
  const document = known.get(key) ?? pressed(orderOf(game, changes));
  known.set(key, document);
  return document;
}

/** The pieces in their order: fronts, or backs. */
export const idsOf = ({ plan }: Pressed, back: boolean): string[] =>
  plan.flatMap(({ side }) => (side?.stood ?? []).filter(({ isBack }) => isBack === back).map(({ piece }) => piece.id));

/** Millimetres, as everything in print. */
export interface Placed extends Rect {
  readonly char: string;
}

export function lettersOf(proof: PrintProof, page: number): Placed[] {
  return proof.letters(page).map(({ char, left, right, top, bottom }: Letter) => ({
    char,
    x: left / MM,
    y: top / MM,
    width: (right - left) / MM,
    height: (bottom - top) / MM,
  }));
}

export const holds = (box: Rect, inner: Rect, margin: number): boolean =>
  inner.x >= box.x + margin &&
  inner.y >= box.y + margin &&
  inner.x + inner.width <= box.x + box.width - margin &&
  inner.y + inner.height <= box.y + box.height - margin;

/** The letters whose middle lies in a box, in their order. */
export function textIn(letters: readonly Placed[], box: Rect): string {
  return letters
    .filter(({ x, y, width, height }) => holds(box, { x: x + width / 2, y: y + height / 2, width: 0, height: 0 }, 0))
    .map(({ char }) => char)
    .join('');
}

/** Where a box of the back of a sheet comes to lie, seen through the front. */
export function turnedOver(page: Size, { x, y, width, height }: Rect, about: 'upright' | 'level'): Rect {
  return about === 'upright'
    ? { x: page.width - x - width, y, width, height }
    : { x, y: page.height - y - height, width, height };
}
