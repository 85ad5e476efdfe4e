/**
 * Rates the bots by play: `npm run ratings -- --game lancelot --games 5000`. Line-ups are drawn at random from the levels of
 * the game; bots that search play in every `--slow`th of the first `--searched` games only, because it takes seconds. Every
 * game is a line of JSON in the file of `--out`; a run that was stopped goes on where it was. Several may share the file:
 * `--parts 4 --part 0` plays a quarter of them. When all are played: a table, and what `bots/ratings.ts` of the game is to say.
 */
import { appendFileSync } from 'node:fs';
import { linesIn, textArguments } from '../bench/strengths.ts';
import type { Bot, Rating } from '../src/bots/bot.ts';
import { levelsOf } from '../src/bots/levels.ts';
import { botFor, gameNamed } from '../src/cli/arguments.ts';
import { playGame } from '../src/cli/simulation.ts';
import { seededDice } from '../src/core/dice.ts';
import { pick, shuffle } from '../src/core/shuffle.ts';
import { type AnyGame, type Dice, readOptions } from '../src/core/game.ts';
import { NEWCOMER, rated } from '../src/server/ratings/rate.ts';

/** One game: its line in the file. */
interface Line {
  readonly n: number;
  readonly bots: readonly string[];
  readonly places: readonly number[];
}

const {
  game: id,
  games,
  slow,
  searched,
  out,
  seed,
  parts,
  part,
} = textArguments({
  game: '',
  games: '5000',
  slow: '50',
  searched: 'Infinity',
  out: '',
  seed: 'ratings',
  parts: '1',
  part: '0',
});
const game = gameNamed(id);
const levels = levelsOf(game);
const THINKING = levels.filter(({ bot }) => bot.startsWith('mc:')).map(({ name }) => name);
const QUICK = ['random', ...levels.map(({ name }) => name).filter((name) => !THINKING.includes(name))];

/** Slow games are for as few as can play, and for the strong among themselves: against a copy of one's own nothing is learned. */
function lineUp(dice: Dice, isSlow: boolean): string[] {
  const least = Math.max(2, game.seats.min);
  if (!isSlow) return Array.from({ length: least + dice.below(game.seats.max - least + 1) }, () => pick(QUICK, dice));
  const strong = [QUICK.at(-1)!, ...THINKING]; // there is always `random`
  const order = shuffle(Array.from(strong.keys()), dice);
  return Array.from({ length: least }, (_, seat) => strong[order[seat % order.length]]);
}

function playedGame(n: number, isSlow: boolean): Line {
  const bots = lineUp(seededDice(`${seed}/${n}/line-up`), isSlow);
  const plan = { game: game.id, options: readOptions(game, {})!, bots, seed: `${seed}/${n}`, games: 1 }; // the usual ones
  const { places } = playGame(game, plan, bots.map(mind), n);
  return { n, bots, places };
}

const minds = new Map<string, Bot<unknown, never>>();

function mind(name: string): Bot<unknown, never> {
  const known = minds.get(name) ?? (botFor(game, name) as Bot<unknown, never>);
  minds.set(name, known);
  return known;
}

/** How often all games are looked at: the first passes find about where a bot stands, the last one how sure that is. */
const PASSES = 3;

function ratingsAfter(lines: readonly Line[], passes: number): Map<string, Rating> {
  let ratings = new Map<string, Rating>();
  for (let pass = 0; pass < passes; pass++) {
    ratings = new Map(Array.from(ratings, ([bot, { mu }]) => [bot, { mu, sigma: NEWCOMER.sigma }]));
    rateAll(lines, ratings);
    ratings = centred(ratings);
  }
  return ratings;
}

/** The levels that answer at once are 25 on average: only differences can be found by play. */
function centred(ratings: ReadonlyMap<string, Rating>): Map<string, Rating> {
  const off = mean(QUICK.slice(1).map((bot) => (ratings.get(bot) ?? NEWCOMER).mu)) - NEWCOMER.mu;
  return new Map(Array.from(ratings, ([bot, { mu, sigma }]) => [bot, { mu: mu - off, sigma }]));
}

