/**
 * Positions as sheets: lines of `name: words`, first those of the table, then those of each seat. A game declares its
 * lines once; reading and writing both follow from that.
 */
import { type At, type Codec, quietly } from './codecs.ts';
import { filled } from './filled.ts';
import * as mistakes from './mistakes.ts';
import { type BoxLine, type BoxNotation, type Doubt, misread, type Notation, type Problem } from './notation.ts';
import type { Wording } from './wording.ts';
import { same } from './same.ts';

interface Line {
  readonly line: number;
  readonly content: string;
  readonly name: string;
  readonly number: string;
  /** Behind the colon, if there is one. */
  readonly words?: string | undefined;
}

/** A line of a sheet, or several of the same name. */
export interface SheetField<T> {
  /** What it is where no such line stands. */
  readonly usual: T;
  /** The words of its lines; a line without words is not written. */
  write(value: T): readonly string[];
  read(lines: readonly Line[], at: (line: Line) => At): T;
  /** Whether several lines may have this name, or have it with numbers from 1. */
  readonly many?: 'listed' | 'numbered';
}

/** A line that may be missing: then it is undefined. */
export const told = <T>(one: Codec<T>): SheetField<T | undefined> => ({
  usual: undefined,
  write: (value) => (value === undefined ? [] : [one.write(value)]),
  read: ([line], at) => one.read(line.words ?? '', at(line)),
});

/** A line that is always written; if it is missing, it is as usual. */
export const always = <T>(one: Codec<T>, usual: T): SheetField<T> => ({
  usual,
  write: (value) => [one.write(value)],
  read: ([line], at) => one.read(line.words ?? '', at(line)) ?? usual,
});

/** A line that is written where it is not as usual. */
export const field = <T>(one: Codec<T>, usual: T): SheetField<T> => ({
  ...always(one, usual),
  write: (value) => (same(value, usual) ? [] : [one.write(value)]),
});

/** A line for each. */
export const lines = <T>(one: Codec<T>, many: 'listed' | 'numbered' = 'listed'): SheetField<T[]> => ({
  usual: [],
  write: (values) => values.map(one.write),
  read: (all, at) => all.flatMap((line) => one.read(line.words ?? '', at(line)) ?? []),
  many,
});

/** By key; `nextMode` is the line `next mode`, and '' stands behind the heading of a seat. */
type Fields<T> = { readonly [K in keyof T]: SheetField<T[K]> };
type AnyFields = Fields<{ readonly [key: string]: unknown }>;
/** What the lines hold. */
export type Values<F> = { [K in keyof F]: F[K] extends SheetField<infer T> ? T : never };

/** The lines of a game. */
export interface SheetLayout<T, S> {
  /** The first line, which need not be there. */
  readonly heading: string;
  readonly mostSeats: number;
  readonly table: Fields<T>;
  readonly seat: Fields<S>;
  /** The lines of the table stand before the first seat. */
  readonly isTableFirst?: boolean;
  /** The heading of a single seat may be missing. */
  readonly isSeatImplied?: boolean;
  /** Problems quote the whole line. */
  readonly quotesLines?: boolean;
  /** What is left out of a line. */
  readonly remark?: RegExp;
  /** Makes `name: words` of lines that look otherwise, and '' of those that say nothing. */
  cut?(content: string): string;
  /** The opposite of `cut`. */
  join?(name: string, words: string): string;
}

/** The lines of the table or of a seat, read. */
export interface SheetPart<T> {
  readonly values: T;
  /** The line of a field, or of the seat, or `input`. */
  where(key?: keyof T, i?: number): string;
}

export interface SheetOf<T, S> {
  readonly table: SheetPart<T>;
  readonly seats: readonly SheetPart<S>[];
}

/** What a game declares: its lines, its moves, and how a state becomes a sheet and comes back from it. */
interface Declared<State, M, T, S> extends SheetLayout<T, S> {
  readonly moves: Codec<M>;
  seated(state: State): number;
  tableOf(state: State): T;
  seatOf(state: State, seat: number): S;
  /** What must be there before a state can be made, and what else can be told of a sheet that cannot be read. */
  lacks(sheet: SheetOf<T, S>, isReadable: boolean): readonly Problem[];
  stateOf(sheet: SheetOf<T, S>): State;
  inconsistencies(sheet: SheetOf<T, S>, state: State): readonly Problem[];
  /** What a sheet that is possible leaves open. */
  doubts?(sheet: SheetOf<T, S>, state: State): readonly Doubt<State>[];
  draw?: Notation<State, M>['draw'];
  owes?: Notation<State, M>['owes'];
  doubtsOfMove?: Notation<State, M>['doubtsOfMove'];
  hiddenMoves?: Notation<State, M>['hiddenMoves'];
  readonly box?: BoxNotation;
}

