/** The figures of a simulation: shares of wins with their confidence, scores and how they are spread. */
import type { Plan, SimulatedGame } from './simulation.ts';

/** A share and its 95 % confidence interval. */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

interface Scores {
  readonly mean: number;
  readonly standardError: number;
  readonly min: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly max: number;
}

/** How many scores lie from `from` up to the next one's `from`. */
interface Bin {
  readonly from: number;
  readonly count: number;
}

export interface BotTally {
  readonly bot: string;
  readonly wins: Share;
  readonly scores: Scores;
  readonly spread: readonly Bin[];
}

export interface SeatTally {
  readonly bots: readonly BotTally[];
  readonly seats: readonly Share[];
  readonly meanMoves: number;
  readonly moves: number;
}

export function tally({ bots }: Plan, results: readonly SimulatedGame[]): SeatTally {
  const names = [...new Set(bots)];
  const moves = results.reduce((sum, result) => sum + result.moves, 0);
  return {
    bots: names.map((bot) => {
      const scores = results.flatMap((result) => result.scores.filter((_, i) => bots[i] === bot));
      const wins = winsOf(results, (_, i) => bots[i] === bot);
      return { bot, wins: shareOf(wins, scores.length), scores: scoresOf(scores), spread: spreadOf(scores) };
    }),
    seats: bots.map((_, seat) =>
      shareOf(
        winsOf(results, (result, i) => result.seats[i] === seat),
        results.length,
      ),
    ),
    meanMoves: moves / results.length,
    moves,
  };
}

/** Those who tie for the first place share the win. */
function winsOf(results: readonly SimulatedGame[], counts: (result: SimulatedGame, bot: number) => boolean): number {
  let wins = 0;
  for (const result of results) {
    const first = result.places.filter((place) => place === 1).length;
    result.places.forEach((place, bot) => {
      if (place === 1 && counts(result, bot)) wins += 1 / first;
    });
  }
  return wins;
}

const Z = 1.959_964; // 95 % of a normal distribution

/** Wilson's interval: honest for few games, and never beyond 0 or 1. */
export function shareOf(wins: number, games: number): Share {
  const share = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { games, wins, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

export function scoresOf(scores: readonly number[]): Scores {
  const sorted = scores.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, score) => sum + score, 0) / sorted.length;
  const variance = sorted.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, sorted.length - 1);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return {
    mean,
    standardError: Math.sqrt(variance / sorted.length),
    min: at(0),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    max: at(1),
  };
}

const MOST_BINS = 12;

/** Bins of 1, 2, 5, 10, … points, the narrowest that need no more than twelve. */
export function spreadOf(scores: readonly number[]): Bin[] {
  const min = Math.min(
    ...scores.slice(0, 1),
    scores.reduce((a, b) => Math.min(a, b), Infinity),
  );
  const max = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let width = 1;
  for (let i = 0; Math.floor(max / width) - Math.floor(min / width) >= MOST_BINS; i++) width *= i % 3 === 1 ? 2.5 : 2;
  const first = Math.floor(min / width);
  const bins = Array.from({ length: Math.floor(max / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    count: 0,
  }));
  for (const score of scores) bins[Math.floor(score / width) - first].count++;
  return bins;
}
