/** Names of games and of their options in words; what this page does not know is called by its own name. */
import type { Words } from './words.tsx';

export const optionWords = (words: Words, name: string): string => known(words, `option.${name}`) ?? name;

export const gameWords = (words: Words, game: string): string => known(words, `box.${game}`) ?? game;

function known({ t }: Words, id: string): string | undefined {
  const texts: { readonly [id: string]: unknown } = t;
  const text = texts[id];
  return typeof text === 'string' ? text : undefined;
}
