/** The components of Knights & Damosels as data: another box changes the events and what a victory takes. */
import type { Box } from '../../../core/box.ts';
import { type Components, STANDARD, useComponents } from './components.ts';

export const box: Box<Components> = { standard: STANDARD, use: useComponents };
