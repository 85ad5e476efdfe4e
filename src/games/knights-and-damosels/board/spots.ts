/** Where on the page a move is made: the card that stands for it, or the cards to turn, and then the seal. */
import { CHIVALRIES } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export function spots(_view: State, move: Move): readonly string[] {
  if (move.t === 'faces') return [...CHIVALRIES.map((_, chivalry) => toTurn(chivalry, move.down)), '.kd-seal'];
  return [`.kd-option[data-move='${JSON.stringify(move)}']:not([aria-pressed="true"])`, '.kd-seal'];
}

/** A card that does not yet lie as it should. */
const toTurn = (chivalry: number, down: number): string =>
  `.kd-toggle[data-chivalry="${chivalry}"][aria-pressed="${(down & (1 << chivalry)) === 0}"]`;
