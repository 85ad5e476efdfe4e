/** The end of Don Quixote in English. */
import { type Catalogue, verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
const nth = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;

const FROM = {
  castles: 'the castles',
  churches: 'churches',
  windmills: 'windmills',
  defense: 'defense',
  knightGroup: 'connected knights',
} as const;

export const result = {
  alone: (points: number): string => `You scored ${counted(points)}`,
  won: (names: string, isShared: boolean): string =>
    isShared ? `${names} share the victory!` : `${names} ${verb(names, 'wins', 'win')}!`,
  ahead: (gap: number, other: string): string => `You won by ${counted(gap)}, ahead of ${other}.`,
  shared: (names: string, points: number): string => `${names} have ${counted(points)} each.`,
  came: (place: number, gap: number, first: string): string =>
    `You came ${nth(place)}, ${counted(gap)} behind ${first}.`,
  noteFirst: (gap: number): string => (gap === 0 ? 'shared victory' : `won by ${counted(gap)}`),
  noteBehind: (gap: number): string => `${counted(gap)} behind`,
  from: FROM as { readonly [of in keyof typeof FROM]: string },
  most: (of: string, points: number): string => `Most of your points came from ${of}: ${points}.`,
  bestRound: (round: number, points: number): string => `Your best round was round ${round}, with ${counted(points)}.`,
  byCategory: (of: string, one: string, more: number, other: string, less: number): string =>
    `The difference: ${of}. ${one} got ${counted(more)} from ${of === FROM.defense ? 'it' : 'them'}, ${within(other)} ${less}.`,
  byRound: (round: number, one: string, more: number, other: string, less: number): string =>
    `Round ${round} decided it: ${counted(more)} for ${whom(one)}, ${less} for ${whom(other)}.`,
  even: (one: string): string => `It was close in every category. ${one} got a little more of each.`,
  moment: (round: number, who: string, tile: string, field: string, points: number): string =>
    `Round ${round}: ${within(who)} ${verb(who, 'places', 'place')} the ${tile} on ${field}. It is worth ${counted(points)} at once.`,
  lead: 'The lead, round by round',
  leadAlone: 'The points, round by round',
  round: (round: number): string => `round ${round}`,
};

export type ResultSays = Catalogue<typeof result>;
