/** The words in the language of the reader: of the house from the beginning, of a game when its box is opened. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Rule } from '../../core/game.ts';
import type { CardTexts } from '../../games/la-mancha/rules/cards/card-text.ts';
import type { DonQuixoteCatalogue } from '../../games/don-quixote/text/en.ts';
import type { Catalogue } from './en.ts';
import { GAME_WORDS } from './games.ts';
import { chapterIn, type Glossary, ruleIn } from './glossary.ts';
import type { KnightsAndDamoselsCatalogue } from '../../games/knights-and-damosels/text/en.ts';
import type { LaManchaCatalogue } from '../../games/la-mancha/text/en.ts';
import type { LancelotCatalogue } from '../../games/lancelot/text/en.ts';
import type { NetCatalogue } from './net-en.ts';
import type { PrintingCatalogue } from './printing-en.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'English', es: 'Español' };

export interface Words {
  readonly language: Language;
  /** The words of a game are there once it was learnt: only its board asks for them. */
  readonly t: Catalogue &
    NetCatalogue &
    DonQuixoteCatalogue &
    LaManchaCatalogue &
    LancelotCatalogue &
    KnightsAndDamoselsCatalogue &
    PrintingCatalogue;
  /** The text of a rule. */
  readonly rule: (rule: Rule) => string;
  /** The heading of a chapter of a rulebook. */
  readonly chapter: (heading: string) => string;
  /** What is printed on cards, by their ids, where it is not English. */
  readonly cards: CardTexts;
}

const HOUSE: { readonly [language in Language]: () => Promise<Glossary> } = {
  en: async () => (await import('./english.ts')).ENGLISH,
  es: async () => (await import('./spanish.ts')).SPANISH,
};

const listeners = new Set<(words: Words) => void>();
const learnt = new Set<string>();
let wanted: Language = 'en';

/** Speaks a language from now on: of the house, and of every game that was learnt. */
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

export function onWords(tell: (words: Words) => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Fetches all that is wanted, and says so; again, if something else was wanted meanwhile. */
async function gather(): Promise<Words> {
  const [language, games] = [wanted, [...learnt]];
  const glossaries = await Promise.all([HOUSE[language](), ...games.map((game) => GAME_WORDS[game][language]())]);
  if (language !== wanted || games.length !== learnt.size) return gather();
  const words = wordsFrom(language, glossaries);
  listeners.forEach((tell) => tell(words));
  return words;
}

function wordsFrom(language: Language, glossaries: readonly Glossary[]): Words {
  const all: Required<Glossary> = {
    t: Object.assign({}, ...glossaries.map(({ t }) => t)),
    rules: Object.assign({}, ...glossaries.map(({ rules }) => rules)),
    chapters: Object.assign({}, ...glossaries.map(({ chapters }) => chapters)),
    cards: Object.assign({}, ...glossaries.map(({ cards }) => cards)),
  };
  return {
    language,
    t: all.t as Words['t'],
    rule: (rule) => ruleIn(all, rule),
    chapter: (heading) => chapterIn(all, heading),
    cards: all.cards,
  };
}

const Spoken = createContext<Words | undefined>(undefined);
export const SpokenHere = Spoken.Provider;

export function useWords(): Words {
  const words = useContext(Spoken);
  if (words === undefined) throw new Error('nobody speaks before the words are there');
  return words;
}

/** "A, B and C" by the custom of the language. */
export function listed(words: Words, items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}
