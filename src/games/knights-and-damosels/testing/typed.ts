/** Seats and positions as people type them, for tests of the notation. */
export const PAIRS = [
  'bors elaine',
  'gawain guenever',
  'launcelot isoud',
  'pelleas nimue',
  'percival morgan',
  'tristram viviane',
];

/** Players by their lines. */
export const seats = (...lines: readonly string[]): string =>
  lines.map((line, i) => `seat ${i + 1}: ${PAIRS[i]}\n${line === '' ? '' : `${line}\n`}`).join('');

/** V11, step 3: what lies on the table. */
export const SELECT = `step: select
round: 1
arthur: seat 2
turn: seat 2
event: war-rome
s1: farmer
s2: horse
s3: sword
s4: horse
s5: honor
seat 1: bors elaine
seat 2: gawain guenever
seat 3: launcelot isoud
seat 4: pelleas nimue
`;
