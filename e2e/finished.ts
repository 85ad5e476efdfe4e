/** Finished games, as this browser would have kept them. */
import { type AnyGame, readOptions, unheard } from '../src/core/game.ts';
import { seededDice } from '../src/core/dice.ts';
import { anyMove, firstMove, inTurn, play } from '../src/core/play.ts';
import { diceFor } from '../src/core/record.ts';
import { GAMES } from '../src/games/load.ts';

type Chooses = ReturnType<typeof firstMove>;

/** The moves of a whole game. */
function movesOf(game: AnyGame, seats: number, options: object, seed: string, choose: Chooses): object[] {
  const state: unknown = game.setup(seats, options, diceFor(seed, 0), unheard);
  const moves: object[] = [];
  play(game, state, inTurn(game, choose), { dice: (n) => diceFor(seed, n), moved: (turn) => moves.push(turn) });
  return moves;
}

const donQuixote = GAMES['don-quixote'];
const OPTIONS = { sanchoPansa: false, sameDraw: false };

/** The first legal move every time. */
export function finishedSolitaire(seed: string): object {
  const moves = movesOf(donQuixote, 1, OPTIONS, seed, firstMove(donQuixote));
  const sitters = [{ name: 'Alonso' }];
  return { id: seed, kind: 'solitaire', game: donQuixote.id, sitters, options: OPTIONS, seed, moves };
}

/** As long as names can be (PERSON-2): two words, one word that cannot be broken, and four. */
export const LONG_NAMES = ['Guillermina Monteverde Q', 'Wolfeschlegelsteinhausen', 'Sir Marmaduke de Cumbria'];

/** Any legal move every time, with two bots, who speak as the reader does. */
export function finishedGame(id: string, seed: string, locale = 'en'): object {
  const game = GAMES[id];
  const options = readOptions(game, { ...game.start, ...spokenIn(game, locale) })!; // its own
  const moves = movesOf(game, 3, options, seed, anyMove(game, seededDice(seed)));
  const sitters = LONG_NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'easy' }));
  return { id: seed, kind: 'bots', game: id, sitters, options, seed, moves };
}

/** The option that says in which language the bots of this game speak, if they do. */
export function spokenIn({ languageOption }: AnyGame, locale: string): object {
  return languageOption === undefined ? {} : { [languageOption]: locale.slice(0, 2) };
}
