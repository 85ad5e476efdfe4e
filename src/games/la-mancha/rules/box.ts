/** The components of La Mancha as data: another box changes Treasures, the difficulty and tags of Feats, and Loves. */
import type { Box } from '../../../core/box.ts';
import { type Components, STANDARD, useComponents } from './components.ts';

export const box: Box<Components> = { standard: STANDARD, use: useComponents };
