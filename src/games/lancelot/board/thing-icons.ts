/** Which icon stands for what. */
import * as drawn from '../drawing/icons.ts';
import type { IconName } from './icons.ts';

export const THING_ICONS: readonly IconName[] = drawn.THING_ICONS;
export const SITE_ICONS: readonly IconName[] = drawn.SITE_ICONS;

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