export function notationOf<State, M, T, S>(game: Declared<State, M, T, S>): Notation<State, M> {
  const { seated, moves, draw, owes, doubtsOfMove, hiddenMoves, box } = game;
  return {
    seated,
    ...(draw === undefined ? {} : { draw }),
    ...(owes === undefined ? {} : { owes }),
    ...(doubtsOfMove === undefined ? {} : { doubtsOfMove }),
    ...(hiddenMoves === undefined ? {} : { hiddenMoves }),
    ...(box === undefined ? {} : { box }),
    write(state) {
      const seats = [...filled(seated(state), 0).keys()].map((seat) => game.seatOf(state, seat));
      return writeSheet(game, game.tableOf(state), seats);
    },
    read(text) {
      const { sheet, problems } = readSheet(game, text);
      const unreadable = [...problems, ...game.lacks(sheet, problems.length === 0)];
      if (unreadable.length > 0) return { problems: unreadable };
      const value = game.stateOf(sheet);
      const impossible = game.inconsistencies(sheet, value);
      return impossible.length > 0 ? { problems: impossible } : { value, doubts: game.doubts?.(sheet, value) };
    },
    writeMove: moves.write,
    readMove(text) {
      const value = quietly(moves, text.trim(), { seats: 0 });
      return value === undefined ? { problems: [misread('move', text.trim(), moves.expected)] } : { value };
    },
  };
}

function writeSheet<T, S>(layout: SheetLayout<T, S>, table: T, seats: readonly S[]): string {
  const { join = (name: string, words: string): string => `${name}: ${words}` } = layout;
  const parts = seats.map((seat, i) => {
    const heading = `seat ${i + 1}`;
    const all = written(layout.seat, seat).map(([name, words]) => join(name || heading, words));
    return ['', ...('' in layout.seat ? [] : [heading]), ...all];
  });
  const first = written(layout.table, table).map(([name, words]) => join(name, words));
  return `${[layout.heading, ...first, ...parts.flat()].join('\n')}\n`;
}

/** Every line that is to be written: its name and its words. */
function written<T>(fields: Fields<T>, values: T): (readonly [name: string, words: string])[] {
  return (Object.keys(fields) as (keyof T & string)[]).flatMap((key) => {
    const { write, many } = fields[key];
    const name = (i: number): string => nameOf(key) + (many === 'numbered' ? i + 1 : '');
    return write(values[key]).flatMap((words, i) => (words === '' ? [] : [[name(i), words] as const]));
  });
}

const nameOf = (key: string): string => key.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** The lines of the table or of a seat, cut but not yet read. */
interface Section {
  readonly line: number;
  readonly fields: AnyFields;
  readonly lines: Map<string, Line[]>;
}

type Wrong = readonly [found: Wording, expected: Wording];

/** Reads every line, and notes all that cannot be read in the order of the lines. */
function readSheet<T, S>(layout: SheetLayout<T, S>, text: string): { sheet: SheetOf<T, S>; problems: Problem[] } {
  const table: Section = { line: 0, fields: layout.table, lines: new Map() };
  const seats: Section[] = [];
  const noted: (readonly [line: number, problem: Problem])[] = [];
  const note = ({ line, content }: Line, [found, expected]: Wrong): undefined =>
    void noted.push([line, misread(`line ${line}`, layout.quotesLines ? content : found, expected)]);
  for (const line of cutLines(layout, text)) {
    const wrong = place(layout, table, seats, line);
    if (wrong !== undefined) note(line, wrong);
  }
  const at = (line: Line): At => ({ seats: seats.length, wrong: (...wrong) => note(line, wrong) });
  const sheet = { table: partOf<T>(table, at), seats: seats.map((seat) => partOf<S>(seat, at)) };
  return { sheet, problems: noted.toSorted(([one], [other]) => one - other).map(([, problem]) => problem) };
}

const BOX = /^box\s*:\s*/i;