/** A bot that sits on several seats moves by the mean of what it did there. */
function rateAll(lines: readonly Line[], ratings: Map<string, Rating>): void {
  for (const { bots, places } of lines) {
    const after = rated(
      bots.map((bot) => ratings.get(bot) ?? NEWCOMER),
      places,
      0,
    );
    for (const bot of new Set(bots)) {
      const own = after.filter((_, i) => bots[i] === bot);
      ratings.set(bot, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) });
    }
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const SAMPLES = 40;

/** A rating hangs a little on the order of the games: the mean of many orders. */
function settled(lines: readonly Line[]): Map<string, Rating> {
  const dice = seededDice(`${seed}/order`);
  const orders = Array.from({ length: SAMPLES }, () =>
    ratingsAfter(
      shuffle(Array.from(lines.keys()), dice).map((i) => lines[i]),
      PASSES,
    ),
  );
  const meanOf = (bot: string, of: keyof Rating): number =>
    mean(orders.map((ratings) => (ratings.get(bot) ?? NEWCOMER)[of]));
  const bots = [...QUICK, ...THINKING];
  return new Map(bots.map((bot) => [bot, { mu: meanOf(bot, 'mu'), sigma: meanOf(bot, 'sigma') }]));
}

/** Drawn again from the same games, with repetition: how far a rating moves by the luck of the draw. */
function spreads(lines: readonly Line[], of: readonly string[]): Map<string, { low: number; high: number }> {
  const dice = seededDice(`${seed}/again`);
  const again = Array.from({ length: SAMPLES }, () =>
    ratingsAfter(
      lines.map(() => lines[dice.below(lines.length)]),
      PASSES,
    ),
  );
  return new Map(
    of.map((bot) => {
      const sorted = again.map((ratings) => ratings.get(bot)?.mu ?? NEWCOMER.mu).toSorted((a, b) => a - b);
      return [bot, { low: sorted[1], high: sorted[SAMPLES - 2] }];
    }),
  );
}

function report(lines: readonly Line[], { id: name }: AnyGame): string {
  const bots = [...QUICK, ...THINKING];
  const ratings = settled(lines);
  const spread = spreads(lines, bots);
  const rows = bots.map((bot) => {
    const { mu, sigma } = ratings.get(bot)!; // of all of them
    const { low, high } = spread.get(bot)!; // of all of them
    const played = lines.filter(({ bots: seated }) => seated.includes(bot)).length;
    return `| ${bot} | ${played} | ${mu.toFixed(2)} ± ${(2 * sigma).toFixed(2)} | ${low.toFixed(2)} to ${high.toFixed(2)} |`;
  });
  const kept = bots.map((bot) => {
    const { mu, sigma } = ratings.get(bot)!; // of all of them
    return `  ${bot}: { mu: ${mu.toFixed(2)}, sigma: ${sigma.toFixed(2)} },`;
  });
  return [
    `${name}: ${lines.length} games`,
    '| bot | games | rating | drawn again |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...kept,
    '',
  ].join('\n');
}

const known = out === '' ? [] : linesIn<Line>(out);
const isKnown = new Set(known.map(({ n }) => n));
/** Every part has as many slow games. */
const isOwn = (n: number): boolean => Math.floor(n / Number(slow)) % Number(parts) === Number(part);
for (let n = 0; n < Number(games); n++) {
  if (!isOwn(n) || isKnown.has(n)) continue;
  const line = playedGame(n, THINKING.length > 0 && n % Number(slow) === 0 && n < Number(searched));
  known.push(line);
  if (out !== '') appendFileSync(out, `${JSON.stringify(line)}\n`);
}
const lines = (out === '' ? known : linesIn<Line>(out)).toSorted((one, other) => one.n - other.n);
console.log(lines.length < Number(games) ? `${lines.length} of ${games} games` : report(lines, game));
