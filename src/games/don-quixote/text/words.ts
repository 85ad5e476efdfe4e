/** The words of this game, whatever the language. */
import type { Words as WordsOf } from '../../../core/text.ts';
import type { Says } from './en.ts';

export type Words = WordsOf<Says>;
