/** KD-22.9: High and Low as lances. */
import type { Thrust } from '../text/naming.ts';

/** A shaft with its point and its guard: raised, lowered, or laid on the ground. */
const LANCES = {
  high: 'M6 54 104 11M24 40l8 12M104 11l12-5-8 10z',
  low: 'M6 6 104 49M24 8l-6 13M104 49l12 5-12 1z',
  decline: 'M8 48H98M26 40v16M98 48l14-4v8z',
} as const;

export function Lance({ thrust }: { readonly thrust: Thrust }) {
  return (
    <svg class={`kd-lance kd-lance-${thrust}`} viewBox="0 0 120 60" aria-hidden="true" focusable="false">
      <path d={LANCES[thrust]} />
    </svg>
  );
}
