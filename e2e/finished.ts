/** A finished solitaire, as this browser would have kept it: the first legal move every time. */
import { firstMove, inTurn, play } from '../src/core/play.ts';
import { diceFor } from '../src/core/record.ts';
import { GAMES } from '../src/games/load.ts';
import { unheard } from '../src/core/game.ts';

const donQuixote = GAMES['don-quixote'];
const OPTIONS = { sanchoPansa: false, sameDraw: false };

export function finishedSolitaire(seed: string): object {
  const state = donQuixote.setup(1, OPTIONS, diceFor(seed, 0), unheard);
  const moves: object[] = [];
  play(donQuixote, state, inTurn(donQuixote, firstMove(donQuixote)), {
    dice: (n) => diceFor(seed, n),
    moved: (turn) => moves.push(turn),
  });
  const sitters = [{ name: 'Alonso' }];
  return { id: seed, kind: 'solitaire', game: donQuixote.id, sitters, options: OPTIONS, seed, moves };
}
