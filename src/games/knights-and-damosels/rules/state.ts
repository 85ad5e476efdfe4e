/** What lies on the table: plain data, one shape. States are made here and in `setup` only. */
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { type Bits, type Card, chivalryOf, THRESHOLDS, type Thresholds } from './components.ts';

/** KD-14.1. */
export interface Options {
  readonly selection: 'strict' | 'free';
  readonly joust: boolean;
  readonly camlann: boolean;
  readonly service: 'off' | 'fortune' | 'favour';
  readonly assignment: 'random' | 'choose';
  /** The seat of the first Merlin (from 0); one that is not at the table is drawn like `random`. */
  readonly firstMerlin: 'random' | number;
  readonly maxRounds: number;
  /** KD-11.7: in edition 1 a joust ended at 0 worship. */
  readonly edition: 1 | 2;
}

/** The decisions of chapter 15, in the order of a round. */
export const STEPS = [
  'choose',
  'discardEvent',
  'revealEvent',
  'favour',
  'give',
  'select',
  'contest',
  'exchange',
  'replace',
  'disaster',
  'faces',
  'take',
  'side',
  'fight',
] as const;
export type StepName = (typeof STEPS)[number];

export interface State {
  readonly options: Options;
  /** The last is what is decided now; those below go on afterwards. Empty when the game is over. */
  readonly stack: StepName[];
  /** From 1. */
  round: number;
  arthur: Seat;
  /** Who chooses, selects, contests or takes, where the players do so one after the other; else NONE. */
  turn: Seat;
  /** Face down, the next one last. */
  readonly eventPile: number[];
  /** The cards that Arthur or Merlin holds while the event is chosen. */
  readonly drawn: number[];
  /** The event of the round, once it is revealed, or NONE. */
  event: number;
  /** Three events for each round so far: what Arthur laid away, what Merlin laid away, what was resolved. */
  readonly annals: number[];
  /** KD-13.3: the Service card that Arthur laid, or NONE. */
  favour: number;
  /** Cards of ladies whom nobody plays, the next one last. */
  readonly court: Card[];
  readonly display: Slot[];
  /** KD-11.13: what was challenged in this phase: slots in the Knight phase, chivalries in the Service phase. */
  challenged: Bits;
  /** By chivalry: who offers it, or NONE. */
  readonly offers: Seat[];
  readonly joust: Joust;
  /** Camlann: the round of the battle, from 1; 0 before. */
  battle: number;
  /** Camlann: cards that were defeated. */
  readonly fallen: Card[];
  /** All seats, the first first, once the game has been won (KD-10.4, KD-12.16). */
  readonly ranking: Seat[];
  /** By seat. */
  readonly players: readonly Player[];
}

export interface Player {
  /** NONE until chosen (KD-2.3). */
  knight: number;
  damosel: number;
  worship: number;
  /** The chivalries of the lady that lie in no row. A gift leaves the pile when it is revealed (KD-6.10, KD-6.11). */
  pile: Bits;
  /** The cards the knight has earned, from left to right. In the battle: the hand. */
  readonly row: Card[];
  /** A choice among several at once: NONE if nothing is asked, OPEN until it is made. */
  sealed: number;
  /** The chivalry given in this round, while the display lies; else NONE. */
  gift: number;
  /** KD-6.6: the slot that was denied to this player, or NONE. */
  denied: number;
  /** The slot that a forced refusal in strict play showed to be the player's own (KD-6.7), or NONE. */
  shown: number;
  /** Camlann: ARTHURS or MORDREDS, or NONE. */
  side: number;
  /** Camlann: laid in front, from left to right. */
  readonly wounded: Card[];
  /** Camlann: the round in which the player lost, 0 before the first, or NONE. */
  lost: number;
}

/** KD-5.4: a card of the display. */
export interface Slot {
  readonly chivalry: number;
  readonly damosel: number;
  /** Who was granted it, or NONE while it is free. */
  taker: Seat;
  /** The seats for whom it was found legal: it is none of theirs. */
  cleared: Bits;
}

