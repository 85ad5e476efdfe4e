/** The icons of the table. */
import { ICONS } from 'virtual:icons/table';
import { iconsFrom } from '../look/icon.tsx';

export const { Icon } = iconsFrom(ICONS);
