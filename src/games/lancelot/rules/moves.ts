/** Chapter 16: the choices a player can make, as moves. Most are made once: a list of moves is then a list of these. */
import { NONE } from '../../../core/game.ts';
import { CARDS, CATEGORIES, CHAIRS, madeOfBox, TABLE, WEAPONS } from './components.ts';
import { DEEDS } from './deeds.ts';
import { VIRTUES } from './virtues.ts';

export interface SeatMove {
  readonly t: 'seat';
  readonly chair: number;
}
/** Of these three, a virtue of NONE means none. */
export interface CrownMove {
  readonly t: 'crown';
  readonly virtue: number;
}
export interface LearnMove {
  readonly t: 'learn';
  readonly virtue: number;
}
export interface VowMove {
  readonly t: 'vow';
  readonly virtue: number;
}
/** Ride to a space, remain at the Grail, or go home to the TABLE. */
export interface GoMove {
  readonly t: 'go';
  readonly to: number;
}
/** Take some of what is offered; the things in rising order. */
export interface TakeMove {
  readonly t: 'take';
  readonly things: readonly number[];
}
/** LAN-12.5: `spare` is the weapon that Maleagant spares, or NONE. */
export interface DeedMove {
  readonly t: 'deed';
  readonly tile: number;
  readonly spare: number;
}
export interface MorganaMove {
  readonly t: 'morgana';
  readonly use: boolean;
}
/** LAN-14.6: so many of each colour, in the order of CARDS. */
export interface DiscardMove {
  readonly t: 'discard';
  readonly cards: readonly number[];
}
/** LAN-14.7: one card for one of another colour. */
export interface ExchangeMove {
  readonly t: 'exchange';
  readonly give: number;
  readonly get: number;
}
/** LAN-14.8. */
export interface ReleaseMove {
  readonly t: 'release';
  readonly squires: number;
}
export interface DoneMove {
  readonly t: 'done';
}
export interface ClaimMove {
  readonly t: 'claim';
  readonly category: number;
}

export type MagicMove = DiscardMove | ExchangeMove | ReleaseMove | DoneMove;
export type Move =
  | SeatMove
  | CrownMove
  | LearnMove
  | VowMove
  | GoMove
  | TakeMove
  | DeedMove
  | MorganaMove
  | MagicMove
  | ClaimMove;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const SEAT_MOVES: readonly SeatMove[] = CHAIRS.map((_, chair) => ({ t: 'seat', chair }));
export const GO_MOVES: GoMove[] = [];
madeOfBox(() => GO_MOVES.splice(0, GO_MOVES.length, ...numbers(TABLE + 1).map((to): GoMove => ({ t: 'go', to }))));
export const CROWN_MOVES: readonly CrownMove[] = [...VIRTUES.keys(), NONE].map((virtue) => ({ t: 'crown', virtue }));
export const LEARN_MOVES: readonly LearnMove[] = [...VIRTUES.keys(), NONE].map((virtue) => ({ t: 'learn', virtue }));
export const VOW_MOVES: readonly VowMove[] = [...VIRTUES.keys(), NONE].map((virtue) => ({ t: 'vow', virtue }));
export const MORGANA_MOVES: readonly MorganaMove[] = [true, false].map((use) => ({ t: 'morgana', use }));
export const CLAIM_MOVES: readonly ClaimMove[] = CATEGORIES.map((_, category) => ({ t: 'claim', category }));
export const DONE: DoneMove = { t: 'done' };

/** By tile: paid in full, then with each of its weapons spared. */
export const DEED_MOVES: (readonly DeedMove[])[] = [];
madeOfBox(() =>
  DEEDS.forEach(({ cost }, tile) => {
    const spared = [NONE, ...WEAPONS.filter((weapon) => cost[weapon] > 0)];
    DEED_MOVES[tile] = spared.map((spare) => ({ t: 'deed', tile, spare }));
  }),
);

export const EXCHANGE_MOVES: readonly ExchangeMove[] = CARDS.flatMap((give) =>
  CARDS.filter((get) => get !== give).map((get): ExchangeMove => ({ t: 'exchange', give, get })),
);

/** Reads the shape of a move, not the rules; undefined for anything else. */
export function readMove(raw: unknown): Move | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as Fields;
  const { t } = given;
  return typeof t === 'string' && Object.hasOwn(READERS, t) ? READERS[t as Move['t']](given) : undefined;
}

interface Fields {
  readonly [field: string]: unknown;
}

type Readers = { readonly [T in Move['t']]: (given: Fields) => Extract<Move, { t: T }> | undefined };

const READERS: Readers = {
  seat: ({ chair }) => (isNumber(chair) ? { t: 'seat', chair } : undefined),
  crown: ({ virtue }) => (isNumber(virtue) ? { t: 'crown', virtue } : undefined),
  learn: ({ virtue }) => (isNumber(virtue) ? { t: 'learn', virtue } : undefined),
  vow: ({ virtue }) => (isNumber(virtue) ? { t: 'vow', virtue } : undefined),
  go: ({ to }) => (isNumber(to) ? { t: 'go', to } : undefined),
  take: ({ things }) => (isNumbers(things, 9) ? { t: 'take', things: things.toSorted((a, b) => a - b) } : undefined),
  deed: ({ tile, spare }) => (isNumber(tile) && isNumber(spare) ? { t: 'deed', tile, spare } : undefined),
  morgana: ({ use }) => (typeof use === 'boolean' ? { t: 'morgana', use } : undefined),
  discard: ({ cards }) =>
    isNumbers(cards, CARDS.length) && cards.length === CARDS.length
      ? { t: 'discard', cards: cards.slice() }
      : undefined,
  exchange: ({ give, get }) => (isNumber(give) && isNumber(get) ? { t: 'exchange', give, get } : undefined),
  release: ({ squires }) => (isNumber(squires) ? { t: 'release', squires } : undefined),
  done: () => DONE,
  claim: ({ category }) => (isNumber(category) ? { t: 'claim', category } : undefined),
};

const isNumber = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= NONE && raw < 1000;

const isNumbers = (raw: unknown, most: number): raw is number[] =>
  Array.isArray(raw) && raw.length <= most && raw.every((one) => isNumber(one) && one >= 0);
