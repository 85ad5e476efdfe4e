/** Apart from those of the table: it is a large drawing, and few tables need it. */
import { ICONS } from 'virtual:icons/curtain';
import type { IconOf } from '../look/icon-names.ts';
import { iconsFrom } from '../look/icon.tsx';

export const { Icon } = iconsFrom<IconOf<'curtain'>>(ICONS);
