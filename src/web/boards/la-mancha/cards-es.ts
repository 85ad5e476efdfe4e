/** What is printed on the cards, in Spanish. */
import type { CardTexts } from './cards.ts';

export const CARDS_ES: CardTexts = {};
