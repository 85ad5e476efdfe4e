/** How games of Lancelot go among knights, beside what the rules file measured: `npm run bench:lancelot:games [games]`. */
import { seededDice } from '../../../core/dice.ts';
import { defaultOptions, unheard } from '../../../core/game.ts';
import { inTurn, play } from '../../../core/play.ts';
import { chooseFor } from '../bots/foresight.ts';
import { finalVp } from '../rules/15-end.ts';
import { game } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';

const GAMES = Number(process.argv[2] ?? 1700);
const OPTIONS = defaultOptions<Options>(game);

/** Players, and the figures of chapter 20 for *fixed* players: mean VP, winner, deeds a game. */
const ROWS = [
  [2, '36.8 (31, 37, 42)', '39.7', '9.2'],
  [3, '30.9 (23, 31, 37)', '35.9', '12.7'],
  [4, '25.9 (19, 26, 34)', '32.7', '13.5'],
] as const;

function playedOut(seats: number, seed: string): State {
  const dice = seededDice(seed);
  const state = game.setup(seats, OPTIONS, dice, unheard);
  const knights = inTurn(game, (_state, seat) => chooseFor(state, seat, dice, 0));
  play(game, state, knights, { dice });
  return state;
}

const mean = (figures: readonly number[]): string =>
  (figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(1);

function row([seats, ...published]: (typeof ROWS)[number]): string {
  const ends = Array.from({ length: GAMES }, (_, n) => playedOut(seats, `calibration ${n}`));
  const points = ends.map((end) => end.knights.map((_, seat) => finalVp(end, seat)));
  const sorted = points.flat().toSorted((one, other) => one - other);
  const quantile = (share: number): number => sorted[Math.floor(share * sorted.length)];
  const winners = points.map((each) => Math.max(...each));
  const deeds = ends.map(({ knights }) => knights.reduce((sum, knight) => sum + knight.deeds.length, 0));
  const spread = [0.1, 0.5, 0.9].map(quantile).join(', ');
  const [all, winner, won] = published;
  return [seats, `${mean(sorted)} (${spread})`, all, mean(winners), winner, mean(deeds), won].join(' | ');
}

console.log(`Lancelot, ${GAMES} games of knights a row; every second figure is that of the rules file\n`);
console.log('players | mean VP (10, 50, 90 %) | rules | winner | rules | deeds a game | rules');
for (const each of ROWS) console.log(row(each));
