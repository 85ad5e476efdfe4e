/** The pen with which the Chronicle is written: all in it that nobody at the table has said, in one language (LM-12.11). */
import type { Reaction, Tongue } from '../rules/state.ts';
import type { WholeCards } from './card-text.ts';

/** The sum of an attempt at a Feat. */
export interface Sum {
  readonly die: number;
  readonly doubled: boolean;
  readonly strength: number;
  readonly difficulty: number;
  readonly success: boolean;
}

export const totalOf = ({ die, doubled, strength }: Sum): number => die * (doubled ? 2 : 1) + strength;

export interface ChroniclePen {
  readonly language: Tongue;
  readonly cards: WholeCards;
  readonly title: string;
  readonly toldBy: string;
  readonly honors: string;
  /** In place of a text: it was spoken or is withheld; torn out; and of a name under a visor. */
  readonly aloud: string;
  readonly torn: string;
  readonly visor: string;
  readonly reactions: { readonly [reaction in Reaction]: string };
  chapter(number: number): string;
  source(volume: number, chapter: number): string;
  judged(name: string, role: string): string;
  /** The teller of a tale, and that it was named. */
  teller(name: string, isNamed: boolean): string;
  /** With which cards it was told. */
  told(phrases: string): string;

  named(judge: string, name: string): string;
  nobody(judge: string): string;
  readonly unwooed: string;
  took(name: string, phrase: string): string;
  equipped(name: string, treasure: string): string;
  loved(name: string, love: string): string;
  refused(name: string, love: string): string;
  cried(name: string, phrase: string): string;
  cancelled(phrase: string): string;
  called(name: string): string;
  attempt(name: string, round: number, difficulty: number): string;
  result(name: string, sum: Sum): string;
  ran(name: string): string;
  won(name: string, triumph: string): string;
  allFled(retired: boolean): string;

  standing(place: number, name: string, feats: number): string;
  honor(title: Honor, name: string, count: number): string;
}

export type Honor = 'named' | 'applauded' | 'loudest' | 'muddiest' | 'fastest';
