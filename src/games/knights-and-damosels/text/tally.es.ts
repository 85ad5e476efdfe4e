/** What Knights & Damosels counts, in Spanish. */
import type { tally as english } from './tally.en.ts';

const NAMES: { readonly [what: string]: string } = {
  damosel: 'Victoria de doncella',
  knight: 'Victoria de caballero',
  worship: 'Victoria por fama',
  none: 'Las mejores cifras tras la última ronda',
  battle: 'Batalla de Camlann',
  election: 'Por sorteo tras Camlann',
  loyal: 'Cumpliste con tu deber',
  betrayed: 'Traicionaste',
  alone: 'Nadie más traicionó',
};

export const tally: typeof english = {
  victories: { title: 'Cómo ganaste', named: (_, what) => NAMES[what] },
  faces: { title: 'Deber y traición', named: (_, what) => NAMES[what] },
};
