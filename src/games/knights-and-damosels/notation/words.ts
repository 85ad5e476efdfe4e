/** Cards, events and moves as people write them: `nimue:sword`, `war-rome`, `ask s3`, `?` for what is hidden. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import {
  type Bits,
  type Card,
  cardOf,
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
  EVENTS,
  KNIGHTS,
  SERVICE_CARDS,
} from '../rules/components.ts';
import { ASK, CHALLENGE, type Move } from '../rules/moves.ts';

export const UNKNOWN = '?';
export const NOTHING = '-';

interface Named {
  readonly id: string;
}

/** The word of a number in its list; `?` when it is hidden, `-` when there is none. */
export function wordOf(list: readonly Named[], number: number): string {
  if (number === HIDDEN) return UNKNOWN;
  return number === NONE ? NOTHING : (list[number]?.id ?? `no. ${number + 1}`);
}

/** The number of a word, in any case; HIDDEN for `?`, undefined for anything else. */
export function numberOf(list: readonly Named[], word: string): number | undefined {
  if (word === UNKNOWN) return HIDDEN;
  const found = list.findIndex(({ id }) => id === word.toLowerCase());
  return found < 0 ? undefined : found;
}

export const writeChivalry = (chivalry: number): string => wordOf(CHIVALRIES, chivalry);
export const writeEvent = (event: number): string => wordOf(EVENTS, event);
export const writeSlot = (slot: number): string => `s${slot + 1}`;

export function writeCard(card: Card): string {
  return card < 0
    ? wordOf(CHIVALRIES, card)
    : `${wordOf(DAMOSELS, damoselOf(card))}:${wordOf(CHIVALRIES, chivalryOf(card))}`;
}

export function cardNamed(word: string): Card | undefined {
  const [damosel, chivalry, ...more] = word.split(':').map((part) => part.toLowerCase());
  const lady = DAMOSELS.findIndex(({ id }) => id === damosel);
  const which = CHIVALRIES.findIndex(({ id }) => id === chivalry);
  return lady < 0 || which < 0 || more.length > 0 ? undefined : cardOf(lady, which);
}

/** `sword horse`, or `-`. */
export function writeChivalries(bits: Bits): string {
  const words = CHIVALRIES.flatMap(({ id }, chivalry) => (bits & (1 << chivalry) ? [id] : []));
  return words.join(' ') || NOTHING;
}

export function bitsNamed(words: readonly string[]): Bits | undefined {
  let bits = 0;
  for (const word of words) {
    const chivalry = numberOf(CHIVALRIES, word);
    if (chivalry === undefined || chivalry < 0) return undefined;
    bits |= 1 << chivalry;
  }
  return bits;
}

