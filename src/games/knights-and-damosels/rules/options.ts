/** KD-14.2: the options of a game in which nothing is changed. */
import { defaultOptions } from '../../../core/game.ts';
import { manifest } from '../manifest.ts';
import type { Options } from './state.ts';

export const CLASSIC = defaultOptions<Options>(manifest);
