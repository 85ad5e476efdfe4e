/** The guided first turns of Lancelot, sentence by sentence. */
import type { LessonText } from '../../../core/lesson.ts';

const en = {
  goal: {
    says: 'The most points (VP) after eight turns make you Lancelot. Each turn is one ride.',
  },
  plan: { says: 'Virtues bring points: vow one at Galahad, get what it demands, learn it at Percival.' },
  seat: {
    says: 'First choose a seat. Maleagant’s makes each deed one weapon cheaper: take it.',
    wrong: 'That seat is good too, but for this ride you need Maleagant’s.',
  },
  order: { says: 'The seats say who rides first in a turn. Elaine and Bors have moved, and now it is you.' },
  sword: {
    says: 'You may ride as far as you like, but never back. Stop at this sword: deeds cost weapons.',
    wrong: 'You cannot ride back later, so do not go too far. Stop at the first sword.',
  },
  takeSword: {
    says: 'Take the sword. Benevolence wants few weapons, but you will learn another virtue.',
    wrong: 'The deed you want costs two swords. Take this one.',
  },
  take: { says: 'Take what lies here.', wrong: 'You will need all of it. Take everything.' },
  swords: {
    says: 'Go on along the sword track, one space at a time, and take the second sword.',
    wrong: 'The deed you want costs two swords. Take the second one first.',
  },
  ahead: { says: 'From now on, the knight farthest ahead moves first. The shields show the order.' },
  lady: {
    says: 'Stop in the Distant Lands for a Lady. You will need more of them than anybody else.',
    wrong: 'Other cards serve other virtues. For this one you need Ladies.',
  },
  galahad: {
    says: 'Now ride to Galahad and vow a virtue.',
    wrong: 'Without a vow you can never learn a virtue. Ride to Galahad.',
  },
  vow: {
    says: 'Vow Kindness. It demands more Ladies than anybody else.',
    wrong: 'You collect Ladies, and Kindness is the virtue that wants them.',
  },
  demand: { says: 'You have vowed it. Percival lies behind you, so you learn it on your next ride.' },
  deed: {
    says: 'At the Dragon two swords pay for the Black Ford: Maleagant spares you the lance.',
    wrong: 'You can pay for a deed right now. Ride to the Dragon before the others do.',
  },
  point: { says: 'One deed, one point. Only two knights can go to the Dragon in a turn.' },
  grail: {
    says: 'Stop at the Grail: your marker moves forward, and the leader scores at the end.',
    wrong: 'A step at the Grail costs you nothing now. Stop there first.',
  },
  home: {
    says: 'Ride home. If you come early, you can choose your seat. If you come late, you collect more.',
    wrong: 'If you stay, you move on at the Grail, but others take the good seats. Ride home this time.',
  },
  tristan: {
    says: 'Take Tristan’s seat: from now on you get two cards of each colour in the Distant Lands.',
    wrong: 'Elaine has a Lady too, so you need more of them. Tristan’s seat doubles your cards.',
  },
  turn: { says: 'Turn 2. The seats give the order again. The swords are spent, the vow remains.' },
  ladies: {
    says: 'You need no weapons now. Ride straight to the Ladies and take two at once.',
    wrong: 'The Ladies come first: without them you do not meet the demand of Kindness.',
  },
  percival: {
    says: 'You have three Ladies, more than anybody else. Ride to Percival before that changes.',
    wrong: 'Your vow is ready to be learned. Go straight to Percival.',
  },
  learn: {
    says: 'Learn Kindness.',
    wrong: 'Learning costs nothing: learn Kindness.',
  },
  learned: { says: 'Kindness gives 3 points and can never be lost. You also keep the Ladies.' },
  again: {
    says: 'Galahad is the next stop, so vow the next virtue on the same ride.',
    wrong: 'You are right before Galahad. Stop there and vow the next virtue.',
  },
  initiative: {
    says: 'Vow Initiative: it demands one card of every colour, and you have two of the four.',
    wrong: 'Initiative is within reach: you have Ladies and Plots already.',
  },
  early: {
    says: 'There is nothing more to gain on this ride. Go home early and choose your seat first.',
    wrong: 'You have what you came for. Ride home and choose your seat first.',
  },
  bedivere: {
    says: 'Take Bedivere’s seat: you ride before the others, and two spaces at a time on the Joust.',
    wrong: 'Take Bedivere’s seat: it comes early in the order of the next turn.',
  },
  count: { says: 'More points come at the end: for the most of each kind, for Excalibur and for the Grail.' },
  end: { says: 'You know the plan! Six turns are left: finish this game on your own.' },
} satisfies LessonText;

export type Says = keyof typeof en;

export const lesson: LessonText<Says> = en;
