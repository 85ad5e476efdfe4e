/** What a player in the terminal is shown, and what the words typed at the prompt mean. */
import type { AnyGame, Language, Move, Seat } from '../core/game.ts';
import type { Speaker, TerminalStyle, Words } from '../core/text.ts';
import { NOTATIONS, PICTURES, speakerIn, wordsFor } from '../games/load.ts';
import type { Io } from './command.ts';
import { entriesInWords } from './referee.ts';
import { rulesFor } from './rules.ts';
import { harmless, paint } from './terminal.ts';
import { says } from './words.ts';
import type { CliSays } from './words/en.ts';

export type PromptAnswer =
  | { readonly t: 'move'; readonly move: Move }
  | { readonly t: 'leave' }
  | { readonly t: 'words'; readonly lines: readonly string[] };

/** A game and the command line in one language. */
export interface GameWords {
  readonly speaker: Speaker;
  readonly words: Words;
  readonly says: CliSays;
}

export async function spokenIn(id: string, language: Language): Promise<GameWords> {
  return { speaker: await speakerIn(id, language), words: await wordsFor(id, language), says: says({ language }) };
}

const answered = (...lines: readonly string[]): PromptAnswer => ({ t: 'words', lines });

/** The table as this seat sees it: as a picture where the game has one, otherwise in its notation. */
export function showPosition(io: Io, game: AnyGame, view: unknown, seat: Seat): void {
  const brush = (style: TerminalStyle, text: string): string => paint(io, style, text);
  const lines = PICTURES[game.id]?.draw(view, seat, brush) ?? positionOf(game, view);
  io.out(`${lines.join('\n')}\n`);
}

function positionOf(game: AnyGame, view: unknown): readonly string[] {
  const text = NOTATIONS[game.id]?.write(view) ?? JSON.stringify(view, undefined, 2);
  return text.trimEnd().split('\n');
}

/** The table, the score, the question and the numbered moves. */
export function showTurn(io: Io, asked: Asked): void {
  const { game, speaker, view, seat, names } = asked;
  showPosition(io, game, view, seat);
  const lines = [
    '',
    ...speaker.verdict(view, names).map(harmless),
    paint(io, 'bold', `${speaker.where(view)}. ${speaker.question(view, seat)}`),
    ...movesInWords(asked, MOST_SHOWN),
  ];
  io.out(`${lines.join('\n')}\n`);
}

const MOST_SHOWN = 40;

/** Every legal move with its number, how it is written, its name, and what it changes at once. */
function movesInWords({ game, speaker, says: t, view, seat }: Asked, most: number): string[] {
  const moves: readonly Move[] = game.moves(view, seat);
  const written = moves.map((move) => NOTATIONS[game.id]?.writeMove(move) ?? '');
  const width = Math.max(...written.map(({ length }) => length));
  const lines = moves.slice(0, most).map((move, i) => {
    const name = speaker.nameMove(view, move);
    const worth = speaker.worth(view, seat, move);
    return `${String(i + 1).padStart(3)}  ${written[i].padEnd(width)}  ${name}${worth === '' ? '' : `  (${worth})`}`;
  });
  return moves.length > most ? [...lines, `     ${t.moreMoves(moves.length - most)}`] : lines;
}

/** Somebody in front of the keyboard who owes a move. */
export interface Asked extends GameWords {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
}

type Order = (asked: Asked, rest: string) => PromptAnswer;

const help: Order = ({ game, says: t, words: { language } }) =>
  answered(...t.prompt, ...(PICTURES[game.id]?.legend ?? []).map((line) => line[language]));
const leave: Order = () => ({ t: 'leave' });

/** What can be typed besides moves. */
const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['help', help],
  ['?', help],
  ['moves', (asked) => answered(...movesInWords(asked, Infinity))],
  ['undo', ({ says: t }) => answered(t.noUndo)],
  ['score', ({ speaker, view, seat }) => answered(...entriesInWords(speaker.account(view, seat)))],
  ['rules', ({ game, words, says: t }, rest) => answered(...rulesFor(game.rules, rest, words, t))],
  ['position', ({ game, view }) => answered(...positionOf(game, view))],
  ['quit', leave],
  ['exit', leave],
]);

export function promptAnswer(typed: string, asked: Asked): PromptAnswer {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const order = ORDERS.get(first.toLowerCase());
  if (order !== undefined) return order(asked, rest.join(' '));
  if (/^\d+$/.test(typed.trim())) return moveNumbered(typed.trim(), asked);
  return moveNamed(typed, asked);
}

function moveNumbered(typed: string, { game, says: t, view, seat }: Asked): PromptAnswer {
  const moves: readonly Move[] = game.moves(view, seat);
  const move = moves[Number(typed) - 1];
  if (move !== undefined) return { t: 'move', move };
  return answered(t.noMoveNumber(typed.slice(0, 20), moves.length));
}

function moveNamed(typed: string, { game, speaker, says: t, view, seat, names }: Asked): PromptAnswer {
  const reading = NOTATIONS[game.id]?.readMove(typed);
  if (reading === undefined || reading.problems !== undefined) return answered(t.noMove(harmless(typed.slice(0, 40))));
  const move = reading.value as Move;
  const rule = game.refusal(view, seat, move);
  if (rule === undefined) return { t: 'move', move };
  return answered(harmless(speaker.reason(view, seat, move, rule, names)), t.readRule(rule.id));
}

/** A move that carries a text asks for it; undefined if the words are refused. */
export async function askWords(
  io: Io,
  typed: AsyncIterator<string>,
  { game, words, says: t, view, seat }: Asked,
  move: Move,
): Promise<Move | undefined> {
  const limit = game.table?.words?.(view, seat, move);
  if (limit === undefined || move.text !== undefined) return move;
  io.out(t.yourText(limit.max));
  const text = String((await typed.next()).value ?? '').trim();
  if (text === '') return move;
  if (text.length >= limit.min && text.length <= limit.max) return { ...move, text };
  io.out(`${words.rule(limit.rule)}\n`);
  return undefined;
}
