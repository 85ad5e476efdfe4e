/** Plays bots against each other and tells who wins, by how much, and how sure that is. */
import { SHELF } from '../games/index.ts';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LEVELS } from '../bots/levels.ts';
import { botFor, gameNamed, noMore, optionsFor, readArguments, seedFrom, wholeNumber } from './arguments.ts';
import type { Share } from '../study/statistics.ts';
import { badInput, type Command, EXIT, type Io } from './command.ts';
import type { Plan } from './simulation.ts';
import { type BotTally, type SeatTally, tally } from './tally.ts';
import { paint, progress } from './terminal.ts';
import { readLanguage, says } from './words.ts';
import type { CliSays } from './words/en.ts';
import { playAll } from './workers.ts';

const HELP = `errantry simulate <game>

Plays bots against each other. Bots change seats from game to game, so that no bot profits from its seat. Bots that tie
share the win. The same seed gives the same games with any number of workers, unless bots think by the clock.

  --seats <bots>     one bot for each seat, like greedy,random (default: one greedy)
  --games <n>        how many games (default 100)
  --seed <text>      any text; without it, a new one
  --options <names>  of the game, like name or name=value
  --workers <n>      threads (default: one for each core)
  --json             the figures for programs
  --lang <language>  en, es

Bots: random, greedy, unsteady, careful, mc:200 (200 playouts for each move), mc:1s (1 second for each move), and the levels
${LEVELS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}

  errantry simulate ${SHELF[0]} --seats greedy,random --games 1000 --seed windmill
`;

const MOST_GAMES = 1_000_000; // their results are kept in memory

export const simulate: Command = {
  summary: 'play bots against each other and count wins',
  help: HELP,
  async run(args, io) {
    const { plan, workers, json } = readPlan(args);
    const bar = progress(io, says(io).playing, plan.games, () => performance.now());
    const start = performance.now();
    const results = await playAll(plan, workers, (done) => bar.at(done));
    bar.end();
    const seconds = (performance.now() - start) / 1000;
    const figures = tally(plan, results);
    const speed = { seconds, gamesPerSecond: plan.games / seconds, movesPerSecond: figures.moves / seconds, workers };
    if (json) io.out(`${JSON.stringify({ ...plan, ...figures, speed }, undefined, 2)}\n`);
    else io.out(`${inWords(io, plan, figures, speed).join('\n')}\n`);
    return EXIT.fine;
  },
};

function readPlan(args: readonly string[]): { plan: Plan; workers: number; json: boolean } {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    options: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
    lang: { type: 'string' },
  });
  readLanguage(values.lang);
  const [id, ...more] = positionals;
  const game = gameNamed(id);
  noMore(more);
  const bots = values.seats.split(',');
  const { min, max } = game.seats;
  if (bots.length < min || bots.length > max)
    throw badInput(
      '--seats',
      (t) => t.bots(bots.length),
      (t) => t.fromTo(min, max),
    );
  for (const spec of bots) botFor(game, spec);
  const games = wholeNumber('games', values.games, 1, MOST_GAMES);
  const plan = { game: game.id, options: optionsFor(game, values.options), bots, seed: seedFrom(values.seed), games };
  return { plan, workers: wholeNumber('workers', values.workers, 1, 64), json: values.json };
}

interface Speed {
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly workers: number;
}

function inWords(io: Io, plan: Plan, { bots, seats, meanMoves }: SeatTally, speed: Speed): string[] {
  const t = says(io);
  const lines = [paint(io, 'bold', t.simulated(plan.game, plan.games, plan.seed)), ''];
  if (plan.bots.length > 1) {
    if (bots.length > 1) lines.push(t.winsByBot, ...bots.map(({ bot, wins }) => shareInWords(t, bot, wins)), '');
    lines.push(t.winsBySeat, ...seats.map((share, seat) => shareInWords(t, t.seat(seat + 1), share)), '');
  }
  for (const bot of bots) lines.push(...scoresInWords(t, bot), '');
  const { seconds, gamesPerSecond, movesPerSecond, workers } = speed;
  const fast = t.speed(seconds.toFixed(1), workers, Math.round(gamesPerSecond), Math.round(movesPerSecond));
  lines.push(`${t.movesAGame(meanMoves.toFixed(1))}; ${fast}`);
  return lines;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function shareInWords(t: CliSays, name: string, { wins, games, share, low, high }: Share): string {
  const won = Number.isInteger(wins) ? `${wins}` : wins.toFixed(1);
  return `  ${name.padEnd(12)} ${percent(share).padStart(7)}  ${t.share(percent(low), percent(high), won, games)}`;
}

const BAR = 40;

function scoresInWords(t: CliSays, { bot, scores, spread }: BotTally): string[] {
  const { mean, standardError, min, p10, p50, p90, max } = scores;
  const most = Math.max(...spread.map(({ count }) => count));
  const width = spread.length > 1 ? spread[1].from - spread[0].from : 1;
  return [
    `${t.scoresOf(bot, mean.toFixed(2), standardError.toFixed(2))}; ${t.quantiles(min, p10, p50, p90, max)}`,
    ...spread.map(({ from, count }) => {
      const range = width === 1 ? `${from}` : `${from}–${from + width - 1}`;
      return `  ${range.padStart(9)} ${'█'.repeat(Math.round((BAR * count) / most)).padEnd(BAR)} ${count}`;
    }),
  ];
}
