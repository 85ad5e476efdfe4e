/** A whole game at random, and its record as a table gives it. */
import { GAMES } from '../games/load.ts';
import { commitment, seededDice, tableDice } from '../core/dice.ts';
import { atRandom, play } from '../core/play.ts';
import { seedFrom, type SeatShare } from '../core/shares.ts';
import type { TableRecord } from '../core/verify.ts';

export const SECRET = '00112233445566778899aabbccddeeff';

export const donQuixote = GAMES['don-quixote'];

export function finishedGame(seed: string): TableRecord {
  const options = { sanchoPansa: true, sameDraw: false };
  const dice = seededDice('players');
  const events: unknown[][] = Array.from({ length: 45 }, () => []);
  const moves: { seat: number; move: unknown }[] = [];
  const state = donQuixote.setup(2, options, tableDice(seed, 0), (event) => events[0].push(event));
  play(donQuixote, state, atRandom(donQuixote, dice), {
    dice: (n) => tableDice(seed, n),
    say: (event, n) => events[n].push(event),
    moved: (turn) => moves.push(turn),
  });
  const head = { game: donQuixote.id, version: 1, seats: 2, options, seed, moves };
  return {
    ...head,
    table: 't',
    names: ['A', 'B'],
    commitment: commitment(seed),
    outcome: donQuixote.outcome(state),
    events,
  };
}

/** The same, with what each seat gave to the shuffle. */
export function sharedGame(shares: readonly SeatShare[]): TableRecord {
  const seed = seedFrom('t', SECRET, shares);
  return { ...finishedGame(seed), commitment: commitment(SECRET), secret: SECRET, shares };
}
