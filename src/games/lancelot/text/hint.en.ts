/** Why a choice is a good one, in a sentence. */
const counted = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

const en = {
  home: (free: number): string => `You can choose among ${free} seats. Those who come later have fewer.`,
  grail: (to: number): string => `Your marker moves to ${to}, and the leader scores at the end.`,
  lake: 'Excalibur is worth 3 points at the end.',
  learnAt: (virtues: string, points: number): string => `You can learn ${virtues} there: ${counted(points)} for good.`,
  vowAt: 'What you vow now, you can learn on a later ride.',
  dragon: (deeds: string, points: number): string => `You can pay for ${deeds}: ${counted(points)}.`,
  power: 'Her power gives you a second ride.',
  waiting: 'You wait there and see what the others do.',
  get: (things: string): string => `You get ${things}.`,
  getAndMeet: (things: string, virtues: string): string => `With ${things} you meet the demand of ${virtues}.`,
  step: (things: string): string => `The next space on this track gives ${things}.`,
  seat: (gives: string, isEarly: boolean): string =>
    `It gives ${gives}, and next turn you ride ${isEarly ? 'early' : 'late'}.`,
  meets: (virtues: string): string => `Then you meet the demand of ${virtues}.`,
  breaks: (virtues: string): string => `It is worth more than ${virtues}, whose demand you no longer meet.`,
  keeps: 'What you do not take cannot spoil a demand.',
  vowMet: (points: number): string => `You meet its demand already: ${counted(points)} at Percival.`,
  vow: (points: number): string => `${counted(points)}, once you meet its demand.`,
  learn: (points: number): string => `${counted(points)} that nobody can take from you.`,
  notYet: 'You can still learn it later.',
  crown: (gives: string): string => `The crown makes it ${gives}.`,
  deed: (points: number): string => `The weapons are used up, but the deed is ${counted(points)}.`,
  again: 'You ride once more in this turn.',
  saved: 'You keep her power for a better moment.',
  room: 'It makes room for other cards.',
  magic: 'Magic that you keep counts at the end.',
};

export type Hints = typeof en;

export const hints: Hints = en;
