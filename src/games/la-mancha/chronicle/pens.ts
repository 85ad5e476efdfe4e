/** Every pen, for those who write in any language; a page fetches only the one of its reader. */
import type { Tongue } from '../rules/state.ts';
import { ENGLISH } from '../text/chronicle.en.ts';
import type { ChroniclePen } from '../text/pen.ts';
import { SPANISH } from '../text/chronicle.es.ts';

export const PENS: { readonly [language in Tongue]: ChroniclePen } = { en: ENGLISH, es: SPANISH };
