/** Every pen, for those who write in any language; a page fetches only the one of its reader. */
import type { Tongue } from '../rules/state.ts';
import { ENGLISH } from './english.ts';
import type { Pen } from './pen.ts';
import { SPANISH } from './spanish.ts';

export const PENS: { readonly [language in Tongue]: Pen } = { en: ENGLISH, es: SPANISH };
