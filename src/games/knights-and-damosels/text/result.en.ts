/** The end of Knights & Damosels in English. */
import { type Catalogue, isYou, verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';

const nth = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;
const many = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
/** `your Lady Viviane`: names of ladies begin with their title. */
const ladyOf = (who: string, lady: string): string => `${isYou(who) ? 'your' : `${who}’s`} ${lady}`;
const knightIs = (knight: string, who: string): string => `${knight} (${whom(who)})`;

export const result = {
  youWon: 'The court is yours.',
  came: (place: number, missing: string): string => `You came ${nth(place)}. ${missing}`,
  cameHigher: (place: number, own: string, higher: string): string =>
    `You came ${nth(place)} with a ${own}. A ${higher} ranks higher.`,
  cameEqual: (place: number, own: string): string => `You came ${nth(place)}, also with a ${own}.`,
  shortOfGifts: (count: number): string =>
    `${many(count, 'more gift', 'more gifts')} to one knight, and you would have won.`,
  shortOfCards: (count: number): string =>
    `${many(count, 'more chivalry', 'more chivalries')}, and you would have won.`,
  shortOfWorship: (count: number): string => `${count} more worship, and you would have won.`,
  cameInBattle: (place: number): string => `You came ${nth(place)} in the battle.`,
  noteGifts: (count: number): string => many(count, 'gift short', 'gifts short'),
  noteCards: (count: number): string => many(count, 'card short', 'cards short'),
  noteWorship: (count: number): string => `${count} worship short`,
  noteBattle: 'won at Camlann',
  noteFell: (round: number): string => `out in round ${round} of the battle`,
  noteStood: 'stood to the end',
  byLady: (round: number, who: string, lady: string, count: number, other: string, knight: string): string =>
    `In round ${round}, ${ladyOf(who, lady)} had given ${count} cards to one knight: ${knightIs(knight, other)}.`,
  byKnight: (round: number, who: string, knight: string, count: number): string =>
    `In round ${round}, ${within(who)} (${knight}) had earned ${count} chivalries.`,
  byWorship: (round: number, who: string, worship: number): string =>
    `In round ${round}, ${within(who)} had ${worship} worship.`,
  byFigures: (who: string): string => `Nobody reached a victory in time. ${who} ${verb(who, 'was', 'were')} nearest.`,
  byLot: 'Some were equal, so lots were drawn.',
  byBattle: (who: string, count: number): string =>
    `${who} ${verb(who, 'was', 'were')} the last with cards at Camlann, after ${many(count, 'round', 'rounds')} of battle.`,
  alone: (round: number, event: string, who: string, worship: number): string =>
    `Round ${round}, ${event}: ${within(who)} ${verb(who, 'betrays', 'betray')} alone and ${verb(who, 'gets', 'get')} ${worship} worship.`,
  worship: (round: number, event: string, who: string, worship: number): string =>
    `Round ${round}, ${event}: ${within(who)} ${verb(who, 'gets', 'get')} ${worship} worship at once.`,
  byElection: (who: string): string => `Nobody had a card left at Camlann. The lot fell on ${whom(who)}.`,
  fell: (round: number, who: string): string =>
    `Camlann, round ${round}: ${within(who)} ${verb(who, 'loses', 'lose')} the last card, and the battle is over.`,
  lastCard: (chivalry: string, lady: string, who: string): string =>
    `The last was ${chivalry}, a gift of ${lady} (${whom(who)}).`,
  lead: 'How close to a win',
  gifts: 'Who gave to whom',
  giftsAbout: 'Each arrow leads from a lady to the knight who has her cards. No number means one.',
  helped: (who: string, gifts: string): string => `${isYou(who) ? 'Your' : `${who}’s`} lady gave ${gifts}.`,
  helpedNobody: (who: string): string => `No knight has a card from ${isYou(who) ? 'your' : `${who}’s`} lady.`,
  cardsTo: (count: number, who: string): string => `${many(count, 'card', 'cards')} to ${whom(who)}`,
  alsoTo: (count: number, who: string): string => `${count} to ${whom(who)}`,
};

export type ResultSays = Catalogue<typeof result>;