/** Chapter 11. Seats are NONE while nobody jousts. */
export interface Joust {
  challenger: Seat;
  challenged: Seat;
  /** Who has the right now. */
  right: Seat;
  /** A slot in the Knight phase, a chivalry in the Service phase. */
  stake: number;
  /** From 1; all exchanges before this one were similar. */
  exchange: number;
}

/** A choice that is owed. */
export const OPEN = -3;

export const ARTHURS = 0;
export const MORDREDS = 1;

export function clone(state: State): State {
  return {
    options: state.options,
    stack: state.stack.slice(),
    round: state.round,
    arthur: state.arthur,
    turn: state.turn,
    eventPile: state.eventPile.slice(),
    drawn: state.drawn.slice(),
    event: state.event,
    annals: state.annals.slice(),
    favour: state.favour,
    court: state.court.slice(),
    display: state.display.map(cloneSlot),
    challenged: state.challenged,
    offers: state.offers.slice(),
    joust: cloneJoust(state.joust),
    battle: state.battle,
    fallen: state.fallen.slice(),
    ranking: state.ranking.slice(),
    players: state.players.map(clonePlayer),
  };
}

function cloneSlot(slot: Slot): Slot {
  return { chivalry: slot.chivalry, damosel: slot.damosel, taker: slot.taker, cleared: slot.cleared };
}

function cloneJoust({ challenger, challenged, right, stake, exchange }: Joust): Joust {
  return { challenger, challenged, right, stake, exchange };
}

function clonePlayer(player: Player): Player {
  return {
    knight: player.knight,
    damosel: player.damosel,
    worship: player.worship,
    pile: player.pile,
    row: player.row.slice(),
    sealed: player.sealed,
    gift: player.gift,
    denied: player.denied,
    shown: player.shown,
    side: player.side,
    wounded: player.wounded.slice(),
    lost: player.lost,
  };
}

/** What is decided now, or undefined when the game is over. */
export function currentStep(state: State): StepName | undefined {
  const { stack } = state;
  return stack.length > 0 ? stack[stack.length - 1] : undefined;
}

/** What is decided now gives way to another step; those below it stay. */
export function turnTo(state: State, step: StepName): void {
  state.stack[state.stack.length - 1] = step;
}

/** KD-3.3: Merlin sits to Arthur's right. */
export function merlinOf(state: State): Seat {
  return (state.arthur + state.players.length - 1) % state.players.length;
}

export function leftOf(state: State, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}

/** KD-3.3: who was Arthur in a round that was or is. */
export function arthurIn(state: State, round: number): Seat {
  const seats = state.players.length;
  return (((state.arthur - (state.round - round)) % seats) + seats) % seats;
}

export function thresholdsOf(state: State): Thresholds {
  return THRESHOLDS[state.players.length];
}

/** The chivalries of a row. */
export function rowBits(row: readonly Card[]): Bits {
  let bits = 0;
  for (const card of row) bits |= 1 << chivalryOf(card);
  return bits;
}

/** Whose damosel it is, or NONE for a lady of the Court. */
export function playerOf(state: State, damosel: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) if (state.players[seat].damosel === damosel) return seat;
  return NONE;
}

/** Any company of up to six seats, by the bits of its members: made once, so that to ask who is pending costs nothing. */
const COMPANIES: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5].filter((seat) => bits & (1 << seat)),
);
export const NOBODY = COMPANIES[0];

export function alone(seat: Seat): readonly Seat[] {
  return seat < 0 ? NOBODY : COMPANIES[1 << seat];
}

/** KD-15.1: all who still owe a secret choice. */
export function unsealed(state: State): readonly Seat[] {
  let bits = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (state.players[seat].sealed === OPEN) bits |= 1 << seat;
  return COMPANIES[bits];
}

/** What a player has sealed, in a view too: HIDDEN is sealed. */
export const isSealed = (player: Player): boolean => player.sealed >= 0 || player.sealed === HIDDEN;

/** Takes one of them out of the list; the others keep their order. */
export function take(list: number[], item: number): void {
  for (let i = list.indexOf(item); i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}
