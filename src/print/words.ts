/** The words of a printed set: those of the game and its rulebook, and a few that only paper needs. */
import type { Language } from '../core/game.ts';
import type { Words } from '../core/text.ts';
import { MANIFESTS, paperOf, wordsFor } from '../games/load.ts';
import { printEn, type PrintSays } from './words/en.ts';
import { printEs } from './words/es.ts';

/** Of the games only the one that is printed is there. */
export interface Spoken<T extends object = object> extends Words<PrintSays & { readonly credit: string } & T> {
  /** The title of the game. */
  readonly title: string;
}

const PRINT: { readonly [language in Language]: PrintSays } = { en: printEn, es: printEs };

/** Whoever draws a game says which words it has: T is for the print part of that game alone. */
export async function spokenFor<T extends object>(game: string, language: Language): Promise<Spoken<T>> {
  const paper = await paperOf(game, language);
  const words = await wordsFor(game, language, { t: PRINT[language] }, { t: paper });
  return { ...words, title: MANIFESTS[game].names[language] } as Spoken<T>;
}
