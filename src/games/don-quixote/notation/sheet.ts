/** A position as somebody typed it: the lines are read one by one, and nothing is yet compared with anything. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import type { Problem } from '../../../core/notation.ts';
import { COLUMNS, FIELDS, fieldName, type Lay, ROWS, tileOf } from '../rules/components.ts';
import { CATEGORIES, type Score, UNKNOWN_SCORE } from '../rules/08-scoring.ts';
import type { Options } from '../rules/state.ts';
import { fieldNamed, layNamed, misread, roadTileNamed, UNKNOWN } from './words.ts';

/** Something typed, and in which line (from 1). */
interface Typed<T> {
  readonly line: number;
  readonly value: T;
}

export interface SeatSheet {
  readonly line: number;
  readonly board: Lay[];
  /** The line of each row, or 0 while it is missing. */
  readonly rows: number[];
  hand?: Typed<number[]>;
  aside?: Typed<number[]>;
  gone?: Typed<number[]>;
  bag?: Typed<number[]>;
  sealed?: Typed<Lay>;
  scores?: Typed<Score[]>;
}

export interface Sheet {
  options: Typed<Options>;
  round?: Typed<number>;
  card?: Typed<number>;
  deck?: Typed<number[]>;
  readonly seats: SeatSheet[];
}

const MOST_SEATS = 4; // DQ-1.1

