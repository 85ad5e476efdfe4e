/** What a command of the command line is, and what its exit codes mean. */
import type { Readable } from 'node:stream';
import type { Language } from '../core/game.ts';
import type { Problem } from '../core/notation.ts';
import type { Wording } from '../core/wording.ts';
import { RULED } from '../core/ruling.ts';
import type { CliSays } from './words/en.ts';

export const EXIT = { ...RULED, broken: 3 } as const;

/** Where a command reads and writes: the terminal, a pipe or a test. */
export interface Io {
  readonly input: Readable;
  out(text: string): void;
  err(text: string): void;
  /** Colours, and a bar that redraws itself, are for terminals only. */
  readonly colours: boolean;
  readonly bar: boolean;
  /** English, if nothing else was asked for. */
  readonly language?: Language;
}

export interface Command {
  /** One line for the contents page. */
  readonly summary: string;
  readonly help: string;
  /** Gives back the exit code. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Wording in the language of the reader, or the same in all. */
export type Told = Wording | ((t: CliSays) => string);

export interface Misuse extends Omit<Problem, 'found' | 'expected'> {
  readonly found: Told;
  readonly expected: Told;
}

/** What the person at the keyboard gave us cannot be used. */
export class BadInput extends Error {
  readonly problems: readonly Misuse[];
  constructor(problems: readonly Misuse[]) {
    super('bad input');
    this.problems = problems;
  }
}

export function badInput(where: string, found: Told, expected: Told): BadInput {
  return new BadInput([{ where, found, expected }]);
}

/** Why a file could not be read or written. Node tells it in English; the code and the file say as much. */
export function failureOf(error: unknown): Wording {
  const { message, code, path } = error as NodeJS.ErrnoException;
  return { en: message, es: code === undefined ? message : `${code} (${path ?? ''})` };
}
