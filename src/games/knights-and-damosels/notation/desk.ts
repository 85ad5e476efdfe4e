/** Single words and lists of the notation of a position, read; what is wrong is noted, and reading goes on. */
import { NONE } from '../../../core/game.ts';
import type { Problem } from '../../../core/notation.ts';
import type { Bits, Card } from '../rules/components.ts';
import { type Line, type Sheet, wordsOf } from './sheet.ts';
import { cardNamed, misread, numberOf } from './words.ts';

/** What is being read, and where its problems are noted. */
export interface Desk {
  readonly sheet: Sheet;
  readonly problems: Problem[];
}

export function complain({ problems }: Desk, line: Line | undefined, found: string, expected: string): undefined {
  problems.push(misread(line === undefined ? 'input' : `line ${line.line}`, found, expected));
}

export function numberIn(desk: Desk, line: Line | undefined, min: number, max: number): number | undefined {
  if (line === undefined) return undefined;
  const number = /^\d{1,4}$/.test(line.words) ? Number(line.words) : NONE;
  if (number >= min && number <= max) return number;
  return complain(desk, line, line.words, `a number from ${min} to ${max}`);
}

export function seatNumber(word: string, seats: number): number | undefined {
  const number = /^\d$/.test(word) ? Number(word) : 0;
  return number >= 1 && number <= seats ? number - 1 : undefined;
}

export function seatIn(desk: Desk, line: Line | undefined, seats: number): number | undefined {
  if (line === undefined) return undefined;
  const seat = seatNumber(line.words.replace(/^seat\s+/i, ''), seats);
  return seat ?? complain(desk, line, line.words, `seat 1 to seat ${seats}`);
}

export function oneOf(desk: Desk, line: Line | undefined, list: readonly { id: string }[]): number | undefined {
  if (line === undefined) return undefined;
  return (
    numberOf(list, line.words) ?? complain(desk, line, line.words, `one of ${list.map(({ id }) => id).join(', ')}`)
  );
}

export function listOf(
  desk: Desk,
  line: Line | undefined,
  named: (word: string) => number | undefined,
  expected: string,
): number[] {
  return wordsOf(line?.words ?? '').flatMap((word) => {
    const value = named(word);
    if (value === undefined) complain(desk, line, word, expected);
    return value ?? [];
  });
}

export const cardsIn = (desk: Desk, line: Line | undefined): Card[] =>
  listOf(desk, line, cardNamed, 'a card, like nimue:sword');

export function bitsIn(desk: Desk, line: Line | undefined, most: number): Bits {
  const named = (word: string): number | undefined =>
    /^\d$/.test(word) && Number(word) >= 1 && Number(word) <= most ? 1 << (Number(word) - 1) : undefined;
  return listOf(desk, line, named, `numbers from 1 to ${most}`).reduce((bits, bit) => bits | bit, 0);
}
