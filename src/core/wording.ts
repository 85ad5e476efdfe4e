/** Words that are told later, to somebody whose language is known only then. */
import type { InEveryLanguage, Language } from './game.ts';

/** The same in every language, as what somebody typed, or a sentence in each. */
export type Wording = string | InEveryLanguage;

export const inLanguage = (said: Wording, language: Language): string =>
  typeof said === 'string' ? said : said[language];

/** To put it into a sentence of each language. */
export const inEach = (said: Wording): InEveryLanguage => (typeof said === 'string' ? { en: said, es: said } : said);
