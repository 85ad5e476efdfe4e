/** Which icon stands for what. */
import * as drawn from '../drawing/icons.ts';
import { ALL_WEAPONS, DEED_TILES } from '../rules/virtues.ts';
import type { IconName } from './icons.ts';

export const THING_ICONS: readonly IconName[] = drawn.THING_ICONS;
export const SITE_ICONS: readonly IconName[] = drawn.SITE_ICONS;

/** Of what a virtue counts. */
export function countedIcon(of: number): IconName {
  if (of === ALL_WEAPONS) return 'crossed-swords';
  return of === DEED_TILES ? 'dragon-head' : THING_ICONS[of];
}

/** By chair: what it gives. */
export const CHAIR_ICONS: readonly IconName[] = [
  'crown',
  'evil-eyes',
  'mounted-knight',
  'castle',
  'crossed-swords',
  'card-pickup',
  'sparkles',
  'queen-crown',
];