/** The lines that describe a box. They are read before all others, because the others speak of what is in it. */
export function boxLines(text: string): BoxLine[] {
  return text.split(LINE_END).flatMap((line, i) => {
    const words = line.replace(/#.*/, '').trim();
    return BOX.test(words) ? [{ where: `line ${i + 1}`, words: words.replace(BOX, '') }] : [];
  });
}

const LINE_END = /\r\n|\r|\n/;
const SEAT = /^seat\s+\d+\s*(?::|$)/i;
const LINE = /^([a-z][a-z ]*?)\s*(\d*)\s*(?::\s*(.*))?$/i;

function cutLines<T, S>(layout: SheetLayout<T, S>, text: string): Line[] {
  const { heading, remark = /#.*/, cut = (content: string): string => content } = layout;
  return text.split(LINE_END).flatMap((full, i) => {
    const content = cut(full.replace(remark, '').trim());
    const [, name = '', number = '', words] = LINE.exec(content) ?? [];
    const isEmpty = content === '' || content.toLowerCase() === heading || BOX.test(content);
    return isEmpty ? [] : [{ line: i + 1, content, name: name.toLowerCase(), number, words: words?.trim() }];
  });
}

/** Puts a line where it belongs; what is wrong about it, if it belongs nowhere. */
function place<T, S>(layout: SheetLayout<T, S>, table: Section, seats: Section[], line: Line): Wrong | undefined {
  const { content, name, number, words } = line;
  if (SEAT.test(content) && (!words || '' in layout.seat)) return beginSeat(layout, seats, line);
  const implied: Section = { line: line.line, fields: layout.seat, lines: new Map() };
  const seat = seats.at(-1) ?? (layout.isSeatImplied ? implied : undefined);
  const open = [layout.isTableFirst && seats.length > 0 ? undefined : table, seat].filter((one) => one !== undefined);
  const section = open.find(({ fields }) => keyOf(fields, line) !== undefined);
  if (section === implied) seats.push(implied);
  if (section !== undefined) return put(section, line);
  const known = open.flatMap(({ fields }) => Object.keys(fields).flatMap((key) => nameOf(key) || []));
  return [
    number === '' || words === undefined ? content : `${name} ${number}`,
    mistakes.aLine(seats.length + 1, known),
  ];
}

function beginSeat<T, S>(layout: SheetLayout<T, S>, seats: Section[], line: Line): Wrong | undefined {
  const next = seats.length + 1;
  const isFull = next > layout.mostSeats;
  if (!isFull) seats.push({ line: line.line, fields: layout.seat, lines: new Map([['', [line]]]) });
  if (!isFull && Number(line.number) === next) return undefined;
  return [`seat ${line.number}`, isFull ? mistakes.mostSeats(layout.mostSeats) : `seat ${next}`];
}

function put({ fields, lines: typed }: Section, line: Line): Wrong | undefined {
  const key = keyOf(fields, line) ?? '';
  const earlier = typed.get(key) ?? [];
  const next = `${line.name}${earlier.length + 1}`;
  const { many } = fields[key];
  if (many === 'numbered' && `${line.name}${line.number}` !== next) return [`${line.name}${line.number}`, next];
  if (many === undefined && earlier.length > 0)
    return [mistakes.again(nameOf(key)), mistakes.onceSeeLine(nameOf(key), earlier[0].line)];
  typed.set(key, [...earlier, line]);
  return undefined;
}

function keyOf(fields: AnyFields, { name, number, words }: Line): string | undefined {
  const full = `${name} ${number}`.trim();
  const isIt = (key: string): boolean => nameOf(key) === (fields[key].many === 'numbered' && number ? name : full);
  return words === undefined || name === '' ? undefined : Object.keys(fields).find(isIt);
}

function partOf<T>({ line, fields, lines: typed }: Section, at: (line: Line) => At): SheetPart<T> {
  /** A state may change its lists. */
  const fresh = (usual: unknown): unknown => (Array.isArray(usual) ? usual.slice() : usual);
  const values = Object.entries(fields).map(([key, one]) => {
    const found = typed.get(key);
    return [key, found === undefined ? fresh(one.usual) : one.read(found, at)] as const;
  });
  const lineOf = (key: string, i: number): number => typed.get(key)?.[i]?.line ?? line;
  return {
    values: Object.fromEntries(values) as T,
    where: (key, i = 0) => `line ${lineOf(String(key), i)}`.replace(/^line 0$/, 'input'),
  };
}
