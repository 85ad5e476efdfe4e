/** What a command of the command line is, and what its exit codes mean. */
import type { Readable } from 'node:stream';
import type { Language } from '../core/game.ts';
import type { Problem } from '../core/notation.ts';
import { RULED } from '../core/ruling.ts';

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

/** What the person at the keyboard gave us cannot be used. */
export class BadInput extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('bad input');
    this.problems = problems;
  }
}

export function badInput(where: string, found: string, expected: string): BadInput {
  return new BadInput([{ where, found, expected }]);
}
