/** Names of cards and chivalries for a reader, and where a card is. */
import { HIDDEN, type Seat, type Viewer } from '../../../core/game.ts';
import {
  type Bits,
  type Card,
  cardOf,
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
  KNIGHTS,
} from '../rules/components.ts';
import { playerOf, type State } from '../rules/state.ts';
import { listed } from '../../../core/text.ts';
import type { Words } from './words.ts';

/** The names of those who sit at the table, by seat. */
export type Names = readonly string[];

export const damoselName = (damosel: number): string => DAMOSELS[damosel].name;
/** Nothing for a seat that has no knight yet. */
export const knightOf = (view: State, seat: Seat): string => KNIGHTS[view.players[seat]?.knight]?.name ?? '';
/** What a person is called: `Ben (Sir Pelleas)`; by the knight alone where no names are known. */
export const whoIs = (view: State, seat: Seat, names?: Names): string =>
  names === undefined ? knightOf(view, seat) : `${names[seat]} (${knightOf(view, seat)})`;
/** Without the title, where room is short: Bors, Guenever, Morgan. */
export const plainName = (name: string): string => name.replace(/^(Sir|Lady|Queen|La Beale) | le Fay$/g, '');
export const cardName = ({ t }: Words, card: Card): string => t['kd.chivalry'](chivalryOf(card));
export const giverName = (card: Card): string => damoselName(damoselOf(card));

/** By the number under which it is sealed. */
export const THRUST_NAMES = ['high', 'low', 'decline'] as const;
export type Thrust = (typeof THRUST_NAMES)[number];

/** "Sword, Horse and Farmer", or nothing. */
export function bitsNamed(words: Words, bits: Bits): string {
  return listed(words, CHIVALRIES.flatMap((_, one) => (bits & (1 << one) ? [words.t['kd.chivalry'](one)] : []))); // prettier-ignore
}

/** In whose row a lady's chivalry lies, or NONE. */
export function holderOf(view: State, damosel: number, chivalry: number): Seat {
  const card = cardOf(damosel, chivalry);
  return view.players.findIndex(({ row, wounded }) => row.includes(card) || wounded.includes(card));
}

/** KD-22.4: whose card a slot is: the lady if she is known, a candidate for one's own gift, or nothing. */
export function whose({ t }: Words, view: State, me: Viewer, slot: number): string | undefined {
  const { damosel, chivalry } = view.display[slot];
  if (damosel !== HIDDEN) return playerOf(view, damosel) === me ? t['kd.mine'] : plainName(damoselName(damosel));
  return me !== 'watcher' && view.players[me].gift === chivalry ? t['kd.perhapsMine'] : undefined;
}
