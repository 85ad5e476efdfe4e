/**
 * Fits the weights of bots/prospects.ts: `node src/games/knights-and-damosels/bench/fit.ts [games]` plays so many games of four, fewer of
 * three, five and six, in free and in strict selection, and writes bots/prospect-weights.ts. In a game everybody makes any move
 * every second or third time or never, as drawn, up to a round that is drawn; from there on all play as knights are foreseen to (bots/company.ts). Who won is
 * explained by the positions at the beginnings of those rounds (a conditional logit, by Newton's method). Every fifth game is
 * not fitted but foretold: the share of the squares that is explained is printed.
 */
import { writeFileSync } from 'node:fs';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { pick } from '../../../core/shuffle.ts';
import { companyFor } from '../bots/company.ts';
import { areGood, oddsOf, stageOf, STAGES, traitsOf } from '../bots/prospects.ts';
import { game } from '../rules/index.ts';
import { CLASSIC } from '../rules/options.ts';
import { currentStep, type Options } from '../rules/state.ts';
import { solve } from '../../../../bench/equations.ts';

const GAMES = Number(process.argv[2] ?? 6000);
/** By number of players: how many games for one of four. */
const SHARE: { readonly [players: number]: number } = { 3: 1, 4: 1, 5: 0.8, 6: 0.8 };
const SELECTIONS = ['free', 'strict'] as const;
/** Up to which round people may err. */
const LAST_ERRING = 9;
/** Every how many decisions somebody errs; 0 is never. */
const MOODS = [0, 0, 3, 2];
/** Added to the diagonal. */
const RIDGE = 20;
const STEPS = 8;
/** Rounds that are reported one by one. */
const SHOWN = 10;

/** A position and who won in the end. */
interface Moment {
  readonly round: number;
  readonly stage: number;
  readonly traits: readonly (readonly number[])[];
  winner: number;
}

function played(seats: number, options: Options, seed: string): Moment[] {
  const dice = seededDice(seed);
  const steadyFrom = dice.below(LAST_ERRING);
  const state = game.setup(seats, options, dice, unheard);
  const moods = state.players.map(() => MOODS[dice.below(MOODS.length)]);
  const moments: Moment[] = [];
  let round = 1;
  let company = companyFor(state);
  for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
    if (state.round !== round) {
      ({ round } = state);
      company = companyFor(state);
      if (round > steadyFrom) moments.push({ round, stage: stageOf(state), traits: traitsOf(state), winner: -1 });
    }
    const errs = round <= steadyFrom && moods[seat] > 0 && dice.below(moods[seat]) === 0;
    const move = errs ? pick(game.moves(state, seat), dice) : company.choose(state, seat, dice);
    game.apply(state, seat, move, dice, unheard);
  }
  if (currentStep(state) !== undefined) throw new Error('the game has not ended');
  for (const moment of moments) moment.winner = state.ranking[0];
  return moments;
}

function chances({ traits }: Moment, weights: readonly number[]): number[] {
  return oddsOf(traits.map((own) => own.reduce((sum, trait, i) => sum + weights[i] * trait, 0)));
}

/** Newton's method from 0, for what makes the winners likeliest. A good trait whose weight falls below 0 is left out. */
function fitted(moments: readonly Moment[], size: number, good: readonly boolean[]): number[] {
  let weights = Array.from({ length: size }, () => 0);
  const out = new Set<number>();
  for (let step = 0; step < STEPS; step++) {
    const system = weights.map((weight, i) =>
      Array.from({ length: size + 1 }, (_, j) => (j === size ? -RIDGE * weight : i === j ? RIDGE : 0)),
    );
    for (const moment of moments) addTo(system, moment, chances(moment, weights));
    for (const i of out) leaveOut(system, i, weights[i]);
    const change = solve(system);
    weights = weights.map((weight, i) => weight + change[i]);
    weights.forEach((weight, i) => {
      if (good[i] && weight < 0) out.add(i);
    });
  }
  return weights.map((weight, i) => (out.has(i) ? 0 : Number(weight.toFixed(3))));
}

/** Its weight goes to 0, and nothing else depends on it. */
function leaveOut(system: number[][], i: number, weight: number): void {
  for (const row of system) row[i] = 0;
  system[i].fill(0);
  system[i][i] = 1;
  system[i][system.length] = -weight;
}

/** What one position adds to the curvature, and to the slope in the last column. */
function addTo(system: number[][], { traits, winner }: Moment, expected: readonly number[]): void {
  const size = system.length;
  const mean = traits[0].map((_, i) => traits.reduce((sum, own, seat) => sum + expected[seat] * own[i], 0));
  traits.forEach((own, seat) => {
    const from = own.map((trait, i) => trait - mean[i]);
    const surprise = (seat === winner ? 1 : 0) - expected[seat];
    for (let i = 0; i < size; i++) {
      if (from[i] === 0) continue;
      system[i][size] += surprise * from[i];
      const share = expected[seat] * from[i];
      for (let j = 0; j < size; j++) if (from[j] !== 0) system[i][j] += share * from[j];
    }
  });
}

/** How much of the squares is explained, for each round; and the mean of the logarithms. */
function report(moments: readonly Moment[], rows: readonly (readonly number[])[]): string {
  const wrong: number[] = [];
  const all: number[] = [];
  let logs = 0;
  for (const moment of moments) {
    const expected = chances(moment, rows[moment.stage]);
    const round = Math.min(SHOWN, moment.round);
    logs -= Math.log(expected[moment.winner]);
    expected.forEach((chance, seat) => {
      const won = seat === moment.winner ? 1 : 0;
      wrong[round] = (wrong[round] ?? 0) + (won - chance) ** 2;
      all[round] = (all[round] ?? 0) + (won - 1 / expected.length) ** 2;
    });
  }
  const shares = wrong.map((squares, round) => `${round}: ${(100 * (1 - squares / all[round])).toFixed(0)} %`);
  const ignorance = Math.log(moments[0].traits.length);
  return `log loss ${(logs / moments.length).toFixed(3)} of ${ignorance.toFixed(3)}; explained before round ${Object.values(shares).join(', ')}`;
}

function fitFor(seats: number, options: Options): number[][] {
  const kept: Moment[] = [];
  const heldOut: Moment[] = [];
  for (let n = 0; n < GAMES * SHARE[seats]; n++)
    (n % 5 === 0 ? heldOut : kept).push(...played(seats, options, `fit ${seats} ${options.selection} ${n}`));
  const size = kept[0].traits[0].length;
  const rows = Array.from(
    { length: STAGES },
    (_, stage) =>
    fitted(kept.filter((moment) => moment.stage === stage), size, areGood(seats)), // prettier-ignore
  );
  console.log(`${seats} players, ${options.selection}: ${report(heldOut, rows)}`);
  return rows;
}

function main(): void {
  const all = SELECTIONS.map((selection) => {
    const players = Object.keys(SHARE)
      .map(Number)
      .map((seats) => {
        const rows = fitFor(seats, { ...CLASSIC, selection });
        return `    ${seats}: [\n${rows.map((row) => `      ${JSON.stringify(row)},\n`).join('')}    ],\n`;
      });
    return `  ${selection}: {\n${players.join('')}  },\n`;
  });
  writeFileSync(
    new URL('../bots/prospect-weights.ts', import.meta.url),
    `/** The weights of prospects.ts, by selection, players and stage: written by bench/fit.ts. */\n` +
      `export const CHANCES: { readonly [selection: string]: { readonly [players: number]: readonly (readonly number[])[] } } = {\n` +
      `${all.join('')}};\n`,
  );
}

main();
