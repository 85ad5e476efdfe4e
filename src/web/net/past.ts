/** The moments of a game on the server: each view as this viewer was told it, from the first move on. */
import type { AnyGame, Viewer } from '../../core/game.ts';
import { patch } from '../../wire/difference.ts';
import type { History } from '../../wire/http.ts';
import type { StepsBack } from '../../wire/messages.ts';
import type { AnyMoment } from '../local/seated.ts';

/** What a moment is made of. */
export interface PastStep {
  readonly n: number;
  readonly view: unknown;
  readonly say?: readonly unknown[] | undefined;
  /** When it happened, if that was not just now. */
  readonly at?: number;
  readonly back?: StepsBack | undefined;
}

/** `viewer` may be less than what was told: the big screen of a player shows only what everybody may see. */
export function momentOf(
  game: AnyGame,
  viewer: Viewer,
  isMasked: boolean,
  { n, view, say = [], at = Date.now(), back }: PastStep,
): AnyMoment {
  const shown: unknown = isMasked ? game.view(view, viewer) : view;
  const events = isMasked
    ? say.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined)
    : say;
  return {
    n,
    me: viewer,
    view: shown,
    pending: game.pending(shown),
    events,
    since: at,
    ...(back && { back: back.seat }),
  };
}

/** Every view of a history that was not taken back, in its order. */
export function unrolled({ first, say, steps, at }: History): PastStep[] {
  let { view } = first;
  const gone = new Set(steps.flatMap(({ back }) => back?.steps ?? []));
  const all: PastStep[] = [
    { n: first.n, view, say, at: at[0] },
    ...steps.map((step, i) => {
      view = step.set === undefined ? step.view : patch(view, step.set);
      return { n: step.n, view, say: step.say, at: at[i + 1], back: step.back };
    }),
  ];
  return all.filter(({ n }) => !gone.has(n));
}
