/** A position as somebody typed it, cut into named lines: nothing is yet understood or compared. */
import type { Problem } from '../../../core/notation.ts';
import { misread } from './words.ts';

/** The words after a name, and in which line (from 1) they stand. */
export interface Line {
  readonly line: number;
  readonly words: string;
}

export interface SeatSheet {
  readonly line: number;
  /** Knight and damosel. */
  readonly who: string;
  readonly fields: Map<string, Line>;
}

export interface Sheet {
  readonly table: Map<string, Line>;
  readonly slots: Line[];
  readonly seats: SeatSheet[];
}

export const TABLE_FIELDS = [
  'options',
  'step',
  'round',
  'arthur',
  'turn',
  'event',
  'drawn',
  'pile',
  'annals',
  'favour',
  'court',
  'challenged',
  'offers',
  'joust',
  'battle',
  'fallen',
  'ranking',
] as const;
export const SEAT_FIELDS = ['worship', 'row', 'sealed', 'gift', 'denied', 'shown', 'side', 'wounded', 'lost'] as const;

export type TableField = (typeof TABLE_FIELDS)[number];
export type SeatField = (typeof SEAT_FIELDS)[number];

const HEADING = /^knights-and-damosels$/i;
const SEAT = /^seat\s+(\d+)\s*:(.*)$/i;
const SLOT = /^s(\d+)\s*:(.*)$/i;
const FIELD = /^([a-z]+)\s*:(.*)$/i;
const MOST_SEATS = 6; // KD-2.1

/** Reads every line and notes all that cannot be read. */
export function readSheet(text: string, problems: Problem[]): Sheet {
  const sheet: Sheet = { table: new Map(), slots: [], seats: [] };
  text.split(/\r\n|\r|\n/).forEach((full, i) => {
    const content = full.replace(/#.*/, '').trim();
    if (content !== '' && !HEADING.test(content)) readLine(sheet, i + 1, content, problems);
  });
  return sheet;
}

function readLine(sheet: Sheet, line: number, content: string, problems: Problem[]): void {
  const complain = (found: string, expected: string): void => {
    problems.push(misread(`line ${line}`, found, expected));
  };
  const [, seatNumber, who] = SEAT.exec(content) ?? [];
  if (seatNumber !== undefined) {
    const next = sheet.seats.length + 1;
    if (Number(seatNumber) !== next || next > MOST_SEATS)
      return complain(`seat ${seatNumber}`, next > MOST_SEATS ? 'at most 6 seats' : `seat ${next}`);
    sheet.seats.push({ line, who: who.trim(), fields: new Map() });
    return;
  }
  const [, slotNumber, slot] = SLOT.exec(content) ?? [];
  if (slotNumber !== undefined) {
    if (Number(slotNumber) !== sheet.slots.length + 1) return complain(`s${slotNumber}`, `s${sheet.slots.length + 1}`);
    sheet.slots.push({ line, words: slot.trim() });
    return;
  }
  const [, name = '', words = ''] = FIELD.exec(content) ?? [];
  const fields = fieldsFor(sheet, name.toLowerCase());
  if (fields === undefined)
    return complain(content, `'seat 1: bors elaine', 's1: farmer isoud', or one of ${known(sheet)} with ':'`);
  const earlier = fields.get(name.toLowerCase());
  if (earlier !== undefined) return complain(`${name} again`, `${name} once (see line ${earlier.line})`);
  fields.set(name.toLowerCase(), { line, words: words.trim() });
}

/** After the first seat, lines that a seat can have belong to the last one named. */
function fieldsFor({ table, seats }: Sheet, name: string): Map<string, Line> | undefined {
  if (TABLE_FIELDS.some((field) => field === name)) return table;
  return SEAT_FIELDS.some((field) => field === name) ? seats.at(-1)?.fields : undefined;
}

const known = ({ seats }: Sheet): string => [...TABLE_FIELDS, ...(seats.length > 0 ? SEAT_FIELDS : [])].join(', ');

export const wordsOf = (words: string): string[] => words.split(/[\s,]+/).filter((word) => word !== '');
