/** Why a tile is a good choice, in a sentence. */
const en = {
  castle6: 'the 6-castle',
  castle4: 'the 4-castle',
  churches: 'connected churches',
  windmills: 'connected windmills',
  defense: 'the Defense',
  knightGroup: 'connected knights',
  points: (points: number, what: string): string => `${points === 1 ? '1 point' : `${points} points`} for ${what}.`,
  knight: (have: number, need: number, castle: string): string =>
    `One more knight for ${castle}: ${have} of ${need} this round.`,
  guard: (have: number, need: number): string => `It stands guard: ${have} of ${need} shields this round.`,
  joins: (shields: number): string => `It joins knights who score together in round 3: ${shields} shields so far.`,
  church: 'It begins a new group of churches.',
  windmill: 'It begins a new group of windmills.',
  waits: 'No points yet: this knight waits for a road to a castle.',
  more: (what: string): string => `It keeps ${what} growing.`,
};

export type Hints = typeof en;

export const hints: Hints = en;
