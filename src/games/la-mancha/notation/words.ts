/** Cards and moves as people write them: `C04`, `T10`, `?` for what is hidden; `play C40 at T10`. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import { CHIVALRY, JOURNEY, PLACES, TREASURES } from '../rules/components.ts';
import { plain } from '../rules/12-words.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import { MODES, type Order, ORDERS, type Reaction, REACTIONS } from '../rules/state.ts';

export const UNKNOWN = '?';

/** One of the three decks: its cards by their ids, in any case. */
export interface Deck {
  write(card: number): string;
  read(word: string): number | undefined;
}

function deckOf(cards: readonly { readonly id: string }[]): Deck {
  const numbers = new Map(cards.map(({ id }, card) => [id.toLowerCase(), card]));
  return {
    write: (card) => (card === HIDDEN ? UNKNOWN : (cards[card]?.id ?? `card ${card}`)),
    read: (word) => (word === UNKNOWN ? HIDDEN : numbers.get(word.toLowerCase())),
  };
}

export const CHIVALRY_DECK = deckOf(CHIVALRY);
export const TREASURE_DECK = deckOf(TREASURES);
export const JOURNEY_DECK = deckOf(JOURNEY);

export const writeSeat = (seat: number): string => (seat === HIDDEN ? UNKNOWN : `seat ${seat + 1}`);

type Writers = { readonly [T in Move['t']]: (move: MoveOf<T>) => string };

const WRITERS: Writers = {
  draw: () => 'draw',
  woo: ({ yes }) => (yes ? 'woo' : 'sit out'),
  tell: ({ cards, text }) => ['tell', ...cards.map(CHIVALRY_DECK.write), ...quoted(text)].join(' '),
  spoken: ({ text }) => ['spoken', ...quoted(text)].join(' '),
  mark: ({ kept }) => `mark ${writeBits(kept) || 'none'}`,
  name: ({ tale, text }) => [`name ${tale + 1}`, ...quoted(text)].join(' '),
  take: ({ card }) => `take ${CHIVALRY_DECK.write(card)}`,
  enough: () => 'enough',
  equip: ({ card }) => `equip ${TREASURE_DECK.write(card)}`,
  accept: () => 'accept',
  leave: () => 'leave',
  discard: ({ card }) => `discard ${CHIVALRY_DECK.write(card)}`,
  play: ({ card, rival, treasure, seen, text }) =>
    [`play ${CHIVALRY_DECK.write(card)}`, ...aim(rival, treasure), ...since(seen), ...quoted(text)].join(' '),
  use: ({ place, seen }) => [`use ${PLACES[place] ?? place}`, ...since(seen)].join(' '),
  roll: () => 'roll',
  run: ({ keep }) => (keep ? 'run keeping the hand' : 'run'),
  pass: ({ until }) => (until === 'window' ? 'pass' : `pass for ${until}`),
  applaud: ({ tale, with: reaction }) => `applaud ${tale + 1} with ${reaction}`,
  hold: () => 'hold',
  extend: () => 'extend',
  heed: () => 'heed',
  call: () => 'call',
  turn: () => 'turn',
  mode: ({ mode }) => `mode ${mode}`,
  vote: ({ tale }) => (tale === NONE ? 'vote nobody' : `vote ${tale + 1}`),
  silence: ({ text }) => ['silence', ...quoted(text)].join(' '),
};

export function writeMove(move: Move): string {
  const write = WRITERS[move.t] as (move: Move) => string;
  return write(move);
}

const quoted = (text: string | undefined): string[] => (text === undefined ? [] : [JSON.stringify(text)]);
const since = (seen: number | undefined): string[] => (seen === undefined ? [] : [`@${seen}`]);

function aim(rival: number, treasure: number): string[] {
  if (rival !== NONE) return [`at seat ${rival + 1}`];
  return treasure === NONE ? [] : [`at ${TREASURE_DECK.write(treasure)}`];
}

/** `1 3` for the bits of the first and the third. */
export function writeBits(bits: number): string {
  const list: number[] = [];
  for (let i = 0; i < 8; i++) if (bits & (1 << i)) list.push(i + 1);
  return list.join(' ');
}

/** The number of bits, or undefined for what cannot be one. */
export function readBits(words: string): number | undefined {
  const list = words.split(/[\s,]+/).filter((word) => word !== '');
  if (!list.every((word) => /^[1-8]$/.test(word))) return undefined;
  return list.reduce((bits, word) => bits | (1 << (Number(word) - 1)), 0);
}

