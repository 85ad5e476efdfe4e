/** The notation of a position: easy to type by hand from a photograph of a table. docs/notation.md explains it. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import { COLUMNS, FIELDS, LAST_ROUND, ROAD_TILES, ROUNDS, ROWS, SANCHO } from '../rules/components.ts';
import { isUnknown, type Score, score, UNKNOWN_SCORE } from '../rules/08-scoring.ts';
import { inconsistencies, tilesTwice } from './consistency.ts';
import { readSheet, type SeatSheet, type Sheet } from './sheet.ts';
import type { Options, Realm, State } from '../rules/state.ts';
import { isSancho, writeField, writeLay, writeScore, writeTile } from './words.ts';

export function write(state: State): string {
  const lines = ['don-quixote', ...writeOptions(state.options), `round: ${state.round}`];
  if (state.card !== NONE) lines.push(`card: ${writeField(state.card)}`);
  lines.push(...writePile('deck', state.deck, writeField));
  state.realms.forEach((realm, seat) => lines.push('', `seat ${seat + 1}`, ...writeRealm(realm)));
  return `${lines.join('\n')}\n`;
}

function writeOptions(options: Options): string[] {
  const on = Object.entries(options).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return on.length > 0 ? [`options: ${on.join(' ')}`] : [];
}

function writeRealm(realm: Realm): string[] {
  const lines = writeBoard(realm.board);
  const list = (name: string, words: string[]): void => {
    if (words.length > 0) lines.push(`${name}: ${words.join(' ')}`);
  };
  list('hand', realm.hand.map(writeTile));
  list('aside', realm.aside === NONE ? [] : [writeTile(realm.aside)]);
  list('sealed', realm.sealed === NONE ? [] : [writeLay(realm.sealed)]);
  list('gone', realm.gone.map(writeTile));
  lines.push(...writePile('bag', realm.bag, writeTile));
  list('scores', realm.scores.map(writeScore));
  return lines;
}

const CELL = 7; // Sancho and a blank

function writeBoard(board: readonly number[]): string[] {
  const names = `     ${Array.from('ABCDEFGH', (name) => name.padEnd(CELL)).join('')}`;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = board.slice(row * COLUMNS, (row + 1) * COLUMNS).map((lay) => writeLay(lay).padEnd(CELL));
    return `${row + 1}    ${cells.join('')}`;
  });
  return [names, ...rows].map((line) => line.trimEnd());
}

/** Next one first. A pile whose order nobody knows is not written. */
function writePile(name: string, pile: readonly number[], word: (item: number) => string): string[] {
  return pile.length === 0 || pile.includes(HIDDEN) ? [] : [`${name}: ${pile.toReversed().map(word).join(' ')}`];
}

/** Reads a position, or notes all that is wrong with it. Without a card it may be any part of a board, to be scored. */
export function read(text: string): Reading<State> {
  const unreadable: Problem[] = [];
  const sheet = readSheet(text, unreadable);
  const problems = [...unreadable, ...tilesTwice(sheet)];
  if (unreadable.length > 0) return { problems };
  const state = stateOf(sheet);
  problems.push(...inconsistencies(sheet, state));
  return problems.length > 0 ? { problems } : { value: state };
}

function stateOf(sheet: Sheet): State {
  const options = sheet.options.value;
  const covered = sheet.seats[0].board.filter((lay) => lay !== NONE).length;
  const laid = covered - (FIELDS - ROAD_TILES);
  const card = sheet.card?.value ?? NONE;
  const round = sheet.round?.value ?? roundAfter(laid, card !== NONE);
  const whole = card !== NONE;
  const left = whole ? Math.max(0, FIELDS - covered - 1) : 0;
  return {
    options,
    round,
    card,
    deck: sheet.deck?.value.toReversed() ?? blanks(left),
    realms: sheet.seats.map((seat) => realmOf(seat, options, round, whole)),
  };
}

/** The round of a card that is up after so many tiles; without a card, the round whose scoring is asked. */
function roundAfter(laid: number, isCardUp: boolean): number {
  const left = ROAD_TILES - laid - (isCardUp ? 1 : 0);
  return Math.min(LAST_ROUND, 1 + ROUNDS.filter(({ ends }) => left < ends).length);
}

function realmOf(seat: SeatSheet, options: Options, round: number, whole: boolean): Realm {
  const { board } = seat;
  return {
    board,
    hand: seat.hand?.value ?? [],
    aside: seat.aside?.value[0] ?? NONE,
    bag: seat.bag?.value.toReversed() ?? blanks(whole ? ROUNDS[round - 1].ends : 0),
    sancho: options.sanchoPansa && !board.some(isSancho) ? SANCHO : NONE,
    gone: seat.gone?.value ?? [],
    sealed: seat.sealed?.value ?? NONE,
    scores: scoresOf(seat, round, whole),
  };
}

/** A scoring after which no tile was laid can be made good from the board. */
function scoresOf({ board, scores }: SeatSheet, round: number, whole: boolean): Score[] {
  const told = scores?.value ?? (whole ? Array.from({ length: round - 1 }, () => UNKNOWN_SCORE) : []);
  const left = board.filter((lay) => lay === NONE).length;
  return told.map((points, i) => (isUnknown(points) && left === ROUNDS[i].ends ? score(board, i + 1) : points));
}

const blanks = (count: number): number[] => Array.from({ length: count }, () => HIDDEN);
