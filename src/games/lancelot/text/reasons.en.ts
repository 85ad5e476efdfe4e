/** Why something is refused at Lancelot, who moves next and why, and what a virtue asks for, in English. */
import type { Catalogue } from '../../../core/text.ts';

export const reasons = {
  'lan.order.seating': 'Seats are chosen from the first player on.',
  'lan.order.magic': (chair: string): string => `Magic is used in the order of the seats: ${chair}.`,
  'lan.order.tie': (chair: string): string => `Ties are chosen in the order of the seats: ${chair}.`,
  'lan.order.unfinished': 'The ride is not finished.',
  'lan.order.seat': (chair: string): string => `In round 1 the seats give the order: ${chair}.`,
  'lan.order.last': 'The last to move in this round.',
  'lan.order.bottom': (space: string): string => `Bottom of the stack on ${space}.`,
  'lan.order.right': (space: string): string => `Farther to the right in the Stronghold (${space}).`,
  'lan.order.ahead': (space: string): string => `Farthest ahead (${space}).`,

  'lan.why.noSuchSeat': (seat: number, seats: number): string =>
    `There is no seat ${seat}; ${seats} sit at this table.`,
  'lan.why.nobodyAsked': 'Nobody is asked anything now.',
  'lan.why.another': (who: string, why: string): string => `It is for ${who} to decide. ${why}`,
  'lan.why.over': 'The eighth turn is over and the score is counted.',
  'lan.why.reserve': (things: string): string => `In the reserve: ${things}.`,

  'lan.why.noSpace': (space: number): string => `There is no space ${space} on the road.`,
  'lan.why.rideOn': (space: string): string =>
    `The knight stands on ${space} and must ride on; only at the Grail may one remain.`,
  'lan.why.behind': (to: string, from: string): string => `${to} lies behind ${from}, and nobody rides backwards.`,
  'lan.why.entry': (site: string, entries: string, to: string): string =>
    `${site} is entered on ${entries}, not on ${to}.`,
  'lan.why.oneTrack': (from: string, to: string): string =>
    `From ${from} one cannot change over to ${to}: one track of the Stronghold on a tour.`,
  'lan.why.noStop': 'You have not stopped anywhere in this turn yet.',
  'lan.why.nextSpace': (from: string, next: string): string => `From ${from} the next space is ${next}.`,
  'lan.why.tooFar': (to: string, spaces: number, reach: number, whose: string): string =>
    `${to} is ${spaces} spaces on; you may go ${reach} (${whose}).`,
  'lan.why.nobodyHas': (chair: string): string => `nobody has ${chair}`,
  'lan.why.youHave': (chair: string): string => `you have ${chair}`,
  'lan.why.otherHas': (who: string, chair: string): string => `${who} has ${chair}`,

  'lan.why.notOffered': (offered: string, wanted: string): string => `Here one may take ${offered}, not ${wanted}.`,
  'lan.why.that': 'that',
  'lan.why.cards': (count: number): string => `You have ${count} of 7 cards.`,
  'lan.why.comeHome': 'Seats are taken by those who come home.',
  'lan.why.chairTaken': (chair: string, who: string): string => `${chair}'s seat is taken by ${who}.`,
  'lan.why.noCounter': "Your Morgana counter is not beside Morgana: it comes with Mordred's seat.",
  'lan.why.stopFirst': 'The second tour needs at least one stop before the Round Table.',
  'lan.why.notMorgana': 'The second tour cannot begin where it was granted: Morgana.',
  'lan.why.dismissed': "Morgana's power was used while you were at the Grail: the only way is home.",
  'lan.why.grailEnd': (last: number): string =>
    `Your Grail marker is on ${last}, the last space: there is no step left to remain for.`,
  'lan.why.restHome': (names: string): string =>
    `Everybody else is home or at the Grail (home: ${names}): the only way is home.`,

  'lan.why.crownTaken': (virtue: string, who: string): string => `The crown of ${virtue} belongs to ${who}.`,
  'lan.why.noMaleagant': 'Nobody has Maleagant.',
  'lan.why.maleagantWith': (who: string): string => `Maleagant is with ${who}.`,
  'lan.why.noVirtue': (virtue: number): string => `There is no virtue ${virtue}.`,
  'lan.why.discLies': (virtue: string): string => `Your disc already lies on ${virtue}.`,
  'lan.why.discLearned': (virtue: string): string => `Your disc already lies on ${virtue}, which you have learned.`,
  'lan.why.noDisc': (virtue: string): string => `You have no disc on ${virtue}: visit Galahad first.`,
  'lan.why.learned': (virtue: string, vp: number): string => `You have learned ${virtue} already, for ${vp} VP.`,
  'lan.why.needs': (virtue: string, needs: string, have: string): string =>
    `${virtue} needs ${needs}; you have ${have}.`,
  'lan.need.exactly': (things: string): string => `exactly ${things}`,
  'lan.need.orMore': (things: string): string => `${things} or more`,
  'lan.need.asFew': (count: number, things: string): string => `at most ${count} ${things}, as few as anybody`,
  'lan.need.moreThan': (things: string): string => `more than ${things}`,
  'lan.need.atLeast': (things: string): string => `at least ${things}`,

  'lan.why.notFaceUp': (what: string, tiles: string): string => `${what} does not lie face up. Face up: ${tiles}.`,
  'lan.why.thatThing': 'That',
  'lan.why.dragonFull': (visits: number): string => `The Dragon has had its ${visits} visits of this turn.`,
  'lan.why.noTiles': 'No deed lies face up at the Dragon.',
  'lan.why.outOfReach': (lacks: string): string => `No deed in reach: ${lacks}.`,
  'lan.why.lacks': (deed: string, things: string): string => `${deed} needs ${things} more`,
  'lan.why.short': (deed: string, things: string): string => `${deed} needs ${things} more.`,
  'lan.why.notDemanded': (deed: string, thing: string): string => `${deed} demands no ${thing}, so none can be spared.`,
  'lan.why.theSword': 'the Excalibur Sword',
  'lan.why.needsSword': (deed: string): string => `${deed} demands the Excalibur Sword.`,
  'lan.why.counterOnly': (deed: string): string =>
    `${deed} demands the Excalibur Sword; the counter becomes the Sword at the end of the turn.`,
  'lan.why.rideToDragon': (deed: string): string => `You could pay for ${deed}: ride to the Dragon for it.`,

  'lan.why.lakeDone': 'The Lake has had its knight in this turn.',
  'lan.why.lakeTaken': (who: string): string => `The Lake already has its knight: ${who}.`,
  'lan.why.lakeWay': (counter: number, here: number, next: string): string =>
    `The counter lies on space ${counter} of the Lake and you are on ${here}: the way goes on to ${next}.`,
  'lan.why.fetched': 'The counter is fetched; from here one leaves the Lake.',
  'lan.why.have': (things: string): string => `You have ${things}.`,
  'lan.why.exchange': (things: string): string => `Name a card you have (${things}) and another color to take for it.`,
  'lan.why.won': (who: string): string => `That majority is won already, by ${who}.`,
  'lan.why.noTie': (have: number, most: number): string => `You have ${have}; most is ${most}.`,
};

export type Reasons = Catalogue<typeof reasons>;
