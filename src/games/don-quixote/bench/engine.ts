/** `npm run bench`: Don Quixote through the contract, beside the hand-written floor and boardgame.io, in one run. */
import { seededDice } from '../../../core/dice.ts';
import { type Dice, unheard } from '../../../core/game.ts';
import { anyMove, inTurn, play } from '../../../core/play.ts';
import { game } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';
import { floorPlayouts } from './floor.ts';
import { bytesOf, perCpuSecond } from '../../../../bench/measure.ts';
import { installPeers } from '../../../../bench/peers.ts';

const OPTIONS: Options = { sanchoPansa: false, sameDraw: false };

interface Done {
  readonly moves: number;
  readonly points: number;
}
type Playouts = (games: number, seats: number) => Done;

/** Every move as a table would make it: who is pending, all legal moves, one of them, apply. */
const contract: Playouts = (games, seats) => {
  let moves = 0;
  let points = 0;
  for (let i = 0; i < games; i++) {
    const dice = seededDice(i);
    const state = game.setup(seats, OPTIONS, dice, unheard);
    moves += playOut(state, dice);
    points += game.outcome(state)!.scores[0]; // played to its end
  }
  return { moves, points };
};

const playOut = (state: State, dice: Dice): number => play(game, state, inTurn(game, anyMove(game, dice)), { dice });

const floor: Playouts = (games, seats) => floorPlayouts(games, seats, seededDice);

async function boardgameIo(): Promise<Playouts> {
  installPeers();
  // The framework logs every refusal and warns of production: silence it, so that no time goes into printing.
  process.env['NODE_ENV'] = 'production';
  const address = new URL('../../../../bench/peers/boardgame-io.mjs', import.meta.url).href;
  const { playouts } = (await import(address)) as {
    playouts: (games: number, seats: number, below: Dice['below']) => Done;
  };
  const dice = seededDice('peer');
  return (games, seats) => playouts(games, seats, (n) => dice.below(n));
}

const round = (figure: number): string => Math.round(figure).toLocaleString('en');
const row = (name: string, ...cells: string[]): void =>
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(17)).join(''));

function compare(name: string, playouts: Playouts, games: number, base: number): number {
  const rates = [1, 4].map((seats) => {
    const work = (rounds: number): number => playouts(rounds, seats).moves;
    return perCpuSecond(work, Math.ceil(games / seats));
  });
  row(
    name,
    round(rates[0]),
    round(rates[0] / 22),
    round(rates[1]),
    base === 0 ? '' : `× ${(rates[0] / base).toPrecision(3)}`,
  );
  return rates[0];
}

/** What a search does before its own thinking: imagine the hidden, copy, play to the end. */
function searchPlayouts(): number {
  const view = game.view(game.setup(1, OPTIONS, seededDice(1), unheard), 0);
  const dice = seededDice(2);
  return perCpuSecond((rounds) => {
    for (let i = 0; i < rounds; i++) playOut(game.imagine(view, 0, dice), dice);
    return rounds;
  }, 10_000);
}

function copying(seats: number): void {
  const state = game.setup(seats, OPTIONS, seededDice(1), unheard);
  const firstMove = inTurn(game, (_state, seat, n) => (n > 11 * seats ? undefined : game.moves(state, seat)[0]));
  play(game, state, firstMove, { dice: (n) => seededDice(n - 1) });
  const clones = perCpuSecond((rounds) => {
    let kept = 0;
    for (let i = 0; i < rounds; i++) kept += game.clone(state).round;
    return kept / state.round;
  }, 200_000);
  const json = JSON.stringify(state).length;
  row(
    `clone, mid-game, ${seats} player${seats > 1 ? 's' : ''}`,
    `${round(clones)}/s`,
    `${round(bytesOf(() => game.clone(state)))} B`,
    `${json} B JSON`,
  );
}

function sameGames(): void {
  const [ours, theirs] = [contract(2000, 2), floor(2000, 2)];
  if (ours.points !== theirs.points || ours.moves !== theirs.moves)
    throw new Error('the floor does not play the same games');
}

sameGames();
console.log('Don Quixote, random play, one core; best of five, per CPU second\n');
row('', 'moves/s, 1 pl.', 'playouts/s', 'moves/s, 4 pl.', 'ratio');
const peer = compare('boardgame.io 0.50.2', await boardgameIo(), 60, 0);
const bottom = compare('floor: hand-written loop', floor, 20_000, peer);
const ours = compare('errantry, through the contract', contract, 10_000, peer);
console.log(
  `\nerrantry is ${(ours / peer).toFixed(0)} × boardgame.io and ${((100 * ours) / bottom).toFixed(0)} % of the floor`,
);
row('imagine + playout to the end', '', round(searchPlayouts()));
console.log();
copying(1);
copying(4);
