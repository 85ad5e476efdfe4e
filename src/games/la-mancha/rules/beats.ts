/** How long what happens is looked at, in milliseconds. A tale is looked at as long as one reads. */
import { beatsBy } from '../../../core/beats.ts';
import type { Event } from './events.ts';

const PER_CHARACTER = 12;

export const beats = beatsBy<Event>({
  unrolled: ({ text }) => 3000 + (typeof text === 'string' ? PER_CHARACTER * text.length : 0),
  journey: 1500,
  wooers: 1500,
  unwooed: 1500,
  voted: 1200,
  named: 4500,
  nobody: 3000,
  treasures: 1500,
  equipped: 700,
  loved: 1500,
  selected: 1500,
  feat: 1500,
  cried: 1500,
  cancelled: 1200,
  rolled: 1100,
  result: 1500,
  ran: 1300,
  stoleCard: 1000,
  won: 3000,
  allFled: 1500,
  tie: 1500,
});
