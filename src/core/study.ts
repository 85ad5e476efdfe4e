/**
 * What a game tells those who study it (`errantry study`). `study/index.ts` of the game exports it, as data and small
 * functions of its states. Every member may be missing: then the study does without, or reads what any game has.
 */
import type { InEveryLanguage, Move, Seat } from './game.ts';
import type { Words } from './text.ts';

export interface Study<S, M extends Move, O extends object = object, T extends object = object> {
  /** What the points of an outcome are called in the middle of a sentence, and the moments that `moment` counts. */
  readonly points?: InEveryLanguage;
  readonly moments?: InEveryLanguage;
  /** How many usually play: comparisons are made at such a table. */
  readonly players?: number;
  /** After set-up: the seats in the order in which they act. Without it, the order of the seats. */
  order?(state: S): readonly Seat[];
  /** A number that changes whenever it is worth asking again who leads. Without it, after every move. */
  moment?(state: S): number;
  /** How well each seat stands: the highest leads. Without it, the points that a player is shown. */
  standings?(state: S): readonly number[];
  /** Moves that are no choice of play, like applause: they are not counted. */
  isAside?(move: M): boolean;
  /** What a choice is called, by the tag of the move that was chosen. */
  readonly kinds?: { readonly [tag: string]: InEveryLanguage };
  readonly features?: readonly FeatureGroup<S, T>[];
  readonly restrictions?: readonly Restriction<S, M, T>[];
  /** Options to compare with those that are studied. */
  readonly compared?: readonly ComparedOptions<O>[];
  /** Changes of the components (core/box.ts) that are worth a look. */
  readonly changes?: readonly ComparedChange[];
}

/** Things that chance deals out: cards, tiles, roles. */
export interface FeatureGroup<S, T extends object = object> {
  readonly id: string;
  readonly name: InEveryLanguage;
  /** How chance decides who gets one, as a sentence. */
  readonly how: InEveryLanguage;
  /** Dealt to a seat, or to the whole table. */
  readonly of: 'seat' | 'table';
  readonly count: number;
  named(words: Words<T>, feature: number): string;
  /** Those that the seat, or the table, has after set-up. Chance alone may decide it: nobody has moved yet. */
  dealt(state: S, seat: Seat): readonly number[];
}

/** A way to play with one's hands tied. */
export interface Restriction<S, M extends Move, T extends object = object> {
  readonly id: string;
  named(words: Words<T>): string;
  /** Asked of the seat's view. If it allows none of the legal moves, the seat plays as it likes. */
  allows(view: S, seat: Seat, move: M, moves: readonly M[]): boolean;
}

export interface ComparedOptions<O extends object = object> {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly options: Partial<O>;
}

/** `change` is written like `deeds.D05.vp=2`, several parted by commas. */
export interface ComparedChange {
  readonly change: string;
  readonly name: InEveryLanguage;
}

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states and moves on
export type AnyStudy = Study<any, any, any, any>;
