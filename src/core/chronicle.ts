/** A book of a game: `games/<id>/chronicle/index.ts` exports it as `chronicle`. Games in which nobody writes have none. */
import type { Outcome } from './game.ts';

/** What a book is made of. */
export interface ToldEvents {
  /** What everybody could see, move by move; set-up is move 0. */
  readonly said: readonly (readonly unknown[])[];
  readonly names: readonly string[];
  /** Pages the host has torn out, and pages their writers keep out of the book. */
  readonly omissions: { readonly torn: readonly string[]; readonly withheld: readonly string[] };
  readonly outcome: Outcome | undefined;
  /** One of `languages`: of everything that nobody at the table has written. */
  readonly language: string;
}

export interface GameChronicle {
  readonly languages: readonly string[];
  /** Plain JSON. The other forms are made of it. */
  book(told: ToldEvents): object;
  html(book: object): string;
  markdown(book: object): string;
  /** The module that draws the book, as a path inside the game's folder. It exports `draw(book): Paper`. */
  readonly pdf: string;
}
