/** Where on the page a move is made: rides and seats on the board, everything else in the tray. */
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export function spots(_view: State, move: Move): readonly string[] {
  if (move.t === 'go') return [`.lan-choice:has([data-space="${move.to}"])`, inTray(move)];
  if (move.t === 'seat') return [`.lan-choice:has([data-chair="${move.chair}"])`, inTray(move)];
  return [inTray(move)];
}

const inTray = (move: Move): string => `.lan-answer[data-move='${JSON.stringify(move)}']`;
