/** Why something is refused at Lancelot, who moves next and why, and what a virtue asks for, in English. */
import { type Catalogue, verb } from '../../../core/text.ts';

export const reasons = {
  'lan.order.seating': 'Seats are picked in turn, starting with the first player.',
  'lan.order.magic': (chair: string): string => `Magic is used in the order of the seats, and ${chair} is next.`,
  'lan.order.tie': (chair: string): string => `Ties are settled in the order of the seats, and ${chair} is next.`,
  'lan.order.unfinished': 'This ride is not finished yet.',
  'lan.order.seat': (chair: string): string => `In round 1 the seats set the order, and ${chair} is next.`,
  'lan.order.last': 'The last knight to move this round.',
  'lan.order.bottom': (space: string): string => `First to arrive at ${space}, so first to move on.`,
  'lan.order.right': 'Furthest to the right in the Stronghold.',
  'lan.order.ahead': (space: string): string => `Furthest along the road (${space}).`,

  'lan.why.noSuchSeat': (seat: number, seats: number): string =>
    `There is no seat ${seat}. This table has ${seats} players.`,
  'lan.why.nobodyAsked': 'Nobody has to decide anything now.',
  'lan.why.another': (who: string, why: string): string => `It is not your turn: ${who} moves now. ${why}`,
  'lan.why.over': 'The game is over: the eighth turn has been scored.',
  'lan.why.reserve': (things: string): string => `The supply has only ${things} left.`,

  'lan.why.noSpace': (space: number): string => `There is no space ${space} on the road.`,
  'lan.why.rideOn': (space: string): string => `You must ride on from ${space}. You can stay only at the Grail.`,
  'lan.why.behind': (to: string, from: string): string =>
    `You are already past ${to} (you are at ${from}). Knights never ride back.`,
  'lan.why.entry': (site: string, entries: string, to: string): string =>
    `You cannot enter ${site} at ${to}. Enter at ${entries}.`,
  'lan.why.oneTrack': (from: string, to: string): string =>
    `You cannot go from ${from} to ${to}. You use only one track of the Stronghold each turn.`,
  'lan.why.noStop': 'You have not stopped anywhere this turn. Stop once before you ride home.',
  'lan.why.nextSpace': (from: string, next: string): string => `From ${from} the next space is ${next}.`,
  'lan.why.tooFar': (to: string, spaces: number, reach: number, whose: string): string =>
    `${to} is ${spaces} spaces away and you can go ${reach} (${whose}).`,
  'lan.why.nobodyHas': (chair: string): string => `nobody has ${chair}`,
  'lan.why.youHave': (chair: string): string => `you have ${chair}`,
  'lan.why.otherHas': (who: string, chair: string): string => `${who} has ${chair}`,

  'lan.why.notOffered': (offered: string, wanted: string): string =>
    `You cannot take ${wanted} here. You can take ${offered}.`,
  'lan.why.that': 'that',
  'lan.why.cards': (count: number): string => `You hold ${count} of 7 cards. You cannot hold more than 7.`,
  'lan.why.comeHome': 'You take a seat when you come home.',
  'lan.why.chairTaken': (chair: string, who: string): string =>
    `${who} already ${verb(who, 'has', 'have')} ${chair}’s seat this turn.`,
  'lan.why.noCounter': 'You have no Morgana counter ready. It comes with Mordred’s seat.',
  'lan.why.stopFirst': 'Stop at least once on your second tour before you ride home.',
  'lan.why.notMorgana': 'Your second tour cannot start at Morgana.',
  'lan.why.dismissed': 'Morgana’s power was used while you were at the Grail. You can only ride home.',
  'lan.why.grailEnd': (last: number): string =>
    `Your Grail marker is on space ${last}, the last one. You can only ride home.`,
  'lan.why.restHome': (names: string): string =>
    `Everybody else is home or at the Grail (home: ${names}). You can only ride home.`,

  'lan.why.crownTaken': (virtue: string, who: string): string =>
    `${who} ${verb(who, 'has', 'have')} already crowned ${virtue}.`,
  'lan.why.noMaleagant': 'Nobody has Maleagant’s help.',
  'lan.why.maleagantWith': (who: string): string => `${who} ${verb(who, 'has', 'have')} Maleagant’s help.`,
  'lan.why.noVirtue': (virtue: number): string => `There is no virtue ${virtue}.`,
  'lan.why.discLies': (virtue: string): string => `You have already vowed ${virtue}.`,
  'lan.why.discLearned': (virtue: string): string => `You have already learned ${virtue}.`,
  'lan.why.noDisc': (virtue: string): string => `You have not vowed ${virtue}. Visit Galahad first.`,
  'lan.why.learned': (virtue: string, vp: number): string => `You have already learned ${virtue}, for ${vp} VP.`,
  'lan.why.needs': (virtue: string, needs: string, have: string): string =>
    `${virtue} needs ${needs}; you have ${have}.`,
  'lan.need.exactly': (things: string): string => `exactly ${things}`,
  'lan.need.orMore': (things: string): string => `${things} or more`,
  'lan.need.asFew': (count: number, things: string): string => `no more ${things} than anybody else (${count})`,
  'lan.need.moreThan': (things: string): string => `more than ${things}`,
  'lan.need.atLeast': (things: string): string => `at least ${things}`,

  'lan.why.notFaceUp': (what: string, tiles: string): string =>
    `${what} is not at the Dragon now. You can find: ${tiles}.`,
  'lan.why.thatThing': 'That',
  'lan.why.dragonFull': (players: number): string =>
    `The Dragon is full this turn (${players} of ${players} players). Try again next turn.`,
  'lan.why.noTiles': 'There are no deeds at the Dragon now.',
  'lan.why.outOfReach': (lacks: string): string => `You cannot pay for any deed yet. ${lacks}.`,
  'lan.why.lacks': (deed: string, things: string): string => `${deed}: ${things} missing`,
  'lan.why.short': (deed: string, things: string): string => `You need ${things} more for ${deed}.`,
  'lan.why.notDemanded': (deed: string, thing: string): string =>
    `${deed} costs no ${thing}, so there is nothing to save.`,
  'lan.why.theSword': 'the Excalibur Sword',
  'lan.why.needsSword': (deed: string): string => `You need the Excalibur Sword for ${deed}.`,
  'lan.why.counterOnly': (deed: string): string =>
    `You need the Excalibur Sword for ${deed}. Your counter becomes the Sword at the end of this turn.`,
  'lan.why.rideToDragon': (deed: string): string => `You can pay for ${deed}. Ride to the Dragon to complete it.`,

  'lan.why.lakeDone': 'A knight has already been on the Lake this turn. Try again next turn.',
  'lan.why.lakeTaken': (who: string): string =>
    `${who} ${verb(who, 'is', 'are')} already on the Lake this turn. Try again next turn.`,
  'lan.why.lakeWay': (counter: number, here: number, next: string): string =>
    `Excalibur is on space ${counter} of the Lake and you are on space ${here}. Go on to ${next}.`,
  'lan.why.fetched': 'You already have Excalibur. Leave the Lake now.',
  'lan.why.have': (things: string): string => `You have ${things}.`,
  'lan.why.exchange': (things: string): string =>
    `Choose a card you have (${things}) and another colour to take for it.`,
  'lan.why.won': (who: string): string => `${who} ${verb(who, 'has', 'have')} already won that majority.`,
  'lan.why.noTie': (have: number, most: number): string => `You have ${have}, and the most is ${most}.`,
};

export type Reasons = Catalogue<typeof reasons>;
