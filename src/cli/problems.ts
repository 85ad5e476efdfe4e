/** Tells what is wrong with an input: where, what was found, what was expected, and the rule if it is one. */
import type { Problem } from '../core/notation.ts';
import type { Io } from './command.ts';
import { harmless, paint } from './terminal.ts';

const MOST = 20;

export function tellProblems(io: Io, problems: readonly Problem[]): void {
  for (const { where, found, expected, rule } of problems.slice(0, MOST)) {
    const because = rule === undefined ? '' : ` (${rule.id}: ${rule.text})`;
    io.err(
      `${paint(io, 'red', harmless(where))}: found ${harmless(found)}; expected ${harmless(expected)}${because}\n`,
    );
  }
  if (problems.length > MOST) io.err(`and ${problems.length - MOST} more\n`);
}
