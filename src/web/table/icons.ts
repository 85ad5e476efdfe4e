/** The icons of the table. */
import { ICONS } from 'virtual:icons/table';
import { iconsFrom } from '../look/icon.tsx';
import type { IconOf } from '../look/icon-names.ts';

export const { Icon } = iconsFrom<IconOf<'table'>>(ICONS);
