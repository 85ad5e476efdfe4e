/** The button beside the question: it does what is chosen, in its own words. */
import { FACES } from '../rules/moves.ts';
import { currentStep, type State, type StepName } from '../rules/state.ts';
import { Icon } from './icons.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { namesOf } from '../../../web/table/names.ts';
import { useWords } from './words.ts';
import { nameMove } from '../text/asking.ts';
import type { PendingChoice } from './use-choice.ts';

/** Choices of all at once, which nobody sees before the last is made. */
const SECRET: ReadonlySet<StepName> = new Set(['give', 'exchange', 'disaster', 'faces', 'side', 'fight', 'favour']);

interface SealProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly choice: PendingChoice;
}

export function SealButton({ view, sitters, choice: { choices, chosen, play } }: SealProps) {
  const words = useWords();
  const step = currentStep(view);
  const isFaces = step === 'disaster' || step === 'faces';
  const move = chosen ?? (isFaces ? FACES[0] : undefined); // all face up until a card is turned
  if (step === undefined || choices.length === 0 || move === undefined) return undefined;
  const isSecret = SECRET.has(step);
  return (
    <button
      type="button"
      class="button button-main kd-seal"
      data-tip={isSecret ? words.t['kd.tip.seal'] : undefined}
      onClick={() => play(move)}
    >
      {isSecret && <Icon name="wax-seal" />}
      {nameMove(words, view, move, namesOf(sitters))}
    </button>
  );
}
