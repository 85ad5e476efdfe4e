/** The table of people with a box: what lies where since which round, and the positions and scores that follow. */
import { filled } from '../../../core/filled.ts';
import { NONE, type Seat } from '../../../core/game.ts';
import { areNames, isEachOnce, isList, isWithin } from '../../../web/referee/reading.ts';
import type { RefereeTable } from '../../../web/referee/referee.ts';
import {
  CASTLE_4,
  CASTLE_6,
  FIELDS,
  isSancho,
  LAST_ROUND,
  type Lay,
  LAYS,
  layOf,
  ROAD_TILES,
  ROUNDS,
  tileOf,
  turnOf,
} from '../rules/components.ts';
import { type Score, score, sum, total } from '../rules/08-scoring.ts';
import { isCastle } from '../rules/explain.ts';
import { touches } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { areDrawn, boxLinesOf, type DrawnTile, putTiles } from './referee-box.ts';
import { notation } from '../notation/index.ts';

export const MOST_SEATS = 4; // DQ-1.1

export interface Table extends RefereeTable {
  /** The player and the round that one looks at. */
  readonly seat: Seat;
  readonly round: number;
  /** For each field the round in which it was filled, the same for everybody (DQ-5.4); 0 while it is free. */
  readonly filledIn: readonly number[];
  /** By seat, as in a State. */
  readonly boards: readonly (readonly Lay[])[];
  /** Tiles of ours that are others in this box. */
  readonly box: readonly DrawnTile[];
}

const FREE = filled(FIELDS, 0);
const BARE: readonly Lay[] = filled(FIELDS, NONE);

export const EMPTY: Table = { names: [''], seat: 0, round: 1, filledIn: FREE, boards: [BARE], box: [] };

/** How many tiles everybody lays in a round. */
export const tilesIn = (round: number): number => (ROUNDS[round - 2]?.ends ?? ROAD_TILES) - ROUNDS[round - 1].ends;

/** What lay there at the end of a round, or lies there now. */
export function boardAt({ boards, filledIn }: Table, seat: Seat, round: number): Lay[] {
  return boards[seat].map((lay, field) => (isCastle(lay) || filledIn[field] <= round ? lay : NONE));
}

/** How many tiles of this round lie before a player. */
export function laidIn({ boards, filledIn }: Table, seat: Seat, round: number): number {
  return boards[seat].filter((lay, field) => lay !== NONE && filledIn[field] === round).length;
}

export const isDone = (table: Table): boolean => table.boards.every((board) => !board.includes(NONE));

/** The scorings of all rounds in which the player laid something. */
export function scoresOf(table: Table, seat: Seat): (Score | undefined)[] {
  return ROUNDS.map((_, i) =>
    laidIn(table, seat, i + 1) === 0 ? undefined : score(boardAt(table, seat, i + 1), i + 1),
  );
}

export const totalOf = (table: Table, seat: Seat): number =>
  sum(scoresOf(table, seat).map((points) => (points === undefined ? 0 : total(points))));

/** Where a tile of this player lies, or NONE. */
export const fieldOf = ({ boards }: Table, seat: Seat, tile: number): number =>
  boards[seat].findIndex((lay) => lay !== NONE && tileOf(lay) === tile);

/** Why nothing can be laid there. */
export type Bar = 'castlesTouch' | 'castleHere' | 'roundFull' | 'laterRound';

export function barTo(table: Table, field: number, tile: number): Bar | undefined {
  const { boards, seat, round, filledIn } = table;
  const isCastleTile = tile === CASTLE_6 || tile === CASTLE_4;
  const there = boards[seat][field];
  if (isCastleTile) {
    const other = fieldOf(table, seat, tile === CASTLE_6 ? CASTLE_4 : CASTLE_6);
    if (other === field) return 'castleHere';
    return other !== NONE && touches(other, field) ? 'castlesTouch' : undefined;
  }
  if (isCastle(there)) return 'castleHere';
  if (filledIn[field] > round) return 'laterRound';
  const full = filledIn.filter((each) => each === round).length >= tilesIn(round);
  return filledIn[field] === 0 && full ? 'roundFull' : undefined;
}

/** The tile lies there, and nowhere else. Castles lie on the same field before everybody (DQ-4.3). */
export function place(table: Table, field: number, tile: number): Table {
  const isCastleTile = tile === CASTLE_6 || tile === CASTLE_4;
  const boards = table.boards.map((board, seat) => {
    if (!isCastleTile && seat !== table.seat) return board;
    const without = board.map((each) => (each !== NONE && tileOf(each) === tile ? NONE : each));
    return without.with(field, layOf(tile, 0));
  });
  const since = isCastleTile ? 0 : table.filledIn[field] || table.round;
  return tidied({ ...table, boards, filledIn: table.filledIn.with(field, since) });
}

