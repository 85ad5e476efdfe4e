/** The moments of a game on the server: each view as this viewer was told it, from the first move on. */
import type { AnyGame, Viewer } from '../../core/game.ts';
import { patch } from '../../wire/difference.ts';
import type { History } from '../../wire/http.ts';
import type { AnyMoment } from '../local/seated.ts';

/** What a moment is made of. */
export interface PastStep {
  readonly n: number;
  readonly view: unknown;
  readonly say?: readonly unknown[] | undefined;
  /** When it happened, if that was not just now. */
  readonly at?: number;
}

/** `viewer` may be less than what was told: the big screen of a player shows only what everybody may see. */
export function momentOf(
  game: AnyGame,
  viewer: Viewer,
  isMasked: boolean,
  { n, view, say = [], at = Date.now() }: PastStep,
): AnyMoment {
  const shown: unknown = isMasked ? game.view(view, viewer) : view;
  const events = isMasked
    ? say.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined)
    : say;
  return { n, me: viewer, view: shown, pending: game.pending(shown), events, since: at };
}

/** Every view of a history, in its order. */
export function unrolled({ first, say, steps, at }: History): PastStep[] {
  let { view } = first;
  return [
    { n: first.n, view, say, at: at[0] },
    ...steps.map((step, i) => {
      view = step.set === undefined ? step.view : patch(view, step.set);
      return { n: step.n, view, say: step.say, at: at[i + 1] };
    }),
  ];
}
