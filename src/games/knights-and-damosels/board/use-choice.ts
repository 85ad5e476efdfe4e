/** One choice at a time: the first tap shows what it would do, the second, the button or Enter does it. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { currentStep, type State } from '../rules/state.ts';
import type { Move } from '../rules/moves.ts';

export interface PendingChoice {
  readonly choices: readonly Move[];
  /** What is held but not yet done. */
  readonly chosen: Move | undefined;
  readonly hold: (move: Move) => void;
  /** A tap or a key on something that stands for the move. */
  readonly pick: (move: Move, event: MouseEvent) => void;
  readonly play: (move: Move) => void;
  /** Says why a move that is not among the choices cannot be made. */
  readonly tried: (move: Move) => void;
}

export function useChoice(
  view: State,
  choices: readonly Move[],
  play: (move: Move) => void,
  tried: (move: Move) => void,
): PendingChoice {
  const [held, hold] = useState<Move | undefined>(undefined);
  const question = [view.round, view.stack.join(), view.turn, view.joust.exchange, view.battle].join();
  useLayoutEffect(() => hold(undefined), [question]);
  const chosen = choices.find((move) => isSame(move, held));
  const pick = (move: Move, { detail }: MouseEvent): void => {
    if (!choices.some((one) => isSame(one, move))) tried(move);
    else if (detail === 0 || isSame(move, chosen)) play(move); // a key has no count of clicks
    else hold(move);
  };
  return { choices, chosen, hold, pick, play, tried };
}

export const isSame = (one: Move, other: Move | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether this seat is asked for such a thing now. */
export const asks = (view: State, { choices }: PendingChoice, ...steps: readonly string[]): boolean =>
  choices.length > 0 && steps.includes(currentStep(view) ?? '');
