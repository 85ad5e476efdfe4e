/** Which icon stands for a chivalry. */
import { CHIVALRIES } from '../rules/components.ts';
import type { IconName } from './icons.ts';

export const iconOf = (chivalry: number): IconName => CHIVALRIES[chivalry].icon;
