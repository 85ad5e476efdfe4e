/** The icons of the hall. */
import { ICONS } from 'virtual:icons/hall';
import { iconsFrom } from '../look/icon.tsx';

export const { Icon, IconMark } = iconsFrom(ICONS);
