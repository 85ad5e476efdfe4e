/** The icons of the hall. */
import { ICONS } from 'virtual:icons/hall';
import { iconsFrom } from '../look/icon.tsx';
import type { IconOf } from '../look/icon-names.ts';

export const { Icon } = iconsFrom<IconOf<'hall'>>(ICONS);
