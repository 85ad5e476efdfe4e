/**
 * Who of two bots is stronger: `node bench/duel.ts --game lancelot --bot mc:1s --against knight --seeds 50 --out duel.jsonl`.
 * Every seed is played twice, with the seats swapped. Time is the processor time of this thread, so a busy machine does
 * not weaken a bot. Every game is a line of JSON in the file; a run that was stopped goes on where it was.
 */
import { appendFileSync } from 'node:fs';
import { botFor, gameNamed } from '../src/cli/arguments.ts';
import { scoresOf } from '../src/cli/tally.ts';
import { shareOf } from '../src/study/statistics.ts';
import type { AnyGame } from '../src/core/game.ts';
import { playPairing } from './pairing.ts';
import { linesIn, textArguments, threadTime } from './strengths.ts';

/** One game: its line in the file. */
interface Line {
  readonly game: string;
  readonly bot: string;
  readonly against: string;
  readonly seed: number;
  /** Where the bot sat. */
  readonly seat: number;
  readonly won: boolean;
  /** How far it was ahead. */
  readonly margin: number;
  /** Processor time of each of its decisions, in seconds. */
  readonly thought: number;
  readonly decisions: number;
}

type Duel = Pick<Line, 'game' | 'bot' | 'against'>;

function played(game: AnyGame, duel: Duel, seed: number, seat: number): Line {
  const [bot, against] = [duel.bot, duel.against].map((spec) => botFor(game, spec, threadTime));
  const { outcome, thought, decisions } = playPairing(game, { bot, against, seat, seats: 2, seed });
  const { scores, places } = outcome;
  const margin = scores[seat] - scores[1 - seat];
  return { ...duel, seed, seat, won: places[seat] === 1, margin, thought: thought / 1000, decisions };
}

function report(lines: readonly Line[]): string {
  const { share, low, high } = shareOf(lines.filter(({ won }) => won).length, lines.length);
  const { mean, standardError } = scoresOf(lines.map(({ margin }) => margin));
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const sum = (of: (line: Line) => number): number => lines.reduce((all, line) => all + of(line), 0);
  return (
    `${lines.length} games: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)}), ` +
    `margin ${mean.toFixed(2)} ± ${standardError.toFixed(2)}, ` +
    `${(sum(({ thought }) => thought) / sum(({ decisions }) => decisions)).toFixed(3)} s a decision`
  );
}

function main(): void {
  const defaults = { game: 'lancelot', bot: 'mc:1s', against: 'careful', seeds: '50', from: '0' };
  const { out, seeds, from, ...duel } = textArguments(defaults);
  const game = gameNamed(duel.game);
  const isOfDuel = ({ bot, against, game: id }: Line): boolean =>
    id === duel.game && bot === duel.bot && against === duel.against;
  const lines = linesIn<Line>(out).filter(isOfDuel);
  for (let seed = Number(from); seed < Number(from) + Number(seeds); seed++)
    for (const seat of [0, 1]) {
      if (lines.some((line) => line.seed === seed && line.seat === seat)) continue;
      const line = played(game, duel, seed, seat);
      lines.push(line);
      if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
      console.log(`seed ${seed}, seat ${seat}: ${line.margin} | ${report(lines)}`);
    }
}

main();
