/** What Don Quixote counts, in Spanish. */
import type { tally as english } from './tally.en.ts';

export const tally: typeof english = {
  points: {
    title: 'De dónde vienen tus puntos, por partida',
    named: ({ t }, what) => t[`dq.cat.${what as 'defense'}`],
  },
};
