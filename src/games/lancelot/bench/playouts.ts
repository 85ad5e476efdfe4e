/** `npm run bench:lancelot`: random play through the contract, and the playouts of the search, per CPU second. */
import { chooseFor } from '../bots/foresight.ts';
import { judgement } from '../bots/judgement.ts';
import { seededDice } from '../../../core/dice.ts';
import { defaultOptions, unheard } from '../../../core/game.ts';
import { inTurn, play, until } from '../../../core/play.ts';
import { game } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';
import { perCpuSecond } from '../../../../bench/measure.ts';
import { randomMoves } from '../../../../bench/random-play.ts';

const OPTIONS = defaultOptions<Options>(game);

/** Knights have played into turn 4; the search plays its first move out again and again. */
function searchPlayouts(rounds: number, seats: number): number {
  const dice = seededDice('middle');
  const state = game.setup(seats, OPTIONS, dice, unheard);
  const isMiddle = ({ turn, step }: State): boolean => turn >= 4 && step === 'ride';
  const knights = inTurn(game, (_state, seat) => chooseFor(state, seat, seededDice(0), 0));
  play(game, state, until(isMiddle, knights), { dice: () => seededDice(0) });
  const view = game.view(state, state.mover);
  const [move] = judgement.shortlist(view, view.mover, game.moves(view, view.mover));
  const playOut = judgement.playouts(view, view.mover);
  for (let i = 0; i < rounds; i++) playOut(game.imagine(view, view.mover, dice), move, dice);
  return rounds;
}

const figure = (rate: number): string => Math.round(rate).toLocaleString('en').padStart(12);

console.log('Lancelot, one core; best of five, per CPU second\n');
console.log(`${'players'.padEnd(12)}${'moves/s'.padStart(12)}${'playouts/s'.padStart(12)}`);
for (const seats of [2, 3, 4]) {
  const moves = perCpuSecond((rounds) => randomMoves(game, seats, OPTIONS, rounds), 1500);
  const playouts = perCpuSecond((rounds) => searchPlayouts(rounds, seats), 40);
  console.log(String(seats).padEnd(12) + figure(moves) + figure(playouts));
}
