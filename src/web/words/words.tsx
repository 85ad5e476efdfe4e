/** The words in the language of the reader. English is always there; another language is fetched when it is chosen. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Rule } from '../../core/game.ts';
import { type DonQuixoteCatalogue, donQuixoteEn } from './don-quixote-en.ts';
import { type Catalogue, en } from './en.ts';
import { type KnightsAndDamoselsCatalogue, knightsAndDamoselsEn } from './knights-and-damosels-en.ts';
import { type NetCatalogue, netEn } from './net-en.ts';
import { type LancelotCatalogue, lancelotEn } from './lancelot-en.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'English', es: 'Español' };

export interface Words {
  readonly language: Language;
  readonly t: Catalogue & NetCatalogue & DonQuixoteCatalogue & LancelotCatalogue & KnightsAndDamoselsCatalogue;
  /** The text of a rule. */
  readonly rule: (rule: Rule) => string;
  /** The heading of a chapter of a rulebook. */
  readonly chapter: (heading: string) => string;
}

export const ENGLISH: Words = {
  language: 'en',
  t: { ...en, ...netEn, ...donQuixoteEn, ...lancelotEn, ...knightsAndDamoselsEn },
  rule: ({ text }) => text,
  chapter: (heading) => heading,
};

export async function wordsIn(language: Language): Promise<Words> {
  if (language === 'en') return ENGLISH;
  const { SPANISH } = await import('./spanish.ts');
  return SPANISH;
}

const Spoken = createContext<Words>(ENGLISH);
export const SpokenHere = Spoken.Provider;

export function useWords(): Words {
  return useContext(Spoken);
}

/** "A, B and C" by the custom of the language. */
export function listed(words: Words, items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}
