/** How a game is written: one Step for each chapter of its rulebook in which somebody decides. */
import type { Dice, Game, Move, Rule, Say, Seat } from './game.ts';

export interface Step<S, M, E> {
  readonly chapter: Rule;
  pending(state: S): readonly Seat[];
  /** What one might try, each move once, in a fresh array. */
  candidates(state: S, seat: Seat): M[];
  /** The rules, once. The legal moves are the candidates that nobody refuses. */
  refusal(state: S, seat: Seat, move: M): Rule | undefined;
  apply(state: S, seat: Seat, move: M, dice: Dice, say: Say<E>): void;
}

/** Rules of the table itself: they hold in every game. */
export const TABLE_RULES = {
  over: { id: 'TABLE-1', text: 'The game is over: nothing more can be played.' },
  stranger: { id: 'TABLE-2', text: 'Only somebody who has a seat in this game may play.' },
  takeBack: { id: 'TABLE-29', text: 'You can take back your last move only if nothing new was shown since.' },
} as const satisfies { [name: string]: Rule };

const NOBODY: readonly Seat[] = [];

type Played = 'pending' | 'moves' | 'refusal' | 'apply';

/**
 * Makes the deciding part of a game from its table of steps. `current` names the step of a state, or undefined when
 * the game is over; `seated` counts the seats.
 */
export function bySteps<S, M extends Move, E, N extends string>(
  steps: { readonly [name in N]: Step<S, M, E> },
  current: (state: S) => N | undefined,
  seated: (state: S) => number,
): Pick<Game<S, M, E>, Played> {
  const stepOf = (state: S): Step<S, M, E> | undefined => {
    const name = current(state);
    return name === undefined ? undefined : steps[name];
  };
  return {
    pending(state) {
      return stepOf(state)?.pending(state) ?? NOBODY;
    },
    moves(state, seat) {
      const step = stepOf(state);
      if (step === undefined) return [];
      const list = step.candidates(state, seat);
      let kept = 0;
      for (const move of list) if (step.refusal(state, seat, move) === undefined) list[kept++] = move;
      list.length = kept;
      return list;
    },
    refusal(state, seat, move) {
      const step = stepOf(state);
      if (step === undefined) return TABLE_RULES.over;
      if (!Number.isInteger(seat) || seat < 0 || seat >= seated(state)) return TABLE_RULES.stranger;
      return step.refusal(state, seat, move);
    },
    apply(state, seat, move, dice, say) {
      stepOf(state)!.apply(state, seat, move, dice, say); // a legal move has a step
    },
  };
}
