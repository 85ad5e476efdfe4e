/**
 * The words in the language of the reader: of the page from the beginning, of a game when its box is opened, of its
 * rulebook when a rule is read.
 */
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { InEveryLanguage, Language } from '../../core/game.ts';
import { type Text, type Words as WordsOf, wordsOf } from '../../core/text.ts';
import type { PageSays } from './en.ts';
import type { NetSays } from './net-en.ts';
import type { PrintingSays } from './printing-en.ts';

export const LANGUAGE_NAMES: InEveryLanguage = { en: 'English', es: 'Español' };

/** The words of the page, and beside them those of a game: only its own board asks for them. */
export type PageWords<T extends object = object> = WordsOf<PageSays & NetSays & PrintingSays & T> & {
  /** Whether the rules of games are here in this language. */
  readonly hasRules: boolean;
};
export type Words = PageWords;

type Fetch = () => Promise<Text>;

const PAGE: { readonly [language in Language]: Fetch } = {
  en: async () => (await import('./english.ts')).PAGE_ENGLISH,
  es: async () => (await import('./spanish.ts')).PAGE_SPANISH,
};

/** What is learnt by whoever prints. */
export const PRINTING = 'printing';

const PRINTED: { readonly [language in Language]: Fetch } = {
  en: async () => ({ t: (await import('./printing-en.ts')).printingEn }),
  es: async () => ({ t: (await import('./printing-es.ts')).printingEs }),
};

const GAMES = import.meta.glob<Text>('../../games/*/text/{en,es}.ts', { import: 'text' });

/** The words of a game; none for a game that has no words of its own yet. */
async function textOf(part: string, language: Language): Promise<Text> {
  if (part === PRINTING) return PRINTED[language]();
  return GAMES[`../../games/${part}/text/${language}.ts`]?.() ?? { t: {} };
}

const RULEBOOKS = import.meta.glob<Text>('../../games/*/text/rules.*.ts', { import: 'text' });

/** The rules of a game; none in English, in which they are written. */
async function rulesOf(part: string, language: Language): Promise<Text> {
  return RULEBOOKS[`../../games/${part}/text/rules.${language}.ts`]?.() ?? { t: {} };
}

const listeners = new Set<(words: Words) => void>();
const learnt = new Set<string>();
let wanted: Language = 'en';
let isReadingRules = false;

/** Speaks a language from now on: of the page, and of every game that was learnt. */
export function speak(language: Language): Promise<Words> {
  wanted = language;
  return gather();
}

/** The language that is spoken now. */
export const spoken = (): Language => wanted;

/** Learns the words of a game, for good. */
export function learn(game: string): Promise<Words> {
  learnt.add(game);
  return gather();
}

/** Learns the rules of every game that is or will be learnt, for good. */
function learnRules(): Promise<Words> {
  isReadingRules = true;
  return gather();
}

export function onWords(tell: (words: Words) => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Fetches all that is wanted, and says so; again, if something else was wanted meanwhile. */
async function gather(): Promise<Words> {
  const [language, games, withRules] = [wanted, [...learnt], isReadingRules];
  const texts = await Promise.all([
    PAGE[language](),
    ...games.map((game) => textOf(game, language)),
    ...(withRules ? games.map((game) => rulesOf(game, language)) : []),
  ]);
  if (language !== wanted || games.length !== learnt.size || withRules !== isReadingRules) return gather();
  const words: Words = { ...wordsOf(language, ...texts), hasRules: withRules || language === 'en' };
  listeners.forEach((tell) => tell(words));
  return words;
}

const Spoken = createContext<Words | undefined>(undefined);
export const SpokenHere = Spoken.Provider;

/** For a board: with the words of its game, which were learnt before it was drawn. */
export function usePageWords<T extends object>(): PageWords<T> {
  const words = useContext(Spoken);
  if (words === undefined) throw new Error('no words were fetched yet');
  return words as PageWords<T>;
}

export const useWords = usePageWords<object>;

/** The words once the rules are among them, which are fetched for it. */
export function useRules(): Words | undefined {
  const words = useWords();
  useEffect(() => {
    if (!words.hasRules) learnRules().catch(() => undefined); // whoever comes again tries again
  }, [words.hasRules]);
  return words.hasRules ? words : undefined;
}
