/** How long what happens is looked at, in milliseconds. */
import { beatsBy } from '../../../core/beats.ts';
import type { Event } from './state.ts';

export const beats = beatsBy<Event>(
  {
    turn: 1500,
    rode: 700,
    sat: 800,
    crowned: 900,
    took: 700,
    learned: 1400,
    vowed: 1000,
    deed: 1400,
    fetched: 800,
    morgana: 1300,
    grail: 700,
    sword: 1100,
    discarded: 500,
    exchanged: 500,
    majority: 1200,
  },
  (before, { t }) => before.t === t && (t === 'discarded' || t === 'exchanged'),
);
