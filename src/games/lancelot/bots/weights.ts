/** How much a knight cares for what; found by letting weights play against each other (docs/bots.md). */
export const WEIGHTS = {
  /** Of a virtue without a disc on it. */
  unvowed: 0.8,
  /** How fast the hope for a virtue falls with each stop it still takes. */
  effort: 0.31,
  /** Useful stops on one tour. */
  stopsATour: 4,
  /** What it costs to be rid of a card or squire too many, in stops. */
  magicStops: 1.13,
  /** What a squire and a deed cost on the way to a virtue, in stops. */
  squireStops: 0.6,
  deedStops: 1.47,
  /** A virtue learned and a deed done are worth more than their VP: they cannot be lost, and deeds serve Charisma. */
  learned: 1,
  deedBonus: 4.49,
  /** How fast the hope for a deed falls with each stop it still takes. */
  missing: 0.35,
  /** What a weapon is good for besides. */
  sword: 0.08,
  mace: 0.11,
  lance: 0.16,
  /** How much the hopes of the end count in turn 1, and how steep the chance of a majority is. */
  majorityEarly: 0.25,
  majoritySlope: 1.23,
  swordEarly: 0.35,
  grail: 0.74,
  grailScale: 1.5,
  grailScaleATurn: 0.8,
  grailEnvy: 0.33,
  magic: 0.46,
  morgana: 2.71,
  /** By chair, for each of up to three turns. */
  lasting: [0, 0, 0.08, 0.3, 0.51, 0.35, 0, 0] as readonly number[],
  /** The price of a move, and what each rival at the Grail adds to it. */
  move: 0.09,
  moveForRival: 0.06,
  /** Magic is used only for more than this. */
  magicUse: 0.25,
};