/** Half a turn. Castles and Sancho Pansa look the same either way round. */
export function turn(table: Table, field: number): Table {
  const before = table.boards[table.seat];
  const there = before[field];
  if (there === NONE || tileOf(there) >= ROAD_TILES) return table;
  const turned = layOf(tileOf(there), turnOf(there) === 0 ? 180 : 0);
  return { ...table, boards: table.boards.with(table.seat, before.with(field, turned)) };
}

export function remove(table: Table, field: number): Table {
  const isCastleHere = isCastle(table.boards[table.seat][field]);
  const boards = table.boards.map((board, seat) =>
    isCastleHere || seat === table.seat ? board.with(field, NONE) : board,
  );
  return tidied({ ...table, boards });
}

/** A field is free again when nobody has a tile there. */
function tidied(table: Table): Table {
  const filledIn = table.filledIn.map((round, field) =>
    table.boards.some((board) => board[field] !== NONE) ? round : 0,
  );
  return { ...table, filledIn };
}

/** Where the player goes on: a field that others filled in this round, or else the next empty one; NONE when the round is laid. */
export function nextField(table: Table, after: number): number {
  const { boards, seat, round, filledIn } = table;
  const inOrder = Array.from({ length: FIELDS }, (_, i) => (after + 1 + i) % FIELDS);
  const open = inOrder.filter((field) => boards[seat][field] === NONE);
  const castles = boards[seat].filter(isCastle).length;
  if (castles === 2 && laidIn(table, seat, round) >= tilesIn(round)) return NONE;
  return open.find((field) => filledIn[field] === round) ?? open.find((field) => filledIn[field] === 0) ?? NONE;
}

export function withSeat(table: Table): Table {
  const castles = table.boards[0].map((each) => (isCastle(each) ? each : NONE));
  const names = [...table.names, ''];
  return { ...table, names, boards: [...table.boards, castles], seat: names.length - 1 };
}

export function withoutSeat(table: Table, gone: Seat): Table {
  const stays = (_: unknown, seat: Seat): boolean => seat !== gone;
  const [names, boards] = [table.names.filter(stays), table.boards.filter(stays)];
  return tidied({ ...table, names, boards, seat: Math.min(table.seat, names.length - 1) });
}

/** As the rules see it at the end of the round one looks at; in the last round, when all lies, the game is over. */
export function positionOf(table: Table): State {
  const isOver = table.round === LAST_ROUND && isDone(table);
  const scored = isOver ? LAST_ROUND : table.round - 1;
  return {
    options: { sanchoPansa: table.boards.some((board) => board.some(isSancho)), sameDraw: false },
    round: table.round,
    card: NONE,
    deck: [],
    realms: table.boards.map((_, seat) => ({
      board: boardAt(table, seat, table.round),
      hand: [],
      aside: NONE,
      bag: [],
      sancho: NONE,
      gone: [],
      sealed: NONE,
      scores: ROUNDS.slice(0, scored).map((__, i) => score(boardAt(table, seat, i + 1), i + 1)),
    })),
  };
}

/** In the notation of the game, with the tiles that are others in this box. */
export function writeTable(table: Table): string {
  putTiles(table.box);
  return notation.write(positionOf(table)).replace('\n', () => `\n${boxLinesOf(table.box)}`);
}

/** What this browser kept, or somebody sent: believed only if each thing is what it should be. */
export function readTable(raw: unknown): Table | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { names, seat, round, filledIn, boards, box } = raw as Partial<Record<keyof Table, unknown>>;
  if (!areNames(names, 1, MOST_SEATS)) return undefined;
  if (!isWithin(seat, 0, names.length - 1) || !isWithin(round, 1, LAST_ROUND)) return undefined;
  if (!isList(filledIn, (each) => isWithin(each, 0, LAST_ROUND)) || filledIn.length !== FIELDS) return undefined;
  if (!isList(boards, isBoard) || boards.length !== names.length) return undefined;
  return areDrawn(box) ? ({ names, seat, round, filledIn, boards, box } as unknown as Table) : undefined;
}

function isBoard(raw: unknown): boolean {
  if (!isList(raw, (each) => isWithin(each, NONE, LAYS - 1)) || raw.length !== FIELDS) return false;
  return isEachOnce((raw as Lay[]).filter((each) => each !== NONE).map(tileOf));
}
