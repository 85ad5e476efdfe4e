/** What a bot is: a view in, a move out. It is told nothing that a person in its seat would not be told. */
import type { Dice, Game, Move, Seat } from '../core/game.ts';
import type { Judgement } from './judgement.ts';
import type { Outlook } from './outlook.ts';

/** How far a bot has used up its time to think: 0 at the beginning, 1 when it must answer. */
export interface Budget {
  spent(playouts: number): number;
}

/** So many playouts: the same answer everywhere for the same seed. */
export function playouts(most: number): Budget {
  return { spent: (done) => done / most };
}

/** So many milliseconds on the clock that is handed in. */
export function milliseconds(most: number, now: () => number): Budget {
  const start = now();
  return { spent: () => (now() - start) / most };
}

/** Chooses one of the seat's legal moves, of which there is at least one. */
export interface Bot<S, M extends Move> {
  choose(view: S, seat: Seat, dice: Dice): M;
  /** For advice, where nothing can be searched: the moves worth thinking about, all different, the best first. */
  weigh?(view: S, seat: Seat, dice: Dice): readonly M[];
}

/** A player for any game. */
export type BotFor = <S, M extends Move, E, O extends object>(game: Game<S, M, E, O>) => Bot<S, M>;

/** An estimate of how well somebody plays a game, and its standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What a language model is asked for, in the language of the table. */
export interface Prompt {
  /** Who it is, and how it is to write. */
  readonly role: string;
  readonly task: string;
  /** What its words must contain; otherwise they are not used. */
  readonly needs: readonly string[];
}

/** How it is asked for the words of a move; undefined for a move that needs none. `bots/prompt.ts` of a game exports it. */
export type Prompter<S, M extends Move> = (view: S, seat: Seat, move: M) => Prompt | undefined;

/** What the bots were taught of a game. `bots/index.ts` of the game exports it. */
export interface GameBots<S, M extends Move> {
  /** Bots that play without search, by name. */
  readonly byName: { readonly [name: string]: Bot<S, M> };
  /** Who plays where others search: tales cannot be searched for. */
  readonly thinker?: string;
  /** What the search is told; without it, it plays every move out at random. */
  readonly judgement?: Judgement<S, M>;
  /** What a review is told; without it, it plays to the end at random. */
  readonly outlook?: Outlook<S, M>;
  /** How well the levels play, found by `npm run ratings`: the same on every server, so that people can be measured by them. */
  readonly ratings?: { readonly [level: string]: Rating };
}

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states and moves on
export type AnyBots = GameBots<any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- the same
export type AnyPrompter = Prompter<any, any>;
