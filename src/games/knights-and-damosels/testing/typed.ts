/** Seats as people type them, for tests of the notation. */
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
