/** Numbers like those of chess players, from games of one against one or more copies of another. Pure. */

/** Games of one player against so many copies of another. */
export interface Encountered {
  readonly one: number;
  readonly other: number;
  readonly copies: number;
  readonly games: number;
  /** A shared first place is a part of a win. */
  readonly wins: number;
}

/** Points and their interval of 95 %: of the difference to the anchor. */
export interface Standing {
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/** The usual scale: with 400 points more one wins ten times as often as the other. */
const SCALE = 400 / Math.LN10;
const MIDDLE = 1500;
const Z = 1.959_964;
/** Enough for every number to stand still. */
const ROUNDS = 300;

/**
 * The most likely strengths: alone against k copies one wins e^a / (e^a + k e^b) of the games (Bradley and Terry). Every pairing
 * is given one game more, won as often as equals would: otherwise who never wins had no number. The anchor has 1500, and
 * everybody must have met somebody who has met the anchor.
 */
export function standings(players: number, met: readonly Encountered[], anchor: number): Standing[] {
  const sums = met.map((each) => ({ ...each, games: each.games + 1, wins: each.wins + 1 / (each.copies + 1) }));
  const strength = Array.from({ length: players }, () => 0);
  for (let round = 0; round < ROUNDS; round++)
    for (let player = 0; player < players; player++) strength[player] += step(strength, sums, player);
  const errors = errorsOf(strength, sums, anchor);
  return strength.map((each, player) => {
    const points = MIDDLE + SCALE * (each - strength[anchor]);
    const reach = Z * SCALE * errors[player];
    return { points, low: points - reach, high: points + reach };
  });
}

const chanceOf = (strength: readonly number[], { one, other, copies }: Encountered): number =>
  1 / (1 + copies * Math.exp(strength[other] - strength[one]));

/** How far one player's strength is from what its games say, if all others are right (Newton's step, at most 2). */
function step(strength: readonly number[], sums: readonly Encountered[], player: number): number {
  let slope = 0;
  let bend = 0;
  for (const each of sums) {
    if (player !== each.one && player !== each.other) continue;
    const chance = chanceOf(strength, each);
    slope += (each.wins - each.games * chance) * (player === each.one ? 1 : -1);
    bend += each.games * chance * (1 - chance);
  }
  return bend === 0 ? 0 : Math.max(-2, Math.min(2, slope / bend));
}

/** Standard errors of the differences to the anchor: what the games tell (Fisher), turned round. */
function errorsOf(strength: readonly number[], sums: readonly Encountered[], anchor: number): number[] {
  const told = strength.map((_, i) => strength.map((__, j) => (i === anchor && j === anchor ? 1 : 0)));
  for (const each of sums) {
    const { one, other, games } = each;
    const chance = chanceOf(strength, each);
    const weight = games * chance * (1 - chance);
    for (const player of [one, other]) if (player !== anchor) told[player][player] += weight;
    if (one === anchor || other === anchor) continue;
    told[one][other] -= weight;
    told[other][one] -= weight;
  }
  return inverse(told).map((row, i) => (i === anchor ? 0 : Math.sqrt(row[i])));
}

/** By Gauss and Jordan. The matrix is symmetric and positive, so no row needs to be exchanged. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < size; at++) {
    const pivot = rows[at][at];
    rows[at] = rows[at].map((value) => value / pivot);
    for (let i = 0; i < size; i++) {
      const factor = i === at ? 0 : rows[i][at];
      rows[i] = rows[i].map((value, j) => value - factor * rows[at][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}
