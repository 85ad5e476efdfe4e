/** Where on the page a move is made: the tile, the button that turns it, the button that places it. */
import type { LayMove, State } from '../rules/state.ts';

export const spots = (_view: State, { tile, turn }: LayMove): readonly string[] => [
  `.hand-tile[data-tile="${tile}"]:not([aria-checked="true"])`,
  `main:has(.hand-tile[data-tile="${tile}"]:not([data-turn="${turn}"])) [aria-keyshortcuts="R"]`,
  '.area-ask .button-main',
];
