/** A finished solitaire, as this browser would have kept it: the first legal move every time. */
import { diceFor } from '../src/core/record.ts';
import { game as donQuixote } from '../src/games/don-quixote/rules/index.ts';
import { unheard } from '../src/core/game.ts';

const OPTIONS = { sanchoPansa: false, sameDraw: false };

export function finishedSolitaire(seed: string): object {
  const state = donQuixote.setup(1, OPTIONS, diceFor(seed, 0), unheard);
  const moves: object[] = [];
  while (donQuixote.outcome(state) === undefined) {
    const [move] = donQuixote.moves(state, 0);
    moves.push({ seat: 0, move });
    donQuixote.apply(state, 0, move, diceFor(seed, moves.length), unheard);
  }
  const sitters = [{ name: 'Alonso' }];
  return { id: seed, kind: 'solitaire', game: donQuixote.id, sitters, options: OPTIONS, seed, moves };
}