const MOVE = /^([a-z]+(?: out)?)\s*([^"]*?)\s*("(?:[^"\\]|\\.)*")?$/isu;
const EXPECTED =
  'draw, woo, sit out, tell C04 "text", spoken "text", mark 1 3, name 2 "remark", take C04, enough, equip T05, accept, leave, ' +
  'discard C04, play C40 at T10, play C43 at seat 2, use weapon, roll, run, run keeping the hand, pass, pass for feat, ' +
  'applaud 1 with laurel, hold, extend, heed, call, turn, mode aloud, vote 2, vote nobody or silence';

export function readMove(text: string): Reading<Move> {
  const [, verb = '', words = '', quote] = MOVE.exec(text.trim()) ?? [];
  const spoken = quote === undefined ? {} : unquote(quote);
  const reader = READERS.get(verb.toLowerCase());
  const move = spoken === undefined ? undefined : reader?.(words, spoken);
  return move === undefined ? { problems: [misread('move', text, EXPECTED)] } : { value: move };
}

interface Spoken {
  readonly text?: string;
}

function unquote(quote: string): Spoken | undefined {
  try {
    return { text: plain(JSON.parse(quote) as string) };
  } catch {
    return undefined; // a quotation that is not written as JSON is none
  }
}

type Reader = (words: string, spoken: Spoken) => Move | undefined;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['draw', alone({ t: 'draw' })],
  ['woo', alone({ t: 'woo', yes: true })],
  ['sit out', alone({ t: 'woo', yes: false })],
  ['tell', readTell],
  ['spoken', (words, spoken) => (words === '' ? { t: 'spoken', ...spoken } : undefined)],
  ['mark', readMark],
  ['name', (words, spoken) => numbered(words, (tale) => ({ t: 'name', tale, ...spoken }))],
  ['take', carded(CHIVALRY_DECK, (card) => ({ t: 'take', card }))],
  ['enough', alone({ t: 'enough' })],
  ['equip', carded(TREASURE_DECK, (card) => ({ t: 'equip', card }))],
  ['accept', alone({ t: 'accept' })],
  ['leave', alone({ t: 'leave' })],
  ['discard', carded(CHIVALRY_DECK, (card) => ({ t: 'discard', card }))],
  ['play', readPlay],
  ['use', readUse],
  ['roll', alone({ t: 'roll' })],
  ['run', readRun],
  ['pass', readPass],
  ['applaud', readApplause],
  ['hold', alone({ t: 'hold' })],
  ['extend', alone({ t: 'extend' })],
  ['heed', alone({ t: 'heed' })],
  ['call', alone({ t: 'call' })],
  ['turn', alone({ t: 'turn' })],
  ['mode', readMode],
  ['vote', readVote],
  ['silence', (words, spoken) => (words === '' ? { t: 'silence', ...spoken } : undefined)],
]);

function alone(move: Move): Reader {
  return (words) => (words === '' ? move : undefined);
}

function carded(deck: Deck, move: (card: number) => Move): Reader {
  return (words) => {
    const card = deck.read(words);
    return card === undefined || card === HIDDEN ? undefined : move(card);
  };
}

function numbered(words: string, move: (number: number) => Move): Move | undefined {
  return /^[1-9]$/.test(words) ? move(Number(words) - 1) : undefined;
}

function readTell(words: string, spoken: Spoken): Move | undefined {
  const cards = words
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(CHIVALRY_DECK.read);
  if (!cards.every((card) => card !== undefined && card >= 0)) return undefined;
  return { t: 'tell', cards: cards as number[], ...spoken };
}

function readMark(words: string): Move | undefined {
  const kept = words.toLowerCase() === 'none' ? 0 : readBits(words);
  return kept === undefined ? undefined : { t: 'mark', kept };
}

const PLAY = /^(\w+)(?:\s+at\s+(?:seat\s+([1-9])|(\w+)))?(?:\s+@(\d{1,5}))?$/i;

function readPlay(words: string, spoken: Spoken): Move | undefined {
  const [, id = '', rival, at, seen] = PLAY.exec(words) ?? [];
  const card = CHIVALRY_DECK.read(id);
  const treasure = at === undefined ? NONE : TREASURE_DECK.read(at);
  if (card === undefined || treasure === undefined) return undefined;
  const version = seen === undefined ? {} : { seen: Number(seen) };
  return { t: 'play', card, rival: rival === undefined ? NONE : Number(rival) - 1, treasure, ...version, ...spoken };
}

const USE = /^(\w+)(?:\s+@(\d{1,5}))?$/i;

function readUse(words: string): Move | undefined {
  const [, word = '', seen] = USE.exec(words) ?? [];
  const place = PLACES.indexOf(word.toLowerCase());
  if (place < 0) return undefined;
  return seen === undefined ? { t: 'use', place } : { t: 'use', place, seen: Number(seen) };
}

function readRun(words: string): Move | undefined {
  if (words !== '' && !/^keeping( the hand)?$/i.test(words)) return undefined;
  return { t: 'run', keep: words !== '' };
}

function readPass(words: string): Move | undefined {
  const until = words === '' ? 'window' : words.toLowerCase().replace(/^for (the |my )?/, '');
  return (ORDERS as readonly string[]).includes(until) ? { t: 'pass', until: until as Order } : undefined;
}

function readApplause(words: string): Move | undefined {
  const [, tale, reaction = ''] = /^([1-9])\s+with\s+(\w+)$/i.exec(words) ?? [];
  if (!(REACTIONS as readonly string[]).includes(reaction)) return undefined;
  return { t: 'applaud', tale: Number(tale) - 1, with: reaction as Reaction };
}

function readMode(words: string): Move | undefined {
  const mode = MODES.find((each) => each === words.toLowerCase());
  return mode === undefined ? undefined : { t: 'mode', mode };
}

function readVote(words: string): Move | undefined {
  if (words.toLowerCase() === 'nobody') return { t: 'vote', tale: NONE };
  return numbered(words, (tale) => ({ t: 'vote', tale }));
}

const LONGEST = 40;

/** A problem with something that was typed, cut to a length that fits in a message. */
export function misread(where: string, found: string, expected: string): Problem {
  const short = found.length > LONGEST ? `${found.slice(0, LONGEST - 1)}…` : found;
  return { where, found: short || 'nothing', expected };
}
