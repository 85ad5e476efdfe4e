/** Where on the page a move is made: rides and seats on the board, where a finger confirms them; everything else in the tray. */
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export function spots(_view: State, move: Move): readonly string[] {
  if (move.t === 'go') return onBoard(`[data-space="${move.to}"]`, move);
  if (move.t === 'seat') return onBoard(`[data-chair="${move.chair}"]`, move);
  return [inTray(move)];
}

const onBoard = (thing: string, move: Move): readonly string[] => [
  `.lan-choice:not(.lan-pointed):has(${thing})`,
  `main:has(.lan-pointed ${thing}) .lan-confirm`,
  `.lan-choice:has(${thing})`,
  inTray(move),
];

const inTray = (move: Move): string => `.lan-answer[data-move='${JSON.stringify(move)}']`;
