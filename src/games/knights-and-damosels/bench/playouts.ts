/** `npm run bench:court`: random play through the contract, how games of knights go, and what cheating would gain. */
import type { Bot } from '../../../bots/bot.ts';
import { knight } from '../bots/knight.ts';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { inTurn, play } from '../../../core/play.ts';
import type { Happening } from '../rules/happenings.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { CLASSIC } from '../rules/options.ts';
import type { Options, State } from '../rules/state.ts';
import { perCpuSecond } from '../../../../bench/measure.ts';
import { randomMoves } from '../../../../bench/random-play.ts';

const COURTLY: Options = { ...CLASSIC, selection: 'free' };
const GAMES = Number(process.env['COURT_GAMES'] ?? 1500);

interface Tally {
  rounds: number;
  /** By class of victory: none, Worship, Knight, Damosel. */
  readonly victories: number[];
  /** Games won by the one who is looked at: seat 0 in the first game, 1 in the second, and so on. */
  won: number;
}

/** Knights among themselves; `sees` is what the one who is looked at is shown. */
function knightsPlay(
  seats: number,
  sees: (state: State, seat: number) => State,
  bot: Bot<State, Move> = knight,
): Tally {
  const tally: Tally = { rounds: 0, victories: [0, 0, 0, 0], won: 0 };
  for (let i = 0; i < GAMES; i++) {
    const dice = seededDice(`court ${i}`);
    const state = game.setup(seats, COURTLY, dice, unheard);
    const note = (told: Happening): void => {
      if (told.t === 'ranked') tally.victories[told.victories[told.ranking[0]]]++;
    };
    const seen = (seat: number): State => (seat === i % seats ? sees(state, seat) : game.view(state, seat));
    const choose = inTurn(game, (_state, seat) => bot.choose(seen(seat), seat, dice));
    play(game, state, choose, { dice, say: note });
    tally.rounds += state.round;
    if (state.ranking[0] === i % seats) tally.won++;
  }
  return tally;
}

const share = (count: number): string => `${((100 * count) / GAMES).toFixed(1)} %`.padStart(9);

console.log('Knights & Damosels, one core; random moves per CPU second, plain and with joust and Camlann\n');
for (const seats of [3, 4, 5, 6]) {
  const rates = [false, true].map((joust) =>
    perCpuSecond((rounds) => randomMoves(game, seats, { ...COURTLY, joust, camlann: joust }, rounds), 2000),
  );
  console.log(`${seats} players ${rates.map((rate) => Math.round(rate).toLocaleString('en').padStart(12)).join('')}`);
}
console.log(
  `\n${GAMES} games of knights each: rounds, Damosel, Knight, Worship; won by one of them, and by one who cheats\n`,
);
for (const seats of [3, 4, 5, 6]) {
  const { rounds, victories, won } = knightsPlay(seats, (state, seat) => game.view(state, seat));
  const cheats = knightsPlay(seats, (state) => game.clone(state)).won;
  const [, worship, knights, damosels] = victories;
  const classes = [damosels, knights, worship].map(share).join('');
  console.log(`${seats} players ${(rounds / GAMES).toFixed(1).padStart(6)}${classes}${share(won)}${share(cheats)}`);
}
