/** The lines of a position. docs/notation.md explains them. */
import { type Codec, each, list, listOfWords, oneOf, orHidden, pile, settingsOf, such } from '../../../core/codecs.ts';
import { filled } from '../../../core/filled.ts';
import { NONE } from '../../../core/game.ts';
import { again as twice, atMost as anyUpTo } from '../../../core/mistakes.ts';
import { field, type SheetLayout, type SheetPart, type SheetOf, told, type Values } from '../../../core/sheets.ts';
import { COLUMNS, FIELDS, fieldName, type Lay, rowOf } from '../rules/components.ts';
import type { Options } from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import { CELL, FIELD, LAY, ROAD_TILE, SCORE } from './words.ts';

const TILES = list(orHidden(ROAD_TILE));

const TABLE = {
  options: field(
    settingsOf<Options>(
      { sanchoPansa: false, sameDraw: false },
      { sanchoPansa: { sanchoPansa: true }, sameDraw: { sameDraw: true } },
    ),
    { sanchoPansa: false, sameDraw: false },
  ),
  round: told(oneOf(['1', '2', '3'], [1, 2, 3])),
  card: told(orHidden(FIELD, mistakes.cardOrHidden)),
  deck: told(pile(list(FIELD))),
};

const SEAT = {
  'row 1': told(row(0)),
  'row 2': told(row(1)),
  'row 3': told(row(2)),
  /** Instead of the rows: `B2 Kn3c, C2 Ca4`. */
  board: told(placed()),
  hand: field(TILES, []),
  aside: field(atMost(1, TILES), []),
  sealed: field(orHidden(LAY), NONE),
  gone: field(TILES, []),
  bag: told(pile(list(ROAD_TILE))),
  scores: told(atMost(3, list(SCORE))),
};

const EMPTY_ROW = filled(COLUMNS, NONE);

/** The eight fields of a row. */
function row(number: number): Codec<Lay[]> {
  const expected = mistakes.rowFields;
  return {
    expected,
    write: (lays) => lays.map((lay) => CELL.write(lay).padEnd(CELL_WIDTH)).join(''),
    read(text, { seats, wrong }) {
      const cells = cellsOf(text);
      if (cells.length !== COLUMNS) {
        wrong(mistakes.fieldCount(cells.length), expected);
        return EMPTY_ROW;
      }
      return cells.map((cell, column) => {
        const on = fieldName(number * COLUMNS + column);
        return CELL.read(cell, { seats, wrong: (found, what) => wrong(mistakes.on(found, on), what) }) ?? NONE;
      });
    },
  };
}

/** Fields with what lies on them; the others are empty. */
function placed(): Codec<Lay[]> {
  const pairs = each(FIELD, FIELDS, LAY, NONE);
  return {
    ...pairs,
    expected: mistakes.placed,
    read(text, at) {
      const fields = listOfWords(text).filter((_, i) => i % 2 === 0);
      const again = fields.find(
        (name, i) => fields.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < i,
      );
      return again === undefined ? pairs.read(text, at) : at.wrong(twice(again), mistakes.eachFieldOnce);
    },
  };
}

/** Between bars a cell may be left blank, and it may be bold: so a table of Markdown can be pasted. */
function cellsOf(text: string): string[] {
  if (!text.includes('|')) return text.split(/\s+/);
  const cells = text.replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.map((cell) => cell.trim().replace(/^\*\*(.*)\*\*$/, '$1') || '.');
}

function atMost<T>(most: number, items: Codec<T[]>): Codec<T[]> {
  return such(items, ({ length }) => length <= most, anyUpTo(most, items.expected));
}

const CELL_WIDTH = 7; // Sancho and a blank
const COLUMN_NAMES = /^[\s|]*A[\s|]+B[\s|]+C[\s|]+D[\s|]+E[\s|]+F[\s|]+G[\s|]+H[\s|]*$/i;
const RULED_LINE = /^\|[\s|:-]*$/;
const ROW = /^\|?\s*(\d+)(?=[\s|])/;

export const ROW_NAMES = ['row 1', 'row 2', 'row 3'] as const;
export type TableSheet = Values<typeof TABLE>;
export type SeatSheet = Values<typeof SEAT>;
export type Sheet = SheetOf<TableSheet, SeatSheet>;

export const LAYOUT: SheetLayout<TableSheet, SeatSheet> = {
  heading: 'don-quixote',
  mostSeats: 4, // DQ-1.1
  table: TABLE,
  seat: SEAT,
  isSeatImplied: true,
  cut: (content) =>
    COLUMN_NAMES.test(content) || RULED_LINE.test(content)
      ? ''
      : content.replace(ROW, (_, number) => `row ${number}: `),
  join(name, words) {
    if (!name.startsWith('row ')) return `${name}: ${words}`;
    const names = `     ${Array.from('ABCDEFGH', (column) => column.padEnd(CELL_WIDTH)).join('')}`.trimEnd();
    return `${name === 'row 1' ? `${names}\n` : ''}${name.slice(4)}    ${words}`.trimEnd();
  },
};

export const boardOf = (seat: SeatSheet): Lay[] =>
  seat.board?.slice() ?? ROW_NAMES.flatMap((name) => seat[name] ?? EMPTY_ROW);

/** In which line a field of the board was typed. */
export const whereOf = (seat: SheetPart<SeatSheet>, on: number): string =>
  seat.where(seat.values.board === undefined ? ROW_NAMES[rowOf(on)] : 'board');
