/** A table as people told it: a position that was typed, or a record that is played again. */
import { toldDice } from './dice.ts';
import type { AnyGame, Dice } from './game.ts';
import * as mistakes from './mistakes.ts';
import type { Problem, Reading } from './notation.ts';
import { diceFor, readRecorded, type Recorded, RefusedMove, replay } from './record.ts';
import { type Referee, type RefereeRequest, refusedTakeBack, refusedTrial, type Trial } from './ruling.ts';
import type { Wording } from './wording.ts';
import { boxLines } from './sheets.ts';
import { isTakeBack } from './takeback.ts';
import type { OpenDoubt } from './worlds.ts';

const DEEPEST = 32;

/** A position of some game, how it came to us, what it leaves open, and the dice of its next move. */
export interface ToldTable {
  readonly source: 'record' | 'position';
  readonly state: unknown;
  readonly seats: number;
  readonly doubts: readonly OpenDoubt[];
  /** As it was typed, or as it is written. */
  readonly position: string;
  /** Anew for every try. */
  dice(): Dice;
  /** The move of a record that the rules refuse: the table stands before it. */
  readonly refused?: Trial;
}

export const seatNumbers = ({ seats }: ToldTable): number[] => Array.from({ length: seats }, (_, i) => i + 1);

export function problem(where: string, found: Wording, expected: Wording): { readonly problems: readonly Problem[] } {
  return { problems: [{ where, found, expected }] };
}

export function readTable(game: AnyGame, referee: Referee, text: string, asked: RefereeRequest): Reading<ToldTable> {
  return /^\s*[[{]/.test(text) ? readRecord(game, referee, text) : readPosition(referee, text, asked);
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function readPosition(referee: Referee, text: string, { rolls = [], draws }: RefereeRequest): Reading<ToldTable> {
  const reading = referee.read(text);
  if (reading.problems !== undefined) return reading;
  const { doubts = [] } = reading;
  const drawn = draws === undefined ? reading : withDraws(referee, reading.value, draws);
  if (drawn.problems !== undefined) return drawn;
  return {
    value: {
      source: 'position',
      state: drawn.value,
      seats: referee.seated(reading.value),
      doubts,
      position: doubts.length > 0 ? `${text.trim()}\n` : writeWithBox(referee, reading.value, text),
      dice: () => toldDice(rolls),
    },
  };
}

function withDraws(referee: Referee, state: unknown, draws: string): Reading<unknown> {
  if (referee.draw === undefined) return problem('--draw', draws, mistakes.noDraws);
  const reading = referee.draw(state, draws);
  if (reading.problems === undefined) return reading;
  return { problems: reading.problems.map((one) => ({ ...one, where: '--draw' })) };
}

/** A position of a described box is written with its description. */
export function writeWithBox(referee: Referee, state: unknown, text: string): string {
  const box = boxLines(text).map(({ words }) => `box: ${words}\n`);
  return referee.write(state).replace('\n', () => `\n${box.join('')}`);
}

function readRecord(game: AnyGame, referee: Referee, text: string): Reading<ToldTable> {
  const json = readJson(text);
  if (json.problems !== undefined) return json;
  // oxlint-disable-next-line typescript/no-explicit-any -- any game
  const reading = readRecorded<any, any, any, any>(game, json.value);
  return reading.problems === undefined ? { value: replayed(game, referee, reading.value) } : reading;
}

/** Bounded in depth, because whatever shows it later may recurse. */
export function readJson(text: string): Reading<unknown> {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return problem(`line ${lineAt(text, deep)}`, mistakes.moreLevels(DEEPEST), mistakes.aRecord);
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return problem('record', mistakes.noJson((error as Error).message), 'JSON');
  }
}

function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inString && character === '\\') i++;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === '[' || character === '{')) depth++;
    else if (!inString && (character === ']' || character === '}')) depth--;
    if (depth > DEEPEST) return i;
  }
  return undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any game
function replayed(game: AnyGame, referee: Referee, recorded: Recorded<any>): ToldTable {
  const { seats, seed, moves } = recorded;
  const tableAfter = (played: number): ToldTable => {
    const state: unknown = replay(game, { ...recorded, moves: moves.slice(0, played) }, () => undefined);
    const position = referee.write(state);
    return { source: 'record', state, seats, doubts: [], position, dice: () => diceFor(seed, played + 1) };
  };
  try {
    return tableAfter(moves.length);
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    const table = tableAfter(error.index);
    const { seat, move } = moves[error.index];
    if (isTakeBack(move)) return { ...table, refused: refusedTakeBack(seat, error.rule) };
    return { ...table, refused: refusedTrial(referee, table.state, seat, move, error.rule) };
  }
}
