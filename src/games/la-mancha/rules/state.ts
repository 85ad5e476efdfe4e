/** What lies on the table: plain data, one shape. States are made here and in `setup` only. */
import { type HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { JOURNEY_PER_SALLY } from './components.ts';

/** Chapter 21: what the host chooses. */
export interface Options {
  readonly length: number;
  /** In which the evening begins; `State.mode` is the one that holds. */
  readonly mode: TaleMode;
  readonly timers: boolean;
  readonly names: 'shown' | 'visors down';
  readonly quotation: 'free' | 'strict';
  readonly cry: 'by the game' | 'typed';
  readonly laurels: 'full length' | 'early';
  readonly applause: boolean;
  readonly mask: boolean;
  readonly bots: 'knight' | 'squire';
  /** Who decides for a judge who lets the time run out. */
  readonly judge: 'bot' | 'vote';
  /** The language in which bots tell and judge: one for all, since tales are for all. */
  readonly tongue: Tongue;
  /** By which rulings: LM-1.8, LM-10.4 and LM-12.7 were others in edition 1. */
  readonly edition: 1 | 2;
}

/** LM-12.1: tales are written, or told with the floor. */
export const TALE_MODES = ['scroll', 'aloud'] as const;
export type TaleMode = (typeof TALE_MODES)[number];

/** The languages of the house. */
export const TONGUES = ['en', 'es'] as const;
export type Tongue = (typeof TONGUES)[number];

/** What the game waits for, or does next by itself (`goOn` in 3-turn.ts). */
export const PHASES = [
  'draw',
  'woo',
  'tell',
  'mark',
  'name',
  'vote',
  'take',
  'before',
  'after',
  'resolved',
  'discard',
  'refill',
  'select',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  readonly options: Options;
  phase: Phase;
  mode: TaleMode;
  /** LM-12.1: the mode from the next turn on, as the host has asked. */
  nextMode: TaleMode;
  /** The Journey cards drawn in this turn: more than one where nobody woos (LM-5.6). */
  drawn: number;
  /** Who has the turn card. */
  drawer: Seat;
  /** The Journey card that is being resolved, or NONE. */
  card: number;
  /** A number of this deal, of no meaning to the rules: by it bots vary their words from game to game. */
  readonly deal: number;
  /** The cards of all tales so far, as everybody saw them: so that bots do not repeat themselves. */
  readonly told: number[];
  /** LM-9.9: counts the changes that make a play stale. */
  version: number;
  /** Feats won or retired. */
  resolved: number;
  /** Draw piles have the next card last, discard piles the latest. */
  readonly journey: number[];
  readonly journeyDiscard: number[];
  /** LM-2.4: set aside face down. */
  readonly aside: number[];
  /** LM-6.14. */
  readonly retired: number[];
  /** LM-6.13: the Feat of every flight of all knights. */
  readonly flights: number[];
  readonly chivalry: number[];
  readonly chivalryDiscard: number[];
  readonly treasures: number[];
  readonly treasureDiscard: number[];
  readonly knights: readonly Knight[];
  /** In the order in which they were handed in. */
  readonly tales: Tale[];
  /** LM-5.8: the tales that may win, as bits; NONE while the judge has not said. */
  kept: number;
  /** LM-12.3: how many tales the judge has turned over: `onDesk` says which one all look at. */
  page: number;
  /** The tale that was named, or NONE. */
  named: number;
  /** How many cards the judge has taken as compensation. */
  taken: number;
  /** LM-9.6: the card declared last, and the replies to it. */
  readonly declared: Declared[];
  /** Cards waiting to be equipped or left; the last one first. */
  readonly gains: Gain[];
  /** By seat: 1 if passed in the window that is open. */
  readonly passed: number[];
  /** Counts the windows: a pass answers the one in which it was said, and no later one. */
  window: number;
  /** LM-9.13: who has asked for more time in this window, as bits. */
  held: number;
  /** LM-12.8: the judge has given the tellers their time again. */
  extended: boolean;
  /** By seat: the tale it votes for, ABSTAINS, or NONE; in `select` the place of the Feat it names. */
  readonly votes: number[];
  /** LM-9.14: by seat, a place in ORDERS. */
  readonly orders: number[];
  /** LM-12.10: by tale and seat, a place in REACTIONS or NONE. */
  readonly applause: number[];
  readonly feat: FeatRound;
  /** LM-10.3: the knights of sudden death, as bits; 0 before it. */
  tied: number;
  /** LM-10.4: the Feats shown to the tied, without the one that is played. */
  readonly offered: number[];
  /** The winner of sudden death, or NONE. */
  winner: Seat;
}

export interface Knight {
  readonly hand: number[];
  /** By slot: a Treasure or NONE. */
  readonly treasures: number[];
  love: number;
  readonly feats: number[];
  /** NONE until decided, then SITS_OUT or WOOS. */
  woo: number;
  /** Cards of the hand chosen to be discarded (LM-3.3). */
  readonly picked: number[];
}

export const SITS_OUT = 0;
export const WOOS = 1;

/** A free text, or HIDDEN in a view. */
export type TaleText = string | typeof HIDDEN;

export interface Tale {
  seat: Seat;
  readonly cards: number[];
  text: TaleText;
  /** LM-12.4: in Aloud, once the teller has spoken. In Scroll at once. */
  spoken: boolean;
}

export interface Declared {
  readonly seat: Seat;
  readonly card: number;
  readonly rival: number;
  readonly treasure: number;
}

export interface Gain {
  readonly seat: Seat;
  /** Treasures to choose one of, or one Love. */
  readonly cards: number[];
  readonly what: 'treasure' | 'love';
  /** `card`: a Chivalry card is being resolved; `pile`: the cards still lie on the discard pile. */
  readonly by: 'turn' | 'card' | 'pile';
}

/** A Feat in course; all at rest between Feats. */
export interface FeatRound {
  /** Who made the first attempt. */
  first: Seat;
  attempter: Seat;
  round: number;
  /** As bits. */
  engaged: number;
  readonly successes: number[];
  /** Attempts rolled, by seat. */
  readonly rolled: number[];
  /** By seat: the last rolled attempt, 0 if none, SUCCEEDED or FAILED. */
  readonly last: number[];
  /** Feat-scope strength, by seat. */
  readonly strength: number[];
  /** Feat-scope difficulty. */
  difficulty: number;
  /** Feat-scope protection by seat: bits of GUARDS. */
  readonly guards: number[];
  /** Muted and used cards, as `loveCode` numbers them. */
  readonly muted: number[];
  readonly used: number[];
  /** The last Chivalry card that took effect, for `copy`; or NONE. */
  effect: number;
  /** The attempt in course: die (0 until cast), declared roll, and attempt-scope effects. */
  die: number;
  rolling: boolean;
  attemptStrength: number;
  attemptDifficulty: number;
  doubled: boolean;
  again: boolean;
  readonly usedNow: number[];
}

/** A vote for nobody; no table has so many tales. */
export const ABSTAINS = 8;

export const SUCCEEDED = 1;
export const FAILED = 2;

/** Feat-scope protections of `immune`. */
export const GUARDS = { treasure: 1, hand: 2, strength: 4, chivalry: 8, this: 16 } as const;

/** LM-9.14: what a pass may be said for. */
export const ORDERS = ['window', 'attempt', 'feat', 'own attempt', 'danger'] as const;
export type Order = (typeof ORDERS)[number];

export const REACTIONS = ['laurel', 'laugh', 'tear', 'windmill'] as const;
export type Reaction = (typeof REACTIONS)[number];

export function clone(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    mode: state.mode,
    nextMode: state.nextMode,
    drawn: state.drawn,
    drawer: state.drawer,
    card: state.card,
    deal: state.deal,
    told: state.told.slice(),
    version: state.version,
    resolved: state.resolved,
    journey: state.journey.slice(),
    journeyDiscard: state.journeyDiscard.slice(),
    aside: state.aside.slice(),
    retired: state.retired.slice(),
    flights: state.flights.slice(),
    chivalry: state.chivalry.slice(),
    chivalryDiscard: state.chivalryDiscard.slice(),
    treasures: state.treasures.slice(),
    treasureDiscard: state.treasureDiscard.slice(),
    knights: state.knights.map(cloneKnight),
    tales: state.tales.map(cloneTale),
    kept: state.kept,
    page: state.page,
    named: state.named,
    taken: state.taken,
    declared: state.declared.slice(),
    gains: state.gains.slice(),
    passed: state.passed.slice(),
    window: state.window,
    held: state.held,
    extended: state.extended,
    votes: state.votes.slice(),
    orders: state.orders.slice(),
    applause: state.applause.slice(),
    feat: cloneFeat(state.feat),
    tied: state.tied,
    offered: state.offered.slice(),
    winner: state.winner,
  };
}

