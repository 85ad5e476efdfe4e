/** How games of La Mancha go among Knights, beside what the rules file measured: `npm run bench:la-mancha [games]`. */
import { knight } from '../bots/bots.ts';
import { seededDice } from '../../../core/dice.ts';
import { readOptions } from '../../../core/game.ts';
import { fromViews, inTurn, play } from '../../../core/play.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';

const GAMES = Number(process.argv[2] ?? 5000);

/** Players, Feats, and the figures of chapter 17 in the order of the columns. */
const ROWS = [
  [3, 3, '12.6', '5.2', '15.8', '17 %', '0.8 %', '2.1'],
  [4, 3, '12.6', '6.8', '24.1', '30 %', '0.8 %', '1.8'],
  [5, 3, '12.6', '8.5', '32.1', '37 %', '0.8 %', '1.7'],
  [3, 5, '17.7', '5.2', '22.9', '24 %', '14.7 %', '2.6'],
  [4, 5, '17.8', '6.8', '34.6', '26 %', '14.7 %', '2.3'],
  [5, 5, '17.8', '8.4', '46.0', '27 %', '14.7 %', '2.2'],
] as const;

/** What is counted in a game. */
interface Tally {
  journey: number;
  attempts: number;
  feats: number;
  cries: number;
  ties: number;
  exhausted: number;
  treasures: number;
}

function playOut(seats: number, length: number, seed: string, tally: Tally): void {
  const options = readOptions<Options>(game, { length, timers: false })!; // both are on offer
  const dice = seededDice(seed);
  let isExhausted = false;
  let isSudden = false;
  const say = (event: Event): void => {
    if (event.t === 'journey') {
      tally.journey++;
      isExhausted ||= event.aside;
    } else if (event.t === 'result' && !isSudden) tally.attempts++;
    else if (event.t === 'feat' && event.sudden) isSudden = true;
    else if (event.t === 'feat') tally.feats++;
    else if (event.t === 'cried') tally.cries++;
    else if (event.t === 'tie') tally.ties++;
  };
  const state = game.setup(seats, options, dice, say);
  const choose = fromViews(game, (view, seat) => knight.choose(view, seat, dice));
  play(game, state, inTurn(game, choose), { dice, say });
  if (isExhausted) tally.exhausted++;
  for (const { treasures } of state.knights) tally.treasures += treasures.filter((card) => card >= 0).length;
}

function row([seats, length, ...published]: (typeof ROWS)[number]): string {
  const tally: Tally = { journey: 0, attempts: 0, feats: 0, cries: 0, ties: 0, exhausted: 0, treasures: 0 };
  for (let n = 0; n < GAMES; n++) playOut(seats, length, `calibration ${n}`, tally);
  const share = (count: number, digits: number): string => `${((100 * count) / GAMES).toFixed(digits)} %`;
  const measured = [
    (tally.journey / GAMES).toFixed(1),
    (tally.attempts / tally.feats).toFixed(1),
    (tally.cries / GAMES).toFixed(1),
    share(tally.ties, 0),
    share(tally.exhausted, 1),
    (tally.treasures / GAMES / seats).toFixed(1),
  ];
  return `| ${seats} / ${length} | ${measured.map((figure, i) => `${figure} (${published[i].replace(' %', '')})`).join(' | ')} |`;
}

console.log(`${GAMES} games of Knights for each row; in brackets the figures of the rules file`);
for (const each of ROWS) console.log(row(each));
