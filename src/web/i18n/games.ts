/** The words of each game in each language, fetched when its box is opened; and those of the options of all of them. */
import type { Glossary } from './glossary.ts';
import type { Language } from './words.tsx';

type Fetched = { readonly [language in Language]: () => Promise<Glossary> };

/** What is learnt by whoever opens a table, or reads its terms. */
export const OPTIONS = 'options';

/** What is learnt by whoever prints. */
export const PRINTING = 'printing';

export const GAME_WORDS: { readonly [game: string]: Fetched } = {
  [OPTIONS]: {
    en: async () => ({ t: (await import('./options-en.ts')).optionsEn }),
    es: async () => ({ t: (await import('./options-es.ts')).optionsEs }),
  },
  [PRINTING]: {
    en: async () => ({ t: (await import('./printing-en.ts')).printingEn }),
    es: async () => ({ t: (await import('./printing-es.ts')).printingEs }),
  },
  'don-quixote': {
    en: async () => ({ t: (await import('../../games/don-quixote/text/en.ts')).donQuixoteEn }),
    async es() {
      const [{ donQuixoteEs }, rulebook] = await Promise.all([
        import('../../games/don-quixote/text/es.ts'),
        import('../../games/don-quixote/text/rules.es.ts'),
      ]);
      return { t: donQuixoteEs, rules: rulebook.DON_QUIXOTE_RULES_ES, chapters: rulebook.DON_QUIXOTE_CHAPTERS_ES };
    },
  },
  'la-mancha': {
    en: async () => ({ t: (await import('../../games/la-mancha/text/en.ts')).laManchaEn }),
    async es() {
      const [{ laManchaEs }, rulebook, { LA_MANCHA_CARDS_ES }] = await Promise.all([
        import('../../games/la-mancha/text/es.ts'),
        import('../../games/la-mancha/text/rules.es.ts'),
        import('../../games/la-mancha/text/cards.es.ts'),
      ]);
      const { LA_MANCHA_RULES_ES: rules, LA_MANCHA_CHAPTERS_ES: chapters } = rulebook;
      return { t: laManchaEs, rules, chapters, cards: LA_MANCHA_CARDS_ES };
    },
  },
  lancelot: {
    en: async () => ({ t: (await import('../../games/lancelot/text/en.ts')).lancelotEn }),
    async es() {
      const [{ lancelotEs }, rulebook] = await Promise.all([
        import('../../games/lancelot/text/es.ts'),
        import('../../games/lancelot/text/rules.es.ts'),
      ]);
      return { t: lancelotEs, rules: rulebook.LANCELOT_RULES_ES, chapters: rulebook.LANCELOT_CHAPTERS_ES };
    },
  },
  'knights-and-damosels': {
    en: async () => ({ t: (await import('../../games/knights-and-damosels/text/en.ts')).knightsAndDamoselsEn }),
    async es() {
      const [{ knightsAndDamoselsEs }, rulebook] = await Promise.all([
        import('../../games/knights-and-damosels/text/es.ts'),
        import('../../games/knights-and-damosels/text/rules.es.ts'),
      ]);
      return { t: knightsAndDamoselsEs, rules: rulebook.COURT_RULES_ES, chapters: rulebook.COURT_CHAPTERS_ES };
    },
  },
};
