/**
 * The parts of every game that Node needs, found by their place in the game's folder. The web finds the same parts by
 * the same places in web/games.ts. A part that a game does not have yet is replaced by a plain one that suits any game.
 */
import { existsSync } from 'node:fs';
import type { AnyBots, AnyPrompter } from '../bots/bot.ts';
import type { Box } from '../core/box.ts';
import type { AnyGame, HowStep, Language, Manifest } from '../core/game.ts';
import type { AnyNotation } from '../core/notation.ts';
import type { AnyStudy } from '../core/study.ts';
import type { AnyTally } from '../core/tally.ts';
import { plainAccounts, plainNarrator } from '../core/plain.ts';
import {
  type AnyAccounts,
  type AnyNarrator,
  type AnySayWhy,
  type Picture,
  type Speaker,
  speaker,
  type Text,
  type Words,
  wordsOf,
} from '../core/text.ts';
import type { Plate, Spread } from '../drawing/plates.ts';
import { SHELF } from './index.ts';

type ByGame<T> = { readonly [id: string]: T };

const has = (id: string, place: string): boolean => existsSync(new URL(`./${id}/${place}`, import.meta.url));

async function each<T>(part: (id: string) => Promise<T>): Promise<ByGame<T>> {
  return Object.fromEntries(await Promise.all(SHELF.map(async (id) => [id, await part(id)] as const)));
}

async function eachWith<T>(place: string, part: (id: string) => Promise<T>, plain: (id: string) => T) {
  return each(async (id) => (has(id, place) ? part(id) : plain(id)));
}

export const MANIFESTS: ByGame<Manifest> = await each(async (id) => (await import(`./${id}/manifest.ts`)).manifest);

export const GAMES: ByGame<AnyGame> = await each(async (id) => (await import(`./${id}/rules/index.ts`)).game);

/** Nothing for a game whose positions cannot be typed yet. */
export const NOTATIONS: ByGame<AnyNotation | undefined> = await eachWith(
  'notation/index.ts',
  async (id) => (await import(`./${id}/notation/index.ts`)).notation,
  () => undefined,
);

const NARRATORS: ByGame<AnyNarrator> = await eachWith(
  'text/narrator.ts',
  async (id) => (await import(`./${id}/text/narrator.ts`)).narrator,
  (id) => plainNarrator(GAMES[id]),
);

const REASONS: ByGame<AnySayWhy | undefined> = await eachWith(
  'text/reason.ts',
  async (id) => (await import(`./${id}/text/reason.ts`)).reason,
  () => undefined,
);

const ACCOUNTS: ByGame<AnyAccounts> = await eachWith(
  'text/account.ts',
  async (id) => (await import(`./${id}/text/account.ts`)).accounts,
  (id) => plainAccounts(GAMES[id]),
);

/** How the table of a game is drawn in a terminal, where it can be. */
export const PICTURES: ByGame<Picture<unknown> | undefined> = await eachWith(
  'notation/picture.ts',
  async (id) => (await import(`./${id}/notation/picture.ts`)).picture,
  () => undefined,
);

/** What its bots were taught; nothing for a game that is played at random or by plain search. */
export const BOTS: ByGame<AnyBots | undefined> = await eachWith(
  'bots/index.ts',
  async (id) => (await import(`./${id}/bots/index.ts`)).bots,
  () => undefined,
);

/** How a language model is asked for a bot's words, where it may be. Only servers ask. */
export const PROMPTERS: ByGame<AnyPrompter | undefined> = await eachWith(
  'bots/prompt.ts',
  async (id) => (await import(`./${id}/bots/prompt.ts`)).prompt,
  () => undefined,
);

/** The components of a game as data; nothing where they cannot be changed. */
export const BOXES: ByGame<Box | undefined> = await eachWith(
  'rules/box.ts',
  async (id) => (await import(`./${id}/rules/box.ts`)).box,
  () => undefined,
);

/** What `errantry study` looks at; without it, at what any game has. */
export const STUDIES: ByGame<AnyStudy> = await eachWith(
  'study/index.ts',
  async (id): Promise<AnyStudy> => (await import(`./${id}/study/index.ts`)).study,
  () => ({}),
);

/** What a game counts beside points, for the figures of past games. */
export const TALLIES: ByGame<AnyTally | undefined> = await eachWith(
  'tally/index.ts',
  async (id) => (await import(`./${id}/tally/index.ts`)).tally,
  () => undefined,
);

/** Files of words. Their places are written out, so that every tool that bundles finds them. */
const TEXTS: { readonly [place: string]: (id: string) => Promise<{ readonly text: Text }> } = {
  'text/en.ts': (id) => import(`./${id}/text/en.ts`),
  'text/es.ts': (id) => import(`./${id}/text/es.ts`),
  'text/apart.en.ts': (id) => import(`./${id}/text/apart.en.ts`),
  'text/apart.es.ts': (id) => import(`./${id}/text/apart.es.ts`),
  'text/rules.es.ts': (id) => import(`./${id}/text/rules.es.ts`),
};

/** What a file of words exports; no words where a game has no such file. */
async function textAt(id: string, place: string): Promise<Text> {
  return place in TEXTS && has(id, place) ? (await TEXTS[place](id)).text : { t: {} };
}

/** The words of a game in a language and its rulebook, with others of the reader's page or paper, if there are any. */
export async function wordsFor(id: string, language: Language, ...others: readonly Text[]): Promise<Words> {
  const places = ['', 'apart.', 'rules.'].map((part) => `text/${part}${language}.ts`);
  const own = await Promise.all(places.map((place) => textAt(id, place)));
  return wordsOf(language, ...own, ...others);
}

const PAPERS: { readonly [language in Language]: (id: string) => Promise<object> } = {
  en: async (id) => (await import(`./${id}/text/paper.en.ts`)).paper,
  es: async (id) => (await import(`./${id}/text/paper.es.ts`)).paper,
};

/** What only the paper of a game says. */
export const paperOf = (id: string, language: Language): Promise<object> => PAPERS[language](id);

const STEPS: { readonly [language in Language]: (id: string) => Promise<readonly HowStep[]> } = {
  en: async (id) => (await import(`./${id}/text/how.en.ts`)).how,
  es: async (id) => (await import(`./${id}/text/how.es.ts`)).how,
};

const CAPTIONS: { readonly [language in Language]: (id: string) => Promise<readonly HowStep[]> } = {
  en: async (id) => (await import(`./${id}/text/spread.en.ts`)).captions,
  es: async (id) => (await import(`./${id}/text/spread.es.ts`)).captions,
};

/** The rules in pictures: how one wins in a few sentences, and plates with their captions. */
export interface PictureRules {
  readonly steps: readonly HowStep[];
  readonly plates: readonly Plate[];
  readonly captions: readonly HowStep[];
}

/** Nothing for a game whose rules nobody has drawn yet. */
export async function pictureRules(id: string, { language, t }: Words): Promise<PictureRules | undefined> {
  if (!has(id, 'drawing/spread.ts')) return undefined;
  const spread: Spread<object> = (await import(`./${id}/drawing/spread.ts`)).spread;
  return { steps: await STEPS[language](id), captions: await CAPTIONS[language](id), plates: spread(t) };
}

/** A game in a language. */
export const speakerIn = async (id: string, language: Language): Promise<Speaker> =>
  speaker({ ...NARRATORS[id], reason: REASONS[id] }, ACCOUNTS[id], await wordsFor(id, language));

/** Every game in English: for the command line, for golden games, and for the reasons that a server gives. */
export const SPEAKERS: ByGame<Speaker> = await each(async (id) => speakerIn(id, 'en'));
