/** What rules do with chance. Where it comes from stands in dice.ts: a page at a table of the server needs none of that. */
import type { Dice } from './game.ts';

/** Shuffles in place, every order equally likely (Fisher and Yates). */
export function shuffle(cards: number[], dice: Dice): number[] {
  if (dice.shuffle !== undefined) return dice.shuffle(cards);
  for (let left = cards.length; left > 1; left--) {
    const chosen = dice.below(left);
    const card = cards[chosen];
    cards[chosen] = cards[left - 1];
    cards[left - 1] = card;
  }
  return cards;
}

/** One of the list, which must not be empty. */
export function pick<T>(list: readonly T[], dice: Dice): T {
  return list[dice.below(list.length)];
}
