/** Piles whose next cards the people at the table tell. */
import { whatCanCome } from './mistakes.ts';
import { misread, type Reading } from './notation.ts';

/** Puts these on top of a pile of the state, the next one first, if they can come and so many are left. */
export function drawnFrom<S>(
  state: S,
  pile: number[],
  items: readonly number[],
  unseen: readonly number[],
  words: string,
): Reading<S> {
  const isPossible = items.every((item, i) => unseen.includes(item) && items.indexOf(item) === i);
  if (!isPossible || items.length > pile.length) return { problems: [misread('--draw', words, whatCanCome)] };
  pile.splice(pile.length - items.length, items.length, ...items.toReversed());
  return { value: state };
}
