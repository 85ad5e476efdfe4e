/**
 * Fits the weights of bots/prospects.ts: `node src/games/lancelot/bench/fit.ts [games]` plays so many games of two, half as many
 * of three and of four, and writes bots/prospect-weights.ts. A game is played by knights whose tastes change every turn, up to a
 * turn that is drawn; from there on by the knight. What is at stake then, and what everybody ended with, is a row of least
 * squares, one fit for each turn. Only differences among the players of a game count. Every fifth game is not fitted but
 * foretold: the share of the differences that is explained is printed.
 */
import { writeFileSync } from 'node:fs';
import { seededDice } from '../../../core/dice.ts';
import { defaultOptions, type Dice, type Seat, unheard } from '../../../core/game.ts';
import { chooseFor } from '../bots/foresight.ts';
import { FIRST_TURN, traitsOf } from '../bots/prospects.ts';
import { WEIGHTS } from '../bots/weights.ts';
import { finalVp } from '../rules/15-end.ts';
import { TURNS } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';
import { solve } from '../../../../bench/equations.ts';

const GAMES = Number(process.argv[2] ?? 10_000);
const OPTIONS = defaultOptions<Options>(game);
/** How much tastes differ (of the logarithm of a weight, about), and the largest error before the drawn turn and after it. */
const TASTE = 0.5;
const ERRORS = [1, 0.1] as const;
/** Added to the diagonal, for traits of standard deviation 1. */
const RIDGE = 20;
const ROWS = TURNS - FIRST_TURN + 1;

type Weights = typeof WEIGHTS;

/** What a knight cares for in one turn, and how much he errs. */
interface Mood {
  readonly weights: Weights;
  readonly error: number;
}

const STEADY: Mood = { weights: structuredClone(WEIGHTS), error: ERRORS[1] };

const share = (dice: Dice): number => dice.below(1e6) / 1e6;

function anyMood(dice: Dice): Mood {
  const factor = (): number => Math.exp(1.7 * TASTE * (share(dice) + share(dice) + share(dice) + share(dice) - 2));
  const changed = Object.entries(STEADY.weights).map(([name, weight]) => [
    name,
    typeof weight === 'number' ? weight * factor() : weight.map((each) => each * factor()),
  ]);
  return { weights: Object.fromEntries(changed) as Weights, error: ERRORS[0] * share(dice) };
}

/** The traits of everybody at the beginning of a turn. */
interface Moment {
  readonly turn: number;
  readonly traits: readonly (readonly number[])[];
}

interface Played {
  readonly moments: readonly Moment[];
  readonly scores: readonly number[];
}

function played(seats: number, seed: string): Played {
  const dice = seededDice(seed);
  const steadyFrom = 1 + dice.below(TURNS);
  const state = game.setup(seats, OPTIONS, dice, unheard);
  const everybody = state.knights.map((_, seat) => seat);
  const moments: Moment[] = [];
  let moods: Mood[] = [];
  let turn = 0;
  while (state.phase !== 'over') {
    if (state.turn !== turn) {
      turn = state.turn;
      Object.assign(WEIGHTS, STEADY.weights);
      if (turn >= Math.max(FIRST_TURN, steadyFrom))
        moments.push({ turn, traits: everybody.map((seat) => traitsOf(state, seat)) });
      moods = everybody.map(() => (turn < steadyFrom ? anyMood(dice) : STEADY));
    }
    moveInMood(state, state.mover, moods[state.mover], dice);
  }
  return { moments, scores: everybody.map((seat) => finalVp(state, seat)) };
}

function moveInMood(state: State, seat: Seat, { weights, error }: Mood, dice: Dice): void {
  Object.assign(WEIGHTS, weights);
  game.apply(state, seat, chooseFor(state, seat, dice, error), dice, unheard);
}

/** How far each is above the mean. */
function centred(figures: readonly number[]): number[] {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return figures.map((figure) => figure - mean);
}

