/** What it takes to give reasons in a language: the names of things, and one sentence for each reason. English is here. */
import type { Seat } from '../../../core/game.ts';
import { CHAIRS, SITES } from '../rules/components.ts';
import { counted, deedName, inWords, plural, spaceName, thingName, virtueName } from '../notation/words.ts';

/** The figures come from `reason.ts` and `order-words.ts`; a language only puts them into words. */
export interface Tongue {
  readonly sentences: Sentences;
  /** Who sits there. */
  readonly seat: (seat: Seat) => string;
  readonly chair: (chair: number) => string;
  readonly site: (site: number) => string;
  readonly space: (space: number) => string;
  readonly virtue: (virtue: number) => string;
  readonly deed: (tile: number) => string;
  readonly thing: (thing: number) => string;
  readonly counted: (count: number, of: number) => string;
  readonly plural: (of: number) => string;
  readonly list: (words: readonly string[]) => string;
}

export type Sentences = {
  readonly [id in keyof typeof ENGLISH_SENTENCES]: (typeof ENGLISH_SENTENCES)[id] extends (...given: infer G) => string
    ? (...given: G) => string
    : string;
};

export const ENGLISH_SENTENCES = {
  // Who moves next and why.
  seating: 'Seats are chosen from the first player on.',
  magicOrder: (chair: string): string => `Magic is used in the order of the seats: ${chair}.`,
  tieOrder: (chair: string): string => `Ties are chosen in the order of the seats: ${chair}.`,
  unfinished: 'The ride is not finished.',
  seatOrder: (chair: string): string => `In round 1 the seats give the order: ${chair}.`,
  lastOfRound: 'The last to move in this round.',
  bottom: (space: string): string => `Bottom of the stack on ${space}.`,
  right: (space: string): string => `Farther to the right in the Stronghold (${space}).`,
  ahead: (space: string): string => `Farthest ahead (${space}).`,

  noSuchSeat: (seat: number, seats: number): string => `There is no seat ${seat}; ${seats} sit at this table.`,
  nobodyAsked: 'Nobody is asked anything now.',
  another: (who: string, why: string): string => `It is for ${who} to decide. ${why}`,
  over: 'The eighth turn is over and the score is counted.',
  reserve: (things: string): string => `In the reserve: ${things}.`,

  noSpace: (space: number): string => `There is no space ${space} on the road.`,
  rideOn: (space: string): string =>
    `The knight stands on ${space} and must ride on; only at the Grail may one remain.`,
  behind: (to: string, from: string): string => `${to} lies behind ${from}, and nobody rides backwards.`,
  entry: (site: string, entries: string, to: string): string => `${site} is entered on ${entries}, not on ${to}.`,
  oneTrack: (from: string, to: string): string =>
    `From ${from} one cannot change over to ${to}: one track of the Stronghold on a tour.`,
  noStop: 'You have not stopped anywhere in this turn yet.',
  nextSpace: (from: string, next: string): string => `From ${from} the next space is ${next}.`,
  tooFar: (to: string, spaces: number, reach: number, whose: string): string =>
    `${to} is ${spaces} spaces on; you may go ${reach} (${whose}).`,
  nobodyHas: (chair: string): string => `nobody has ${chair}`,
  youHave: (chair: string): string => `you have ${chair}`,
  otherHas: (who: string, chair: string): string => `${who} has ${chair}`,

  notOffered: (offered: string, wanted: string): string => `Here one may take ${offered}, not ${wanted}.`,
  that: 'that',
  nothing: 'nothing',
  cards: (count: number): string => `You have ${count} of 7 cards.`,
  comeHome: 'Seats are taken by those who come home.',
  chairTaken: (chair: string, who: string): string => `${chair}'s seat is taken by ${who}.`,
  noCounter: "Your Morgana counter is not beside Morgana: it comes with Mordred's seat.",
  stopFirst: 'The second tour needs at least one stop before the Round Table.',
  notMorgana: 'The second tour cannot begin where it was granted: Morgana.',
  dismissed: "Morgana's power was used while you were at the Grail: the only way is home.",
  grailEnd: (last: number): string =>
    `Your Grail marker is on ${last}, the last space: there is no step left to remain for.`,
  restHome: (names: string): string => `Everybody else is home or at the Grail (home: ${names}): the only way is home.`,

  crownTaken: (virtue: string, who: string): string => `The crown of ${virtue} belongs to ${who}.`,
  noMaleagant: 'Nobody has Maleagant.',
  maleagantWith: (who: string): string => `Maleagant is with ${who}.`,
  noVirtue: (virtue: number): string => `There is no virtue ${virtue}.`,
  discLies: (virtue: string): string => `Your disc already lies on ${virtue}.`,
  discLearned: (virtue: string): string => `Your disc already lies on ${virtue}, which you have learned.`,
  noDisc: (virtue: string): string => `You have no disc on ${virtue}: visit Galahad first.`,
  learned: (virtue: string, vp: number): string => `You have learned ${virtue} already, for ${vp} VP.`,
  needs: (virtue: string, needs: string, have: string): string => `${virtue} needs ${needs}; you have ${have}.`,
  and: ' and ',
  or: ' or ',
  exactly: (things: string): string => `exactly ${things}`,
  orMore: (things: string): string => `${things} or more`,
  asFew: (count: number, things: string): string => `at most ${count} ${things}, as few as anybody`,
  moreThan: (things: string): string => `more than ${things}`,
  atLeast: (things: string): string => `at least ${things}`,

  notFaceUp: (what: string, tiles: string): string => `${what} does not lie face up. Face up: ${tiles}.`,
  thatThing: 'That',
  dragonFull: (visits: number): string => `The Dragon has had its ${visits} visits of this turn.`,
  noTiles: 'No deed lies face up at the Dragon.',
  noTile: (tile: number): string => `There is no tile ${tile}.`,
  outOfReach: (lacks: string): string => `No deed in reach: ${lacks}.`,
  lacks: (deed: string, things: string): string => `${deed} needs ${things} more`,
  short: (deed: string, things: string): string => `${deed} needs ${things} more.`,
  notDemanded: (deed: string, thing: string): string => `${deed} demands no ${thing}, so none can be spared.`,
  suchThing: 'such thing',
  theSword: 'the Excalibur Sword',
  needsSword: (deed: string): string => `${deed} demands the Excalibur Sword.`,
  counterOnly: (deed: string): string =>
    `${deed} demands the Excalibur Sword; the counter becomes the Sword at the end of the turn.`,
  rideToDragon: (deed: string): string => `You could pay for ${deed}: ride to the Dragon for it.`,

  lakeDone: 'The Lake has had its knight in this turn.',
  lakeTaken: (who: string): string => `The Lake already has its knight: ${who}.`,
  lakeWay: (counter: number, here: number, next: string): string =>
    `The counter lies on space ${counter} of the Lake and you are on ${here}: the way goes on to ${next}.`,
  fetched: 'The counter is fetched; from here one leaves the Lake.',
  have: (things: string): string => `You have ${things}.`,
  exchange: (things: string): string => `Name a card you have (${things}) and another color to take for it.`,
  won: (who: string): string => `That majority is won already, by ${who}.`,
  noTie: (have: number, most: number): string => `You have ${have}; most is ${most}.`,
};

/** English for those who have no names, only seats: the command line and the referee. */
export const ENGLISH: Tongue = {
  sentences: ENGLISH_SENTENCES,
  seat: (seat) => `seat ${seat + 1}`,
  chair: (chair) => CHAIRS[chair] ?? `chair ${chair}`,
  site: (site) => SITES[site],
  space: spaceName,
  virtue: virtueName,
  deed: deedName,
  thing: thingName,
  counted,
  plural,
  list: inWords,
};
