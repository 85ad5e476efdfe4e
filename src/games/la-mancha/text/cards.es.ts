/** Lo impreso en las cartas de La Mancha, en español. */
import type { CardTexts } from './card-text.ts';
import { encountersEs } from './encounters.es.ts';
import { featsEs } from './feats.es.ts';
import { lovesEs } from './loves.es.ts';
import { phrasesEs } from './phrases.es.ts';
import { treasuresEs } from './treasures.es.ts';

export const cardsEs: CardTexts = { ...encountersEs, ...lovesEs, ...featsEs, ...phrasesEs, ...treasuresEs };
