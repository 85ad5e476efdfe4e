/** `npm run bench:lancelot`: random play through the contract, and the playouts of the search, per CPU second. */
import { chooseFor } from '../bots/foresight.ts';
import { judgement } from '../bots/judgement.ts';
import { pick, seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';
import { perCpuSecond } from '../../../../bench/measure.ts';

const OPTIONS: Options = { squires: 'open', morganaFromTurn: 1 };

/** Every move as a table would make it: who is pending, all legal moves, one of them, apply. */
function randomMoves(games: number, seats: number): number {
  let moves = 0;
  for (let i = 0; i < games; i++) {
    const dice = seededDice(i);
    const state = game.setup(seats, OPTIONS, dice, unheard);
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      game.apply(state, pending[0], pick(game.moves(state, pending[0]), dice), dice, unheard);
      moves++;
    }
  }
  return moves;
}

/** Knights have played into turn 4; the search plays its first move out again and again. */
function searchPlayouts(rounds: number, seats: number): number {
  const dice = seededDice('middle');
  const state = game.setup(seats, OPTIONS, dice, unheard);
  while (state.turn < 4 || state.step !== 'ride') knightsMove(state);
  const view = game.view(state, state.mover);
  const [move] = judgement.shortlist(view, view.mover, game.moves(view, view.mover));
  const playOut = judgement.playouts(view, view.mover);
  for (let i = 0; i < rounds; i++) playOut(game.imagine(view, view.mover, dice), move, dice);
  return rounds;
}

function knightsMove(state: State): void {
  game.apply(state, state.mover, chooseFor(state, state.mover, seededDice(0), 0), seededDice(0), unheard);
}

const figure = (rate: number): string => Math.round(rate).toLocaleString('en').padStart(12);

console.log('Lancelot, one core; best of five, per CPU second\n');
console.log(`${'players'.padEnd(12)}${'moves/s'.padStart(12)}${'playouts/s'.padStart(12)}`);
for (const seats of [2, 3, 4]) {
  const moves = perCpuSecond((rounds) => randomMoves(rounds, seats), 1500);
  const playouts = perCpuSecond((rounds) => searchPlayouts(rounds, seats), 40);
  console.log(String(seats).padEnd(12) + figure(moves) + figure(playouts));
}
