/** The figures of a simulation: shares of wins with their confidence, scores and how they are spread. */
import { type Bin, type Share, shareOf, spreadOf } from '../study/statistics.ts';
import type { Plan, SimulatedGame } from './simulation.ts';

interface Scores {
  readonly mean: number;
  readonly standardError: number;
  readonly min: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly max: number;
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
