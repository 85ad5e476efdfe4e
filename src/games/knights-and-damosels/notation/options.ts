/** The options of a typed position: one word for each that is changed. */
import { AS_PRINTED } from '../rules/options.ts';
import type { Options } from '../rules/state.ts';
import { wordsOf } from './sheet.ts';

const FLAGS: { readonly [word: string]: Partial<Options> } = {
  free: { selection: 'free' },
  joust: { joust: true },
  camlann: { camlann: true },
  fortune: { service: 'fortune' },
  favour: { service: 'favour' },
  choose: { assignment: 'choose' },
};

/** Calls `complain` with every word that is none. */
export function optionsIn(words: string, complain: (word: string, expected: string) => void): Options {
  const told: Partial<Options>[] = wordsOf(words).map((word) => {
    const [, name, figure] = /^(firstmerlin|maxrounds)=(\d{1,2})$/.exec(word.toLowerCase()) ?? [];
    const number = Number(figure);
    if (Object.hasOwn(FLAGS, word.toLowerCase())) return FLAGS[word.toLowerCase()];
    if (name === 'firstmerlin' && number >= 1 && number <= 6) return { firstMerlin: number - 1 };
    if (name === 'maxrounds' && number >= 12 && number <= 60) return { maxRounds: number };
    complain(word, `${Object.keys(FLAGS).join(', ')}, firstMerlin=1 to 6 or maxRounds=12 to 60`);
    return {};
  });
  return Object.assign({ ...AS_PRINTED }, ...told) as Options;
}
