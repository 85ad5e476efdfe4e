/** The button beside the question: it does what is chosen, in its own words. */
import { FACES } from '../rules/moves.ts';
import { currentStep, type State, type StepName } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';
import { nameMove } from '../text/asking.ts';
import type { PendingChoice } from './use-choice.ts';

/** Choices of all at once, which nobody sees before the last is made. */
const SECRET: ReadonlySet<StepName> = new Set(['give', 'exchange', 'disaster', 'faces', 'side', 'fight', 'favour']);

export function SealButton({
  view,
  choice: { choices, chosen, play },
}: {
  readonly view: State;
  readonly choice: PendingChoice;
}) {
  const words = useWords();
  const step = currentStep(view);
  const isFaces = step === 'disaster' || step === 'faces';
  const move = chosen ?? (isFaces ? FACES[0] : undefined); // all face up until a card is turned
  if (step === undefined || choices.length === 0 || move === undefined) return undefined;
  const isSecret = SECRET.has(step);
  return (
    <button type="button" class="button button-main kd-seal" onClick={() => play(move)}>
      {isSecret && <Icon name="wax-seal" />}
      {isSecret ? words.t['kd.seal'](nameMove(words, view, move)) : nameMove(words, view, move)}
    </button>
  );
}
