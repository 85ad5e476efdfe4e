/** What is printed on the cards of La Mancha, in Spanish. */
import type { CardTexts } from './words.tsx';

export const LA_MANCHA_CARDS_ES: CardTexts = {};
