/** An answer to the question, as a button. */
import type { Move } from '../rules/moves.ts';
import { Icon } from './icons.ts';

export interface AnswerProps {
  readonly move: Move;
  readonly label: string;
  readonly onMove: (move: Move) => void;
  readonly isMain?: boolean;
  readonly icon?: boolean;
}

export function Answer({ move, label, onMove, isMain = false, icon = false }: AnswerProps) {
  return (
    <button
      type="button"
      class={`button lm-answer ${isMain ? 'button-main' : ''}`}
      data-move={JSON.stringify(move)}
      onClick={() => onMove(move)}
    >
      {icon && <Icon name="perspective-dice-six" />} {label}
    </button>
  );
}
