/** The clocks one can choose without thinking in seconds. */
import type { Clock } from '../../wire/table-info.ts';

export const PACES = ['none', 'brisk', 'calm', 'post'] as const;
export type Pace = (typeof PACES)[number];

const CLOCKS: { readonly [pace in Pace]: Clock } = {
  none: { t: 'none' },
  brisk: { t: 'live', seconds: 30, reserve: 120, late: 'fallback' },
  calm: { t: 'live', seconds: 90, reserve: 600, late: 'bot' },
  post: { t: 'post', days: 3, late: 'bot' },
};

export const clockOf = (pace: Pace): Clock => CLOCKS[pace];
