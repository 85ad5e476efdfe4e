/** What Knights & Damosels counts, in words. */
import type { TallySays } from '../../../core/tally.ts';
import type { Says } from './en.ts';

const NAMES: { readonly [what: string]: string } = {
  damosel: 'Damosel victory',
  knight: 'Knight victory',
  worship: 'Worship victory',
  none: 'Best figures after the last round',
  battle: 'Battle of Camlann',
  election: 'Drawn by lot after Camlann',
  loyal: 'You did your duty',
  betrayed: 'You betrayed',
  alone: 'You were the only traitor',
};

export const tally: TallySays<Says, 'victories' | 'faces'> = {
  victories: { title: 'How you won', named: (_, what) => NAMES[what] },
  faces: { title: 'Duty and betrayal', named: (_, what) => NAMES[what] },
};
