/** Names of cards and chivalries for a reader, and the icon of each. */
import {
  type Bits,
  type Card,
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
} from '../../../games/knights-and-damosels/components.ts';
import type { IconName } from './icons.ts';
import { listed, type Words } from '../../words/words.tsx';

export const iconOf = (chivalry: number): IconName => CHIVALRIES[chivalry].icon;
export const damoselName = (damosel: number): string => DAMOSELS[damosel].name;
/** Without the title, where room is short: Bors, Guenever, Morgan. */
export const plainName = (name: string): string => name.replace(/^(Sir|Lady|Queen|La Beale) | le Fay$/g, '');
export const cardName = ({ t }: Words, card: Card): string => t['kd.chivalry'](chivalryOf(card));
export const giverName = (card: Card): string => damoselName(damoselOf(card));

/** "Sword, Horse and Farmer", or nothing. */
export function bitsNamed(words: Words, bits: Bits): string {
  return listed(words, CHIVALRIES.flatMap((_, one) => (bits & (1 << one) ? [words.t['kd.chivalry'](one)] : []))); // prettier-ignore
}
