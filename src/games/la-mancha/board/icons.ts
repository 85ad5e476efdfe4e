/** The icons of this board, fetched with it. */
import { ICONS } from 'virtual:icons/la-mancha';
import { iconsFrom } from '../../../web/look/icon.tsx';
import type { icons } from '../manifest.ts';

export type IconName = (typeof icons)[number];
export const { Icon, IconMark } = iconsFrom<IconName>(ICONS);
