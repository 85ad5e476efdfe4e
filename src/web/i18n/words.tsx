/**
 * The words in the language of the reader: of the page from the beginning, of a game when its box is opened, of its
 * rulebook when a rule is read.
 */
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { InEveryLanguage, Language, Rule } from '../../core/game.ts';
import { type Text, type Words as WordsOf, wordsOf } from '../../core/text.ts';
import type { PageSays } from './en.ts';
import type { LobbySays } from './lobby-en.ts';
import type { NetSays } from './net-en.ts';
import type { PrintingSays } from './printing-en.ts';
import type { AdminSays } from './admin-en.ts';
import type { EndingSays } from './ending-en.ts';
import type { HistorySays } from './history-en.ts';
import type { MeSays } from './me-en.ts';
import type { NoticesSays } from './notices-en.ts';
import type { PeopleSays } from './people-en.ts';
import type { PostSays } from './post-en.ts';
import type { RatingsSays } from './ratings-en.ts';
import type { RefereeSays } from './referee-en.ts';
import type { ReviewSays } from './review-en.ts';
import type { RoomSays } from './room-en.ts';
import type { TelevisionSays } from './television-en.ts';

export const LANGUAGE_NAMES: InEveryLanguage = { en: 'English', es: 'Español' };

/** For a reader whose browser prefers another language. */
const LOCALES: InEveryLanguage = { en: 'en-GB', es: 'es' };

/** The words of the page, and beside them those of a game: only its own board asks for them. */
export type PageWords<T extends object = object> = WordsOf<
  PageSays &
    NetSays &
    RoomSays &
    LobbySays &
    PrintingSays &
    RefereeSays &
    NoticesSays &
    HistorySays &
    PostSays &
    MeSays &
    PeopleSays &
    RatingsSays &
    TelevisionSays &
    AdminSays &
    EndingSays &
    ReviewSays &
    T
> & {
  /** How the reader writes dates and figures: their own variety of the language. */
  readonly locale: string;
  /** Whether the texts of the rules of games are here. */
  readonly hasRules: boolean;
};
export type Words = PageWords;

type Fetch = () => Promise<Text>;

const PAGE: { readonly [language in Language]: Fetch } = {
  en: async () => (await import('./english.ts')).PAGE_ENGLISH,
  es: async () => (await import('./spanish.ts')).PAGE_SPANISH,
};

/** What is learnt at a table on the server. */
export const ROOM = 'room';

/** What is learnt by whoever opens a table, or waits at one. */
export const LOBBY = 'lobby';

/** What is learnt by whoever prints. */
export const PRINTING = 'printing';

/** What is learnt by people with a box. */
export const REFEREE = 'referee';

/** What is learnt by whoever wants to be told. */
export const NOTICES = 'notices';

/** What is learnt at the end of a game. */
export const ENDING = 'ending';

/** What is learnt by whoever looks back. */
export const HISTORY = 'history';

/** What is learnt by whoever asks how well they played. */
export const REVIEW = 'review';

/** What is learnt by whoever plays for days. */
export const POST = 'post';

/** What is learnt by whoever looks at their people. */
export const PEOPLE = 'people';

/** What is learnt by whoever looks at themselves. */
export const ME = 'me';

/** What is learnt by whoever plays for points. */
export const RATINGS = 'ratings';

/** What is learnt by a television. */
export const TELEVISION = 'television';

/** What is learnt by whoever runs the site. */
export const ADMIN = 'admin';

