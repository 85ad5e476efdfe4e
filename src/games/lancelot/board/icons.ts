/** The icons of this board, fetched with it. */
import { ICONS } from 'virtual:icons/lancelot';
import { iconsFrom } from '../../../web/look/icon.tsx';

export type IconName = keyof typeof ICONS;
export const { Icon, IconMark } = iconsFrom(ICONS);