/** Sums of products for one turn: of the traits with each other, and of the traits with the result. */
interface Sums {
  readonly products: Float64Array[];
  readonly results: Float64Array;
  count: number;
}

function add(sums: Sums, rows: readonly (readonly number[])[], results: readonly number[]): void {
  rows.forEach((row, seat) => {
    sums.count += 1;
    for (let i = 0; i < row.length; i++) {
      if (row[i] === 0) continue;
      sums.results[i] += row[i] * results[seat];
      for (let j = 0; j < row.length; j++) sums.products[i][j] += row[i] * row[j];
    }
  });
}

/** By player: each trait, as far as it differs from the mean of the table. */
function centredRows(traits: readonly (readonly number[])[]): number[][] {
  const columns = traits[0].map((_, i) => centred(traits.map((row) => row[i])));
  return traits.map((_, seat) => columns.map((column) => column[seat]));
}

/** Ridge regression; a trait that never differs gets nothing. */
function solved({ products, results, count }: Sums): number[] {
  const spread = products.map((row, i) => Math.sqrt(row[i] / Math.max(1, count)) || 1);
  const system = products.map((row, i) => [
    ...Array.from(row, (product, j) => product / spread[i] / spread[j] + (i === j ? RIDGE : 0)),
    results[i] / spread[i],
  ]);
  return solve(system).map((weight, i) => Number((weight / spread[i]).toFixed(4)));
}

/** Squares of what was foretold wrongly, and of what there was to foretell. */
interface Foretold {
  readonly wrong: number[];
  readonly all: number[];
}

function main(): void {
  const kinds = [2, 3, 4];
  const sizes = kinds.map((seats) => (seats === 2 ? GAMES : Math.ceil(GAMES / 2)));
  const all: Played[][] = kinds.map(() => []);
  const size = traitsOf(game.setup(2, OPTIONS, seededDice(0), unheard), 0).length;
  const sums = Array.from({ length: ROWS }, (): Sums => ({
    products: Array.from({ length: size }, () => new Float64Array(size)),
    results: new Float64Array(size),
    count: 0,
  }));
  kinds.forEach((seats, k) => {
    for (let n = 0; n < sizes[k]; n++) {
      const one = played(seats, `fit ${seats} ${n}`);
      if (n % 5 === 0) all[k].push(one);
      else
        for (const { turn, traits } of one.moments)
          add(sums[turn - FIRST_TURN], centredRows(traits), centred(one.scores));
    }
    console.log(`${sizes[k]} games of ${seats} played`);
  });
  const rows = sums.map(solved);
  kinds.forEach((seats, k) => console.log(`${seats} players, by turn: ${shares(all[k], rows).join(' ')}`));
  writeFileSync(new URL('../bots/prospect-weights.ts', import.meta.url), written(rows));
}

/** The share of the squares that is explained, by turn. */
function shares(games: readonly Played[], rows: readonly (readonly number[])[]): string[] {
  const told: Foretold = { wrong: rows.map(() => 0), all: rows.map(() => 0) };
  for (const { moments, scores } of games)
    for (const { turn, traits } of moments) {
      const row = rows[turn - FIRST_TURN];
      const guesses = centred(traits.map((own) => own.reduce((sum, trait, i) => sum + trait * row[i], 0)));
      centred(scores).forEach((result, seat) => {
        told.wrong[turn - FIRST_TURN] += (result - guesses[seat]) ** 2;
        told.all[turn - FIRST_TURN] += result ** 2;
      });
    }
  return told.wrong.map((wrong, i) => (1 - wrong / told.all[i]).toFixed(2));
}

const written = (rows: readonly (readonly number[])[]): string =>
  `/** The weights of prospects.ts, by turn from the second on: written by bench/fit.ts. */\n` +
  `export const PROSPECTS: readonly (readonly number[])[] = [\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];\n`;

main();
