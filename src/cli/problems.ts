/** Tells what is wrong with an input: where, what was found, what was expected, and the rule if it is one. */
import type { Rule } from '../core/game.ts';
import { placeIn } from '../core/mistakes.ts';
import { inLanguage } from '../core/wording.ts';
import type { Io, Misuse, Told } from './command.ts';
import { harmless, paint } from './terminal.ts';
import { says } from './words.ts';

const MOST = 20;

/** Gives the text of a rule in the language of the reader. */
interface Ruled {
  readonly rule?: (rule: Rule) => string;
}

export function tellProblems(io: Io & Ruled, problems: readonly Misuse[]): void {
  io.err(`${problemLines(io, problems).join('\n')}\n`);
}

export function problemLines(io: Pick<Io, 'colours' | 'language'> & Ruled, problems: readonly Misuse[]): string[] {
  const { language = 'en' } = io;
  const told = (words: Told): string =>
    harmless(typeof words === 'function' ? words(says(io)) : inLanguage(words, language));
  const textOf = (rule: Rule): string => io.rule?.(rule) ?? rule.text;
  const lines = problems.slice(0, MOST).map(({ where, found, expected, rule }) => {
    const because = rule === undefined ? '' : ` (${rule.id}: ${textOf(rule)})`;
    return `${says(io).found(paint(io, 'red', harmless(placeIn(language, where))), told(found), told(expected))}${because}`;
  });
  return problems.length > MOST ? [...lines, says(io).andMore(problems.length - MOST)] : lines;
}
