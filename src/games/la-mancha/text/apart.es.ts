/** Todo lo que una página pide aparte, junto: para quien no tiene página. */
import type { Text } from '../../../core/text.ts';
import { text as encounters1 } from './apart/encounters-1.es.ts';
import { text as encounters2 } from './apart/encounters-2.es.ts';
import { text as encounters3 } from './apart/encounters-3.es.ts';
import { text as feats } from './apart/feats.es.ts';
import { text as loves } from './apart/loves.es.ts';
import type { Options } from './apart/options.en.ts';
import { text as options } from './apart/options.es.ts';
import type { Reasons } from './apart/reasons.en.ts';
import { text as reasons } from './apart/reasons.es.ts';
import { text as treasures } from './apart/treasures.es.ts';
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
