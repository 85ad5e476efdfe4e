/** The end of La Mancha in English. */
import { type Catalogue, verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';

const nth = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;
const feats = (count: number): string => `${count} ${count === 1 ? 'Feat' : 'Feats'}`;

export const result = {
  ahead: (gap: number, other: string): string => `You won ${feats(gap)} more than ${other}.`,
  came: (place: number, gap: number, first: string): string => `You came ${nth(place)}, ${feats(gap)} behind ${first}.`,
  cameEqual: (place: number, first: string): string => `You came ${nth(place)}, with as many Feats as ${first}.`,
  won: (who: string, count: number, all: number): string =>
    `${who} ${verb(who, 'wins', 'win')} ${count} of the ${feats(all)}.`,
  sudden: (who: string, feat: string): string =>
    `There was a tie. In sudden death ${within(who)} ${verb(who, 'wins', 'win')} “${feat}”.`,
  strength: (who: string): string => `There was a tie. ${who} ${verb(who, 'has', 'have')} the stronger knight.`,
  last: (who: string, feat: string): string => `The last Feat went to ${whom(who)}: “${feat}”.`,
  noFeats: 'no Feats',
  moment: (feat: string, who: string, sum: number, difficulty: number): string =>
    `“${feat}”: ${within(who)} ${verb(who, 'reaches', 'reach')} ${sum} and ${verb(who, 'needs', 'need')} ${difficulty}.`,
};

export type ResultSays = Catalogue<typeof result>;
