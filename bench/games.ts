/** `npm run bench:games`: random play of every game through the contract, at its least and greatest number of seats. */
import { readOptions } from '../src/core/game.ts';
import { GAMES } from '../src/games/load.ts';
import { perCpuSecond } from './measure.ts';
import { randomMoves } from './random-play.ts';

const GAMES_A_ROUND = 300;

console.log('Random play through the contract, one core; best of five, moves per CPU second\n');
for (const game of Object.values(GAMES)) {
  const rates = [game.seats.min, game.seats.max].map((seats) => {
    const rate = perCpuSecond((rounds) => randomMoves(game, seats, readOptions(game, {})!, rounds), GAMES_A_ROUND);
    return `${seats} seats ${Math.round(rate).toLocaleString('en').padStart(10)}`;
  });
  console.log(game.title.padEnd(24) + rates.join('   '));
}
