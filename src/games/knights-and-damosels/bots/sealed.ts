/** What several choose at once and in secret (KD-15.1): faces, thrusts, sides and cards of the battle. */
import { type Dice, HIDDEN, type Seat, unheard } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import { categoryOf, chivalryOf } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { clone, currentStep, OPEN, type State, type StepName } from '../rules/state.ts';
import type { Sealed } from '../../../bots/regret.ts';

const MIXED: ReadonlySet<StepName | undefined> = new Set<StepName>(['faces', 'disaster', 'exchange', 'side', 'fight']);

/** By seat: its chances, when the world has been played on in place. */
type Promise = (state: State, dice: Dice) => readonly number[];

/** Undefined where nobody else chooses, or where too much comes after to be looked at for all choices of all (gifts). */
export function sealedChoice(view: State, seat: Seat, promise: Promise): Sealed<State, Move> | undefined {
  const step = currentStep(view);
  if (!MIXED.has(step)) return undefined;
  const choosing = choosers(view, seat);
  const open = reopened(view, choosing);
  return {
    moves: choosing.map((each) => distinct(game.moves(open, each))),
    worths(world, chosen, dice) {
      const state = reopened(world, choosing);
      choosing.forEach((each, i) => game.apply(state, each, chosen[i], dice, unheard));
      const chances = promise(state, dice);
      return choosing.map((each) => chances[each]);
    },
    isCertain:
      step === 'disaster' || (step === 'faces' && view.favour !== HIDDEN && view.options.service !== 'fortune'),
  };
}

/** All who choose, the seat itself first. Who has one card for the battle has no choice. */
function choosers(view: State, seat: Seat): Seat[] {
  const isFight = currentStep(view) === 'fight';
  const others = view.players.flatMap(({ sealed, row }, other) =>
    other !== seat && (sealed === OPEN || sealed === HIDDEN) && !(isFight && row.length < 2) ? [other] : [],
  );
  return [seat, ...others];
}

/** What was sealed is open again. */
function reopened(world: State, choosing: readonly Seat[]): State {
  const state = clone(world);
  for (const each of choosing) state.players[each].sealed = OPEN;
  return state;
}

/** In the battle only the kind of a card counts. */
function distinct(moves: readonly Move[]): readonly Move[] {
  const kinds = new Set<number>();
  return moves.filter((move) => {
    if (move.t !== 'fight') return true;
    const kind = categoryOf(chivalryOf(move.card));
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
}