/** Pages with words of their own. */
const PAGES: { readonly [page: string]: { readonly [language in Language]: Fetch } } = {
  [ROOM]: {
    en: async () => ({ t: (await import('./room-en.ts')).roomEn }),
    es: async () => ({ t: (await import('./room-es.ts')).roomEs }),
  },
  [LOBBY]: {
    en: async () => ({ t: (await import('./lobby-en.ts')).lobbyEn }),
    es: async () => ({ t: (await import('./lobby-es.ts')).lobbyEs }),
  },
  [PRINTING]: {
    en: async () => ({ t: (await import('./printing-en.ts')).printingEn }),
    es: async () => ({ t: (await import('./printing-es.ts')).printingEs }),
  },
  [REFEREE]: {
    en: async () => ({ t: (await import('./referee-en.ts')).refereeEn }),
    es: async () => ({ t: (await import('./referee-es.ts')).refereeEs }),
  },
  [POST]: {
    en: async () => ({ t: (await import('./post-en.ts')).postEn }),
    es: async () => ({ t: (await import('./post-es.ts')).postEs }),
  },
  [RATINGS]: {
    en: async () => ({ t: (await import('./ratings-en.ts')).ratingsEn }),
    es: async () => ({ t: (await import('./ratings-es.ts')).ratingsEs }),
  },
  [TELEVISION]: {
    en: async () => ({ t: (await import('./television-en.ts')).televisionEn }),
    es: async () => ({ t: (await import('./television-es.ts')).televisionEs }),
  },
  [ENDING]: {
    en: async () => ({ t: (await import('./ending-en.ts')).endingEn }),
    es: async () => ({ t: (await import('./ending-es.ts')).endingEs }),
  },
  [REVIEW]: {
    en: async () => ({ t: (await import('./review-en.ts')).reviewEn }),
    es: async () => ({ t: (await import('./review-es.ts')).reviewEs }),
  },
  [HISTORY]: {
    en: async () => ({ t: (await import('./history-en.ts')).historyEn }),
    es: async () => ({ t: (await import('./history-es.ts')).historyEs }),
  },
  [PEOPLE]: {
    en: async () => ({ t: (await import('./people-en.ts')).peopleEn }),
    es: async () => ({ t: (await import('./people-es.ts')).peopleEs }),
  },
  [ME]: {
    en: async () => ({ t: (await import('./me-en.ts')).meEn }),
    es: async () => ({ t: (await import('./me-es.ts')).meEs }),
  },
  [ADMIN]: {
    en: async () => ({ t: (await import('./admin-en.ts')).adminEn }),
    es: async () => ({ t: (await import('./admin-es.ts')).adminEs }),
  },
  [NOTICES]: {
    en: async () => ({ t: (await import('./notices-en.ts')).noticesEn }),
    es: async () => ({ t: (await import('./notices-es.ts')).noticesEs }),
  },
};

const GAMES = import.meta.glob<Text>('../../games/*/text/{en,es}.ts', { import: 'text' });
const APART = import.meta.glob<Text>('../../games/*/text/apart/*.ts', { import: 'text' });

/** Words of a game that its page fetches when they are wanted: `text/apart/<part>.<language>.ts`. */
export const apart = (game: string, part: string): string => `${game}/${part}`;

const gameFile = (game: string, name: string): string => `../../games/${game}/text/${name}.ts`;

/** The words of a game, or a part of them; none for a game that has no words of its own yet. */
async function textOf(part: string, language: Language): Promise<Text> {
  const page = PAGES[part];
  if (page !== undefined) return page[language]();
  const [game, own] = part.split('/');
  const file = own === undefined ? GAMES[gameFile(game, language)] : APART[gameFile(game, `apart/${own}.${language}`)];
  return file?.() ?? { t: {} };
}

/** Rulebooks as they are written, in English: the rest of the page knows only the numbers of rules (vite.config.ts). */
const RULEBOOKS = import.meta.glob<Rulebook>('../../games/*/rules/rulebook.ts', { import: 'RULES' });
const TRANSLATIONS = import.meta.glob<Text>('../../games/*/text/rules.*.ts', { import: 'text' });

type Rulebook = { readonly [id: string]: Rule };

/** What the server refuses, which says it in English itself. */
const DOOR: { readonly [language in Language]: Fetch } = {
  en: () => Promise.resolve({ t: {} }),
  es: async () => ({ t: {}, rules: (await import('./door-es.ts')).DOOR_ES }),
};

/** The rules of a game, in English if they are not translated. */
async function rulesOf(part: string, language: Language): Promise<Text> {
  const translation = TRANSLATIONS[`../../games/${part}/text/rules.${language}.ts`];
  if (translation !== undefined) return translation();
  const written = (await RULEBOOKS[`../../games/${part}/rules/rulebook.ts`]?.()) ?? {};
  return { t: {}, rules: Object.fromEntries(Object.values(written).map(({ id, text }) => [id, text])) };
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

/** A part of the page, fetched with words of its own. */
export async function withWords<T>(part: Promise<T>, ...words: readonly string[]): Promise<T> {
  const [fetched] = await Promise.all([part, ...words.map(learn)]);
  return fetched;
}

/** Learns the rules of the door, and of every game that is or will be learnt, for good. */
export function learnRules(): Promise<Words> {
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
    ...(withRules ? [DOOR[language](), ...games.map((game) => rulesOf(game, language))] : []),
  ]);
  if (language !== wanted || games.length !== learnt.size || withRules !== isReadingRules) return gather();
  const words: Words = {
    ...wordsOf(language, ...texts),
    locale: localeOf(language),
    hasRules: withRules,
  };
  listeners.forEach((tell) => tell(words));
  return words;
}

function localeOf(language: Language): string {
  return navigator.languages.find((locale) => locale.startsWith(language) && isLocale(locale)) ?? LOCALES[language];
}

/**
 * Some browsers name what the system says, as "en-US@posix", and no date can be written in that. To ask Intl costs a
 * phone 50 ms at the start.
 */
const isLocale = (tag: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag);

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
