import { SHIELD_CHARGES } from '../../drawing/shields.ts';

/**
 * The icons in use, by their names in game-icons (CC BY 3.0): the build takes these and no others. Each part of
 * the page has a list of its own, and fetches no other; a game names its icons in its manifest.
 */
export const ICON_NAMES = {
  hall: ['cog'],
  /** The charges of the seats. */
  seats: ['lion', 'eagle-emblem', 'stag-head', 'rose', 'fleur-de-lys', 'white-tower'],
  /** Those that people choose for themselves. */
  shields: SHIELD_CHARGES,
  /** The crest of a winner. */
  ending: ['laurels', 'queen-crown'],
  /** What hides the table, on one device or while the television tells. */
  curtain: ['theater-curtains'],
  table: [
    'checklist',
    'cog',
    'hourglass',
    'light-bulb',
    'next-button',
    'open-book',
    'pause-button',
    'play-button',
    'previous-button',
    'round-table',
    'scroll-unfurled',
    'secret-book',
    'talk',
    'wax-seal',
  ],
} as const;

export type IconOf<P extends keyof typeof ICON_NAMES> = (typeof ICON_NAMES)[P][number];
