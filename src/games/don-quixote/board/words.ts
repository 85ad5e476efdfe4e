/** The words of this game, and those of the page around it. */
import { type PageWords, usePageWords } from '../../../web/i18n/words.tsx';
import type { Says } from '../text/en.ts';

export type Words = PageWords<Says>;
export const useWords = usePageWords<Says>;
