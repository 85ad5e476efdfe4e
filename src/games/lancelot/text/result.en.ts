/** The end of Lancelot in English. */
import { type Catalogue, verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
const nth = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;

export const result = {
  ahead: (gap: number, other: string): string => `You won by ${counted(gap)}, ahead of ${other}.`,
  tied: (place: number, first: string): string => `You came ${nth(place)}, with as many points as ${first}.`,
  came: (place: number, gap: number, first: string): string =>
    `You came ${nth(place)}, ${counted(gap)} behind ${first}.`,
  noteFirst: (gap: number): string => (gap === 0 ? 'won the tie' : `won by ${counted(gap)}`),
  noteBehind: (gap: number): string => (gap === 0 ? 'lost the tie' : `${counted(gap)} behind`),
  before: (one: string, more: number, other: string, less: number): string =>
    more === less
      ? `Before the last count, ${within(one)} and ${whom(other)} had ${more} each.`
      : `${one} led ${whom(other)} by ${more} to ${less} before the last count.`,
  count: (one: string, points: number, other: string, others: number): string =>
    `The last count gave ${whom(one)} ${counted(points)} and ${whom(other)} ${others}.`,
  source: (source: string, one: string, more: number, other: string, less: number): string =>
    `What made the difference: ${source}, ${counted(more)} for ${whom(one)} and ${less} for ${whom(other)}.`,
  learned: (turn: number, who: string, virtue: string, points: number): string =>
    `Turn ${turn}: ${within(who)} ${verb(who, 'learns', 'learn')} ${virtue} for ${counted(points)}.`,
  deed: (turn: number, who: string, deed: string, points: number): string =>
    `Turn ${turn}: ${within(who)} ${verb(who, 'completes', 'complete')} ${deed} for ${counted(points)}.`,
  sword: (turn: number, who: string, points: number, gap: number): string =>
    `Turn ${turn}: ${within(who)} ${verb(who, 'gets', 'get')} Excalibur. It is worth ${counted(points)}, and the game was decided by ${gap}.`,
  grail: (turn: number, who: string, points: number): string =>
    `Turn ${turn}: ${within(who)} ${verb(who, 'takes', 'take')} the lead to the Grail for good. In the end that is worth ${counted(points)}.`,
  lead: 'The lead, turn by turn',
  end: 'end',
};

export type ResultSays = Catalogue<typeof result>;
