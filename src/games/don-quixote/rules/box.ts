/** The components of Don Quixote as data: another box changes the tiles and what the rounds demand. */
import type { Box } from '../../../core/box.ts';
import { type Components, STANDARD, useComponents } from './components.ts';

export const box: Box<Components> = { standard: STANDARD, use: useComponents };