export function slotNamed(word: string): number | undefined {
  const number = /^s?([1-9]\d?)$/i.exec(word)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

type Writing = { readonly [T in Move['t']]: (move: Extract<Move, { t: T }>) => string };

const WRITING: Writing = {
  choose: ({ knight, damosel }) => `choose ${wordOf(KNIGHTS, knight)} ${wordOf(DAMOSELS, damosel)}`,
  discardEvent: ({ event }) => `discard ${writeEvent(event)}`,
  revealEvent: ({ event }) => `reveal ${writeEvent(event)}`,
  favour: ({ card }) => `favour ${wordOf(SERVICE_CARDS, card)}`,
  give: ({ chivalry }) => `give ${writeChivalry(chivalry)}`,
  ask: ({ slot }) => `ask ${writeSlot(slot)}`,
  challenge: ({ slot }) => `challenge ${writeSlot(slot)}`,
  none: () => 'none',
  contest: ({ chivalry }) => `contest ${writeChivalry(chivalry)}`,
  done: () => 'done',
  high: () => 'high',
  low: () => 'low',
  decline: () => 'decline',
  faces: ({ down }) => (down === 0 ? 'up' : `down ${writeChivalries(down)}`),
  take: ({ card }) => `take ${writeCard(card)}`,
  arthur: () => 'arthur',
  mordred: () => 'mordred',
  fight: ({ card }) => `fight ${writeCard(card)}`,
};

export function writeMove(move: Move): string {
  return (WRITING[move.t] as (move: Move) => string)(move);
}

/** The verbs of moves: what follows them, and the move if it can be read. */
const READING: { readonly [verb: string]: (words: readonly string[]) => Move | undefined } = {
  choose: ([knight, damosel, ...more]) => {
    const [k, d] = [numberOf(KNIGHTS, knight ?? ''), numberOf(DAMOSELS, damosel ?? '')];
    return k === undefined || d === undefined || k < 0 || d < 0 || more.length > 0
      ? undefined
      : { t: 'choose', knight: k, damosel: d };
  },
  discard: (words) => one(words, EVENTS, (event) => ({ t: 'discardEvent', event })),
  reveal: (words) => one(words, EVENTS, (event) => ({ t: 'revealEvent', event })),
  favour: (words) => one(words, SERVICE_CARDS, (card) => ({ t: 'favour', card })),
  give: (words) => one(words, CHIVALRIES, (chivalry) => ({ t: 'give', chivalry })),
  ask: (words) => ASK[oneSlot(words)],
  challenge: (words) => CHALLENGE[oneSlot(words)],
  contest: (words) => one(words, CHIVALRIES, (chivalry) => ({ t: 'contest', chivalry })),
  none: (words) => bare(words, { t: 'none' }),
  done: (words) => bare(words, { t: 'done' }),
  high: (words) => bare(words, { t: 'high' }),
  low: (words) => bare(words, { t: 'low' }),
  decline: (words) => bare(words, { t: 'decline' }),
  arthur: (words) => bare(words, { t: 'arthur' }),
  mordred: (words) => bare(words, { t: 'mordred' }),
  up: (words) => bare(words, { t: 'faces', down: 0 }),
  down(words) {
    const down = bitsNamed(words);
    return down === undefined || down === 0 ? undefined : { t: 'faces', down };
  },
  take: (words) => oneCard(words, (card) => ({ t: 'take', card })),
  fight: (words) => oneCard(words, (card) => ({ t: 'fight', card })),
};

const bare = (words: readonly string[], move: Move): Move | undefined => (words.length === 0 ? move : undefined);
const oneSlot = (words: readonly string[]): number => (words.length === 1 ? (slotNamed(words[0]) ?? NONE) : NONE);

function one(words: readonly string[], list: readonly Named[], make: (number: number) => Move): Move | undefined {
  const number = words.length === 1 ? numberOf(list, words[0]) : undefined;
  return number === undefined || number < 0 ? undefined : make(number);
}

function oneCard(words: readonly string[], make: (card: Card) => Move): Move | undefined {
  const card = words.length === 1 ? cardNamed(words[0]) : undefined;
  return card === undefined ? undefined : make(card);
}

const EXPECTED =
  'choose, discard, reveal, favour, give, ask, challenge, none, contest, done, high, low, decline, up, down, take, arthur, mordred or fight, and what belongs to it: give sword, ask s3, down honor valor, fight nimue:sword';

export function readMoveText(text: string): Reading<Move> {
  const [verb = '', ...words] = text.trim().split(/[\s,]+/);
  const read = Object.hasOwn(READING, verb.toLowerCase()) ? READING[verb.toLowerCase()] : undefined;
  const move = read?.(words);
  return move === undefined ? { problems: [misread('move', text.trim(), EXPECTED)] } : { value: move };
}

const LONGEST = 40;

/** A problem with something that was typed, cut to a length that fits in a message. */
export function misread(where: string, found: string, expected: string): Problem {
  const short = found.length > LONGEST ? `${found.slice(0, LONGEST - 1)}…` : found;
  return { where, found: short || 'nothing', expected };
}
