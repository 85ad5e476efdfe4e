/** A position as somebody typed it: lines of `name: words`, first those of the table, then those of each seat. */
import type { Problem } from '../../../core/notation.ts';
import { misread } from './words.ts';

/** Something typed, and in which line (from 1). */
export interface Typed {
  readonly line: number;
  readonly text: string;
}

export type Fields<Name extends string> = { [name in Name]?: Typed };

export const TABLE_FIELDS = [
  'options',
  'phase',
  'turn',
  'round',
  'asked',
  'passed',
  'road',
  'pilgrims',
  'deeds',
  'stack',
  'dragon',
  'lake',
  'counter',
  'fetched',
  'sword',
  'holders',
  'crowns',
  'majorities',
] as const;
export const SEAT_FIELDS = ['at', 'has', 'vows', 'learned', 'tiles', 'grail', 'guinevere', 'morgana', 'flags'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];
export type SeatField = (typeof SEAT_FIELDS)[number];

export interface SeatSheet {
  readonly line: number;
  readonly fields: Fields<SeatField>;
}

export interface Sheet {
  readonly table: Fields<TableField>;
  readonly seats: SeatSheet[];
}

/** LAN-2.1. */
const MOST_SEATS = 4;
const HEADING = /^lancelot$/i;
const SEAT = /^seat\s+(\d+):?$/i;
const FIELD = /^([a-z]+)\s*:(.*)$/i;

/** Reads every line and notes all that cannot be read. */
export function readSheet(text: string, problems: Problem[]): Sheet {
  const sheet: Sheet = { table: {}, seats: [] };
  text.split(/\r\n|\r|\n/).forEach((full, i) => {
    const content = full.replace(/#.*/, '').trim();
    if (content !== '' && !HEADING.test(content)) readLine(sheet, i + 1, content, problems);
  });
  if (sheet.seats.length < 2)
    problems.push(
      misread('input', `${sheet.seats.length} seats`, "'seat 1' and 'seat 2' at least, each with its lines"),
    );
  return sheet;
}

function readLine(sheet: Sheet, line: number, content: string, problems: Problem[]): void {
  const complain = (found: string, expected: string): void => {
    problems.push(misread(`line ${line}`, found, expected));
  };
  const seat = SEAT.exec(content);
  if (seat !== null) {
    const next = sheet.seats.length + 1;
    if (Number(seat[1]) !== next || next > MOST_SEATS)
      complain(content, next > MOST_SEATS ? 'at most 4 seats' : `seat ${next}`);
    if (next <= MOST_SEATS) sheet.seats.push({ line, fields: {} });
    return;
  }
  const [, name = '', text = ''] = FIELD.exec(content) ?? [];
  const known: readonly string[] = sheet.seats.length === 0 ? TABLE_FIELDS : SEAT_FIELDS;
  const key = name.toLowerCase();
  if (!known.includes(key)) return complain(content, `one of ${known.join(', ')} with ':'`);
  const fields: Fields<string> = sheet.seats.at(-1)?.fields ?? sheet.table;
  const earlier = fields[key];
  if (earlier !== undefined) return complain(`${key} again`, `${key} once (see line ${earlier.line})`);
  fields[key] = { line, text: text.trim() };
}

export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
