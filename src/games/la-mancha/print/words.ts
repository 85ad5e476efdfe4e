/** The words on the paper of this game. */
import type { Spoken as SpokenOf } from '../../../print/words.ts';
import type { Says } from '../text/en.ts';
import type { PaperSays } from '../text/paper.en.ts';

export type Spoken = SpokenOf<Says & PaperSays>;