/** Reads every line and notes all that cannot be read. */
export function readSheet(text: string, problems: Problem[]): Sheet {
  const sheet: Sheet = { options: { line: 0, value: { sanchoPansa: false, sameDraw: false } }, seats: [] };
  text.split(/\r\n|\r|\n/).forEach((full, i) => {
    const content = full.replace(/#.*/, '').trim();
    if (content !== '') readLine({ sheet, line: i + 1, problems }, content);
  });
  if (sheet.seats.length === 0) problems.push(misread('input', 'no board', 'rows 1, 2 and 3 with eight fields each'));
  for (const seat of sheet.seats) noteMissingRows(seat, problems);
  return sheet;
}

/** Where we are: the line is noted with every problem. */
interface Place {
  readonly sheet: Sheet;
  readonly line: number;
  readonly problems: Problem[];
}

function complain({ line, problems }: Place, found: string, expected: string): undefined {
  problems.push(misread(`line ${line}`, found, expected));
}

const HEADING = /^don-quixote$/i;
const COLUMN_NAMES = /^[\s|]*A[\s|]+B[\s|]+C[\s|]+D[\s|]+E[\s|]+F[\s|]+G[\s|]+H[\s|]*$/i;
const RULED_LINE = /^\|[\s|:-]*$/;
const SEAT = /^seat\s+(\d+):?$/i;
const ROW = /^\|?\s*(\d+)(?=[\s|])/;
const FIELD = /^([a-z]+)\s*:(.*)$/i;

function readLine(place: Place, content: string): void {
  if (HEADING.test(content) || COLUMN_NAMES.test(content) || RULED_LINE.test(content)) return;
  const seat = SEAT.exec(content);
  if (seat !== null) return beginSeat(place, seat[1]);
  if (ROW.test(content)) return readRow(place, content);
  const field = FIELD.exec(content);
  const read = field === null ? undefined : READERS.get(field[1].toLowerCase());
  if (field === null || read === undefined)
    return complain(
      place,
      content,
      `a row of the board, 'seat 1', or one of ${[...READERS.keys()].join(', ')} with ':'`,
    );
  read(place, field[2].trim());
}

function beginSeat(place: Place, number: string): void {
  const { seats } = place.sheet;
  if (Number(number) !== seats.length + 1 || seats.length === MOST_SEATS)
    complain(place, `seat ${number}`, seats.length === MOST_SEATS ? 'at most 4 seats' : `seat ${seats.length + 1}`);
  if (seats.length < MOST_SEATS) seats.push(emptySeat(place.line));
}

function emptySeat(line: number): SeatSheet {
  return { line, board: Array.from({ length: FIELDS }, () => NONE), rows: Array.from({ length: ROWS }, () => 0) };
}

/** With a single seat its heading may be missing. */
function seatOf({ sheet, line }: Place): SeatSheet {
  if (sheet.seats.length === 0) sheet.seats.push(emptySeat(line));
  return sheet.seats[sheet.seats.length - 1];
}

function readRow(place: Place, content: string): void {
  const [label, ...cells] = cellsOf(content);
  const seat = seatOf(place);
  const row = Number(label) - 1;
  if (!(row in seat.rows)) return complain(place, `row ${label}`, 'row 1, 2 or 3');
  if (seat.rows[row] !== 0) return complain(place, `row ${label} again`, `row ${label} only once for each seat`);
  seat.rows[row] = place.line;
  if (cells.length !== COLUMNS) return complain(place, `${cells.length} fields`, 'eight fields, A to H; . for empty');
  cells.forEach((cell, column) => {
    const field = row * COLUMNS + column;
    const lay = layNamed(cell);
    if (lay === undefined)
      complain(place, `${cell} on ${fieldName(field)}`, 'a tile, like Kn2b or Kn2b*, or . for empty');
    else seat.board[field] = lay;
  });
}

/** Between bars a cell may be left blank, and it may be bold: so a table of Markdown can be pasted. */
function cellsOf(content: string): string[] {
  if (!content.includes('|')) return content.split(/\s+/);
  const cells = content.replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.map((cell) => cell.trim().replace(/^\*\*(.*)\*\*$/, '$1') || '.');
}

function noteMissingRows({ line, rows }: SeatSheet, problems: Problem[]): void {
  rows.forEach((at, row) => {
    if (at === 0) problems.push(misread(`line ${line}`, `no row ${row + 1}`, 'rows 1, 2 and 3 for each seat'));
  });
}

type Reader = (place: Place, words: string) => void;

/** The lines that begin with a word; the first four belong to the table, the others to a seat. */
const READERS: ReadonlyMap<string, Reader> = new Map([
  ['options', readOptions],
  ['round', readRound],
  ['card', readCard],
  ['deck', readDeck],
  ['hand', tilesInto('hand')],
  ['aside', tilesInto('aside')],
  ['gone', tilesInto('gone')],
  ['bag', tilesInto('bag')],
  ['sealed', readSealed],
  ['scores', readScores],
]);

function isFirst(place: Place, earlier: Typed<unknown> | undefined, name: string): boolean {
  if (earlier !== undefined && earlier.line > 0)
    complain(place, `${name} again`, `${name} once (see line ${earlier.line})`);
  return earlier === undefined || earlier.line === 0;
}

const wordsOf = (words: string): string[] => words.split(/[\s,]+/).filter((word) => word !== '');

function readOptions(place: Place, words: string): void {
  if (!isFirst(place, place.sheet.options, 'options')) return;
  const on = new Set(wordsOf(words).map((word) => word.toLowerCase()));
  const value = { sanchoPansa: on.delete('sanchopansa'), sameDraw: on.delete('samedraw') };
  for (const unknown of on) complain(place, unknown, 'sanchoPansa or sameDraw');
  place.sheet.options = { line: place.line, value };
}

function readRound(place: Place, words: string): void {
  if (!isFirst(place, place.sheet.round, 'round')) return;
  if (!/^[123]$/.test(words)) return complain(place, words, 'round 1, 2 or 3');
  place.sheet.round = { line: place.line, value: Number(words) };
}

const A_FIELD = 'a field from A1 to H3';

function readCard(place: Place, words: string): void {
  if (!isFirst(place, place.sheet.card, 'card')) return;
  const field = words === UNKNOWN ? HIDDEN : fieldNamed(words);
  if (field === undefined) return complain(place, words, `${A_FIELD}, or ? while it is not yet turned up`);
  place.sheet.card = { line: place.line, value: field };
}

function readDeck(place: Place, words: string): void {
  if (!isFirst(place, place.sheet.deck, 'deck')) return;
  const value = readAll(place, wordsOf(words), fieldNamed, A_FIELD);
  place.sheet.deck = { line: place.line, value };
}

function tilesInto(name: 'hand' | 'aside' | 'gone' | 'bag'): Reader {
  return (place, words) => {
    const seat = seatOf(place);
    if (!isFirst(place, seat[name], name)) return;
    const value = readAll(place, wordsOf(words), roadTileNamed, 'a road tile, like Kn2b');
    if (name === 'bag' && value.includes(HIDDEN)) complain(place, UNKNOWN, 'all tiles of the bag, or no such line');
    if (name === 'aside' && value.length > 1) complain(place, `${value.length} tiles`, 'one tile');
    seat[name] = { line: place.line, value };
  };
}

function readAll(
  place: Place,
  words: string[],
  named: (word: string) => number | undefined,
  expected: string,
): number[] {
  return words.flatMap((word) => {
    const value = named(word);
    if (value === undefined) complain(place, word, expected);
    return value ?? [];
  });
}

function readSealed(place: Place, words: string): void {
  const seat = seatOf(place);
  if (!isFirst(place, seat.sealed, 'sealed')) return;
  const lay = words === UNKNOWN ? HIDDEN : layNamed(words);
  if (lay === undefined || lay === NONE) return complain(place, words, 'a tile, like Kn2b or Kn2b*, or ?');
  seat.sealed = { line: place.line, value: lay };
}

/** The figures a category can have in one scoring (DQ-8.1 to DQ-8.6, DQ-8.8). */
const POSSIBLE: readonly ((points: number) => boolean)[] = [
  (points) => points === 0 || points === 6,
  (points) => points === 0 || points === 4,
  (points) => points <= 12 && points % 2 === 0,
  (points) => points <= 14 && points % 2 === 0,
  (points) => points === 0 || points === 5,
  (points) => points <= 18 && points !== 1,
];

function readScores(place: Place, words: string): void {
  const seat = seatOf(place);
  if (!isFirst(place, seat.scores, 'scores')) return;
  const value = wordsOf(words).map((word) => (word === UNKNOWN ? UNKNOWN_SCORE : scoreNamed(word)));
  if (value.includes(undefined) || value.length > 3)
    return complain(
      place,
      words,
      'up to three scorings, each as 6-castle+4-castle+churches+windmills+defense+knights or ?',
    );
  seat.scores = { line: place.line, value: value as Score[] };
}

function scoreNamed(word: string): Score | undefined {
  const figures = word.split('+');
  if (figures.length !== CATEGORIES.length) return undefined;
  if (!figures.every((figure, i) => /^\d{1,2}$/.test(figure) && POSSIBLE[i](Number(figure)))) return undefined;
  return Object.fromEntries(CATEGORIES.map((category, i) => [category, Number(figures[i])])) as Score;
}

/** In which line a tile of the board was typed. */
export const lineOf = (seat: SeatSheet, field: number): number => seat.rows[Math.floor(field / COLUMNS)];

/** Every tile of a seat that was named, with its place in words. */
export function tilesOf(seat: SeatSheet): { tile: number; line: number; place: string }[] {
  const laid = seat.board.flatMap((lay, field) =>
    lay < 0 ? [] : [{ tile: tileOf(lay), line: lineOf(seat, field), place: `on ${fieldName(field)}` }],
  );
  const lists = [
    { list: seat.hand, place: 'face up' },
    { list: seat.aside, place: 'set aside' },
    { list: seat.gone, place: 'out of the game' },
    { list: seat.bag, place: 'in the bag' },
  ];
  const listed = lists.flatMap(
    ({ list, place }) =>
      (list?.value ?? []).filter((tile) => tile >= 0).map((tile) => ({ tile, line: list!.line, place })), // it has a value
  );
  return [...laid, ...listed];
}
