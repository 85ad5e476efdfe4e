/** Tells what is wrong with an input: where, what was found, what was expected, and the rule if it is one. */
import type { Problem } from '../core/notation.ts';
import type { Io } from './command.ts';
import { harmless, paint } from './terminal.ts';
import { says } from './words.ts';

const MOST = 20;

export function tellProblems(io: Io, problems: readonly Problem[]): void {
  io.err(`${problemLines(io, problems).join('\n')}\n`);
}

export function problemLines(io: Pick<Io, 'colours' | 'language'>, problems: readonly Problem[]): string[] {
  const lines = problems.slice(0, MOST).map(({ where, found, expected, rule }) => {
    const because = rule === undefined ? '' : ` (${rule.id}: ${rule.text})`;
    return `${says(io).found(paint(io, 'red', harmless(where)), harmless(found), harmless(expected))}${because}`;
  });
  return problems.length > MOST ? [...lines, says(io).andMore(problems.length - MOST)] : lines;
}
