/**
 * How strong a bot is against one or more of another: `node bench/duel.ts --game lancelot --bot mc:1s --against knight --seeds 50
 * --out duel.jsonl`; with `--seats 4 --options selection=free` at larger tables. Every seed is played once from each seat. Time is
 * the processor time of this thread, so a busy machine does not weaken a bot. Every game is a line of JSON in the file; a run
 * that was stopped goes on where it was.
 */
import { appendFileSync } from 'node:fs';
import { botFor, gameNamed, optionsFor } from '../src/cli/arguments.ts';
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
  readonly seats: number;
  readonly options: string;
  readonly seed: number;
  /** Where the bot sat. */
  readonly seat: number;
  readonly won: boolean;
  /** How far it was ahead of the best of the others. */
  readonly margin: number;
  /** Processor time of each of its decisions, in seconds. */
  readonly thought: number;
  readonly decisions: number;
}

type Duel = Pick<Line, 'game' | 'bot' | 'against' | 'seats' | 'options'>;

function played(game: AnyGame, duel: Duel, seed: number, seat: number): Line {
  const [bot, against] = [duel.bot, duel.against].map((spec) => botFor(game, spec, threadTime));
  const pairing = { bot, against, seat, seats: duel.seats, options: optionsFor(game, duel.options), seed };
  const { outcome, thought, decisions } = playPairing(game, pairing);
  const { scores, places } = outcome;
  const margin = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
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
  const defaults = {
    game: 'lancelot',
    bot: 'mc:1s',
    against: 'careful',
    options: '',
    seats: '2',
    seeds: '50',
    from: '0',
  };
  const { out, seeds, from, seats, ...named } = textArguments(defaults);
  const duel: Duel = { ...named, seats: Number(seats) };
  const game = gameNamed(duel.game);
  const isOfDuel = (line: Line): boolean =>
    line.game === duel.game &&
    line.bot === duel.bot &&
    line.against === duel.against &&
    line.seats === duel.seats &&
    line.options === duel.options;
  const lines = linesIn<Line>(out).filter(isOfDuel);
  for (let seed = Number(from); seed < Number(from) + Number(seeds); seed++)
    for (let seat = 0; seat < duel.seats; seat++) {
      if (lines.some((line) => line.seed === seed && line.seat === seat)) continue;
      const line = played(game, duel, seed, seat);
      lines.push(line);
      if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
      console.log(`seed ${seed}, seat ${seat}: ${line.margin} | ${report(lines)}`);
    }
}

main();
