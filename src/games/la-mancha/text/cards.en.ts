/** What is printed on the cards of La Mancha in English. */
import type { CardTexts } from './card-text.ts';
import { encountersEn } from './encounters.en.ts';
import { featsEn } from './feats.en.ts';
import { lovesEn } from './loves.en.ts';
import { phrasesEn } from './phrases.en.ts';
import { treasuresEn } from './treasures.en.ts';

export const cardsEn: CardTexts = { ...encountersEn, ...lovesEn, ...featsEn, ...phrasesEn, ...treasuresEn };
