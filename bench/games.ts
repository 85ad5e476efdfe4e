/** `npm run bench:games`: random play of every game through the contract, at its least and greatest number of seats. */
import { pick, seededDice } from '../src/core/dice.ts';
import { type AnyGame, readOptions, type Seat, unheard } from '../src/core/game.ts';
import { GAMES } from '../src/games/load.ts';
import { perCpuSecond } from './measure.ts';

/** Every move as a table would make it: who is pending, all legal moves, one of them, apply. Returns how many. */
function playOut(game: AnyGame, seats: number, seed: number): number {
  const dice = seededDice(seed);
  const state: unknown = game.setup(seats, readOptions(game, {}), dice, unheard);
  let moves = 0;
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat: Seat = pending[0];
    game.apply(state, seat, pick(game.moves(state, seat), dice), dice, unheard);
    moves++;
  }
  return moves;
}

const GAMES_A_ROUND = 300;

console.log('Random play through the contract, one core; best of five, moves per CPU second\n');
for (const game of Object.values(GAMES)) {
  const rates = [game.seats.min, game.seats.max].map((seats) => {
    const rate = perCpuSecond((rounds) => {
      let moves = 0;
      for (let i = 0; i < rounds; i++) moves += playOut(game, seats, i);
      return moves;
    }, GAMES_A_ROUND);
    return `${seats} seats ${Math.round(rate).toLocaleString('en').padStart(10)}`;
  });
  console.log(game.title.padEnd(24) + rates.join('   '));
}
