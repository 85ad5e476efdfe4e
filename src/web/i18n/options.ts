/** The options of a game in words, and sets of them; what this page does not know is called by its own name. */
import type { Choice } from '../../core/game.ts';
import type { Words } from './words.tsx';

export const optionWords = (words: Words, game: string, name: string): string =>
  known(words, `option.${game}.${name}`) ?? name;

export const choiceWords = (words: Words, game: string, name: string, choice: Choice): string =>
  known(words, `option.${game}.${name}.${choice}`) ?? String(choice);

export const presetWords = (words: Words, game: string, name: string): string =>
  known(words, `preset.${game}.${name}`) ?? name;

/** One sentence that says what an option changes, or what a set of them is; undefined where only the rule says it. */
export const optionAbout = (words: Words, game: string, name: string): string | undefined =>
  known(words, `option.${game}.${name}.about`);

export const presetAbout = (words: Words, game: string, name: string): string | undefined =>
  known(words, `preset.${game}.${name}.about`);

/** `Squires: never run out`, or only the name of what is on. */
export function chosenWords(words: Words, game: string, name: string, choice: Choice): string {
  const option = optionWords(words, game, name);
  if (choice === true) return option;
  return `${option}: ${choice === false ? words.t['terms.no'] : choiceWords(words, game, name, choice)}`;
}

function known({ t }: Words, id: string): string | undefined {
  const texts: { readonly [id: string]: unknown } = t;
  const text = texts[id];
  return typeof text === 'string' ? text : undefined;
}