function cloneKnight(knight: Knight): Knight {
  return {
    hand: knight.hand.slice(),
    treasures: knight.treasures.slice(),
    love: knight.love,
    feats: knight.feats.slice(),
    woo: knight.woo,
    picked: knight.picked.slice(),
  };
}

function cloneTale(tale: Tale): Tale {
  return { seat: tale.seat, cards: tale.cards.slice(), text: tale.text, spoken: tale.spoken };
}

function cloneFeat(feat: FeatRound): FeatRound {
  return {
    first: feat.first,
    attempter: feat.attempter,
    round: feat.round,
    engaged: feat.engaged,
    successes: feat.successes.slice(),
    rolled: feat.rolled.slice(),
    last: feat.last.slice(),
    strength: feat.strength.slice(),
    difficulty: feat.difficulty,
    guards: feat.guards.slice(),
    muted: feat.muted.slice(),
    used: feat.used.slice(),
    effect: feat.effect,
    die: feat.die,
    rolling: feat.rolling,
    attemptStrength: feat.attemptStrength,
    attemptDifficulty: feat.attemptDifficulty,
    doubled: feat.doubled,
    again: feat.again,
    usedNow: feat.usedNow.slice(),
  };
}

export const isInFeat = (state: State): boolean => state.phase === 'before' || state.phase === 'after';
export const isEngaged = (state: State, seat: Seat): boolean => (state.feat.engaged & (1 << seat)) !== 0;
export const isTied = (state: State, seat: Seat): boolean => (state.tied & (1 << seat)) !== 0;
export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1) % state.knights.length;

/** LM-2.8: nobody has drawn a Journey card yet. */
export function isBeforeFirstDraw(state: State): boolean {
  return state.card === NONE && state.journey.length === 3 * JOURNEY_PER_SALLY && state.flights.length === 0;
}

/** LM-4.3, LM-5.2: whether the seat tells a tale or poem for the card on the table. */
export function isTeller(state: State, seat: Seat, love: boolean): boolean {
  return seat !== state.drawer && (!love || state.knights[seat].woo === WOOS);
}

/** Takes one of them out of the list; the others keep their order. */
export function take(list: number[], item: number): void {
  for (let i = list.indexOf(item); i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}
