/** All that a page fetches apart, together: for whoever has no page. */
import type { Text } from '../../../core/text.ts';
import { text as encounters1 } from './apart/encounters-1.en.ts';
import { text as encounters2 } from './apart/encounters-2.en.ts';
import { text as encounters3 } from './apart/encounters-3.en.ts';
import { text as feats } from './apart/feats.en.ts';
import { text as loves } from './apart/loves.en.ts';
import type { Options } from './apart/options.en.ts';
import { text as options } from './apart/options.en.ts';
import type { Reasons } from './apart/reasons.en.ts';
import { text as reasons } from './apart/reasons.en.ts';
import { text as treasures } from './apart/treasures.en.ts';
import type { CardProse } from './card-text.ts';

export const text: Text<CardProse & Options & Reasons> = {
  t: {
    ...encounters1.t,
    ...encounters2.t,
    ...encounters3.t,
    ...loves.t,
    ...feats.t,
    ...treasures.t,
    ...options.t,
    ...reasons.t,
  },
};
