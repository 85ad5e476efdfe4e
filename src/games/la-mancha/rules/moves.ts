/** What a knight may do: the moves, and how to read the shape of one. */
import { NONE, type Seat } from '../../../core/game.ts';
import { plain } from './12-words.ts';
import { type TaleMode, TALE_MODES, type Order, ORDERS, type Reaction, REACTIONS } from './state.ts';

export type Move =
  | { readonly t: 'draw' }
  | { readonly t: 'woo'; readonly yes: boolean }
  | { readonly t: 'tell'; readonly cards: readonly number[]; readonly text?: string }
  | { readonly t: 'spoken'; readonly text?: string }
  | { readonly t: 'mark'; readonly kept: number }
  | { readonly t: 'name'; readonly tale: number; readonly text?: string }
  | { readonly t: 'take'; readonly card: number }
  | { readonly t: 'enough' }
  /** A Treasure that was gained. */
  | { readonly t: 'equip'; readonly card: number }
  /** The Love that was won. */
  | { readonly t: 'accept' }
  | { readonly t: 'leave' }
  | { readonly t: 'discard'; readonly card: number }
  | PlayMove
  | UseMove
  | { readonly t: 'roll' }
  | { readonly t: 'run'; readonly keep: boolean }
  | { readonly t: 'pass'; readonly until: Order }
  | { readonly t: 'applaud'; readonly tale: number; readonly with: Reaction }
  /** LM-9.13: more time in this window. */
  | { readonly t: 'hold' }
  /** LM-12.8: the judge gives the tellers their time again. */
  | { readonly t: 'extend' }
  /** LM-9.14: a standing order is taken back. */
  | { readonly t: 'heed' }
  /** LM-13.6: the judge leaves the verdict to those who told. */
  | { readonly t: 'call' }
  /** LM-12.3: the judge turns the page for all. */
  | { readonly t: 'turn' }
  /** LM-12.1: the host wants tales written or told aloud from the next turn on. */
  | { readonly t: 'mode'; readonly mode: TaleMode }
  /** For a tale of another, or NONE for nobody. */
  | { readonly t: 'vote'; readonly tale: number }
  /** LM-10.4: the Feat of sudden death, by a knight who is tied. */
  | { readonly t: 'select'; readonly card: number }
  /** What the clock does for whoever lets the time run out (LM-12.8, LM-12.9, LM-14.3). */
  | { readonly t: 'silence'; readonly text?: string };

/**
 * A Chivalry card for its effect: at a rival, at a Treasure, or at nobody. `seen` is the version it was made for; who
 * does not say plays for the state that is there.
 */
export interface PlayMove {
  readonly t: 'play';
  readonly card: number;
  readonly rival: Seat;
  readonly treasure: number;
  readonly seen?: number;
  readonly text?: string;
}

/** LM-9.12: an equipped card with a window, by its place. */
export interface UseMove {
  readonly t: 'use';
  readonly place: number;
  readonly seen?: number;
}

export type MoveOf<T extends Move['t']> = Extract<Move, { t: T }>;

interface Fields {
  readonly [field: string]: unknown;
}

/** The shape only, not the rules. Free texts are made plain (LM-12.2). */
export function readMove(raw: unknown): Move | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = raw as Fields;
  const { t } = fields;
  if (typeof t !== 'string' || !Object.hasOwn(READERS, t)) return undefined;
  if (fields['text'] !== undefined && typeof fields['text'] !== 'string') return undefined;
  return READERS[t as Move['t']](fields);
}

const READERS: { readonly [T in Move['t']]: (fields: Fields) => MoveOf<T> | undefined } = {
  draw: () => ({ t: 'draw' }),
  woo: ({ yes }) => (typeof yes === 'boolean' ? { t: 'woo', yes } : undefined),
  tell: ({ cards, text }) => (isCards(cards) ? { t: 'tell', cards: cards.slice(), ...words(text) } : undefined),
  spoken: ({ text }) => ({ t: 'spoken', ...words(text) }),
  mark: ({ kept }) => (isCount(kept) ? { t: 'mark', kept } : undefined),
  name: ({ tale, text }) => (isCount(tale) ? { t: 'name', tale, ...words(text) } : undefined),
  take: ({ card }) => (isCount(card) ? { t: 'take', card } : undefined),
  enough: () => ({ t: 'enough' }),
  equip: ({ card }) => (isCount(card) ? { t: 'equip', card } : undefined),
  accept: () => ({ t: 'accept' }),
  leave: () => ({ t: 'leave' }),
  discard: ({ card }) => (isCount(card) ? { t: 'discard', card } : undefined),
  play: readPlay,
  use: ({ place, seen }) => (isCount(place) && isVersion(seen) ? { t: 'use', place, ...since(seen) } : undefined),
  roll: () => ({ t: 'roll' }),
  run: ({ keep }) => (typeof keep === 'boolean' ? { t: 'run', keep } : undefined),
  pass: ({ until }) => (isOneOf(ORDERS, until) ? { t: 'pass', until } : undefined),
  applaud: ({ tale, with: reaction }) =>
    isCount(tale) && isOneOf(REACTIONS, reaction) ? { t: 'applaud', tale, with: reaction } : undefined,
  hold: () => ({ t: 'hold' }),
  extend: () => ({ t: 'extend' }),
  heed: () => ({ t: 'heed' }),
  call: () => ({ t: 'call' }),
  turn: () => ({ t: 'turn' }),
  mode: ({ mode }) => (isOneOf(TALE_MODES, mode) ? { t: 'mode', mode } : undefined),
  vote: ({ tale }) => (isTarget(tale) ? { t: 'vote', tale } : undefined),
  select: ({ card }) => (isCount(card) ? { t: 'select', card } : undefined),
  silence: ({ text }) => ({ t: 'silence', ...words(text) }),
};

function readPlay({ card, rival, treasure, seen, text }: Fields): PlayMove | undefined {
  if (!isCount(card) || !isVersion(seen) || !isTarget(rival) || !isTarget(treasure)) return undefined;
  return { t: 'play', card, rival, treasure, ...since(seen), ...words(text) };
}

const isVersion = (raw: unknown): raw is number | undefined => raw === undefined || isCount(raw);
const since = (seen: number | undefined): { seen?: number } => (seen === undefined ? {} : { seen });

const MOST = 100_000;
const isCount = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < MOST;
const isTarget = (raw: unknown): raw is number => raw === NONE || isCount(raw);
const isOneOf = <T extends string>(list: readonly T[], raw: unknown): raw is T => list.includes(raw as T);

const isCards = (raw: unknown): raw is number[] => Array.isArray(raw) && raw.length < 100 && raw.every(isCount);

const words = (text: unknown): { text?: string } => (typeof text === 'string' ? { text: plain(text) } : {});
