/** Something that stands for a move. If it is legal it glows and can be chosen; if not, a tap says why. */
import type { ComponentChildren } from 'preact';
import type { Move } from '../rules/moves.ts';
import { type PendingChoice, isSame } from './use-choice.ts';

export interface OptionProps {
  readonly choice: PendingChoice;
  readonly move: Move;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function OptionRow({ choice, move, label, class: more = '', children }: OptionProps) {
  const { choices, chosen, hold, pick } = choice;
  const legal = choices.some((one) => isSame(one, move));
  return (
    <button
      type="button"
      class={`kd-option ${legal ? 'kd-answer' : ''} ${more}`}
      data-move={JSON.stringify(move)}
      aria-disabled={!legal}
      aria-pressed={legal ? isSame(move, chosen) : undefined}
      onClick={(event) => pick(move, event)}
      onFocus={({ currentTarget }) => legal && currentTarget.matches(':focus-visible') && hold(move)}
    >
      <span class="hidden">{label}</span>
      <span class="kd-shown" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
