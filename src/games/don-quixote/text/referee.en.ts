/** Don Quixote at your own table, in English. */

export const says = {
  rounds: 'Rounds',
  round: (round: number): string => `Round ${round}`,
  scores: (round: number): string => `Round ${round} scores`,
  withEarlier: (points: number): string => `with earlier rounds: ${points}`,
  tapLine: 'Tap a line to see its roads.',
  choose: 'Tap a field, then its tile',
  which: (field: string): string => `Which tile lies on ${field}?`,
  entered: (laid: number, all: number): string => `${laid} of ${all} tiles`,
  kinds: 'Kinds of tiles',
  kind: { knights: 'Knights', churches: 'Churches', windmills: 'Windmills', special: 'Castles' },
  kindLeft: (kind: string, left: number): string => `${kind}, ${left} left`,
  tiles: 'Tiles',
  tile: (id: string, what: string): string => `${id}: ${what}`,
  liesOn: (field: string): string => `lies on ${field}`,
  turn: 'Turn',
  remove: 'Remove',
  draw: 'Draw its roads',
  drawn: 'Done',
  drawHint: (id: string): string =>
    `Is your ${id} another one? Tap a road end: once for a road, again for a second, separate road, again for none.`,
  asPrinted: 'As in our box',
  half: { top: 'Upper half', bottom: 'Lower half' },
  ends: { O: 'outer end', L: 'left end', R: 'right end', I: 'end towards the middle', F: 'picture' },
  roadOf: ['no road', 'road', 'second road'],
  end: (half: string, end: string, road: string): string => `${half}, ${end}: ${road}`,
  undrawn: {
    feature: 'The picture needs a road.',
    lonely: 'A road needs two ends in a half, or an end and the picture.',
    middle: 'The road through the middle must go on in the other half.',
  },
  next: 'Next field',
  nextRound: (round: number): string => `Next: round ${round}`,
  nextPlayer: (name: string): string => `Next: ${name}`,
  bar: {
    castlesTouch: 'The two castles cannot touch, not even at a corner. Choose another field.',
    castleHere: 'A castle lies here. Remove it first.',
    roundFull: (round: number, all: number): string =>
      `Round ${round} has only ${all} fields, and all are filled. Remove a tile, or go to another round.`,
    laterRound: (round: number): string => `This field was filled in round ${round}. Go to that round.`,
  },
};

export type RefereeSays = typeof says;
