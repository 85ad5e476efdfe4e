/** The moves of chapter 15, made once: a list of moves is then a list of these. */
import { CARDS, CHIVALRIES, DAMOSELS, EVENTS, KNIGHTS, SERVICE_CARDS } from './components.ts';

export type Move =
  | { readonly t: 'choose'; readonly knight: number; readonly damosel: number }
  | { readonly t: 'discardEvent'; readonly event: number }
  | { readonly t: 'revealEvent'; readonly event: number }
  | { readonly t: 'favour'; readonly card: number }
  | { readonly t: 'give'; readonly chivalry: number }
  | { readonly t: 'ask'; readonly slot: number }
  | { readonly t: 'challenge'; readonly slot: number }
  | { readonly t: 'none' }
  | { readonly t: 'contest'; readonly chivalry: number }
  | { readonly t: 'done' }
  | { readonly t: 'high' }
  | { readonly t: 'low' }
  | { readonly t: 'decline' }
  /** The chivalries set face down, as bits; the others lie face up. */
  | { readonly t: 'faces'; readonly down: number }
  | { readonly t: 'take'; readonly card: number }
  | { readonly t: 'arthur' }
  | { readonly t: 'mordred' }
  | { readonly t: 'fight'; readonly card: number };

export type MoveOf<T extends Move['t']> = Extract<Move, { readonly t: T }>;

/** KD-5.4: the most slots a display has. */
export const MOST_SLOTS = 6;

const numbered = <M extends Move>(count: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** By knight, then by damosel. */
export const CHOOSE = numbered(KNIGHTS.length * DAMOSELS.length, (i) => ({
  t: 'choose',
  knight: Math.floor(i / DAMOSELS.length),
  damosel: i % DAMOSELS.length,
}));
export const DISCARD_EVENT = numbered(EVENTS.length, (event) => ({ t: 'discardEvent', event }));
export const REVEAL_EVENT = numbered(EVENTS.length, (event) => ({ t: 'revealEvent', event }));
export const FAVOUR = numbered(SERVICE_CARDS.length, (card) => ({ t: 'favour', card }));
export const GIVE = numbered(CHIVALRIES.length, (chivalry) => ({ t: 'give', chivalry }));
export const ASK = numbered(MOST_SLOTS, (slot) => ({ t: 'ask', slot }));
export const CHALLENGE = numbered(MOST_SLOTS, (slot) => ({ t: 'challenge', slot }));
export const NO_CARD: Move = { t: 'none' };
export const CONTEST = numbered(CHIVALRIES.length, (chivalry) => ({ t: 'contest', chivalry }));
export const DONE: Move = { t: 'done' };
/** By the number under which a thrust is sealed: HIGH, LOW, DECLINE. */
export const THRUSTS: readonly Move[] = [{ t: 'high' }, { t: 'low' }, { t: 'decline' }];
/** By the bits that lie face down. */
export const FACES = numbered(1 << CHIVALRIES.length, (down) => ({ t: 'faces', down }));
export const TAKE = numbered(CARDS, (card) => ({ t: 'take', card }));
/** By the number of the side: ARTHURS, MORDREDS. */
export const SIDES: readonly Move[] = [{ t: 'arthur' }, { t: 'mordred' }];
export const FIGHT = numbered(CARDS, (card) => ({ t: 'fight', card }));

/** What a move carries besides its tag: the field, and the first number that is out of reach. */
const FIELDS: { readonly [T in Move['t']]: readonly (readonly [string, number])[] } = {
  choose: [
    ['knight', 100],
    ['damosel', 100],
  ],
  discardEvent: [['event', 100]],
  revealEvent: [['event', 100]],
  favour: [['card', 100]],
  give: [['chivalry', 100]],
  ask: [['slot', 100]],
  challenge: [['slot', 100]],
  none: [],
  contest: [['chivalry', 100]],
  done: [],
  high: [],
  low: [],
  decline: [],
  faces: [['down', FACES.length]],
  take: [['card', CARDS]],
  arthur: [],
  mordred: [],
  fight: [['card', CARDS]],
};

/** The shape only: whether there is such a slot or card is for the rules to say. */
export function readMove(raw: unknown): Move | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as { readonly [field: string]: unknown };
  const { t } = given;
  if (typeof t !== 'string' || !Object.hasOwn(FIELDS, t)) return undefined;
  const read: { [field: string]: unknown } = { t };
  for (const [field, end] of FIELDS[t as Move['t']]) {
    const number = given[field];
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number >= end) return undefined;
    read[field] = number;
  }
  return read as Move;
}
