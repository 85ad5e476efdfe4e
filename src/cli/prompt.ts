/** What a player in the terminal is shown, and what the words typed at the prompt mean. */
import type { AnyGame, Move, Seat } from '../core/game.ts';
import type { TerminalStyle } from '../core/text.ts';
import { NOTATIONS, PICTURES, SPEAKERS } from '../games/load.ts';
import type { Io } from './command.ts';
import { entriesInWords } from './referee.ts';
import { rulesFor } from './rules.ts';
import { harmless, paint } from './terminal.ts';

export type PromptAnswer =
  | { readonly t: 'move'; readonly move: Move }
  | { readonly t: 'leave' }
  | { readonly t: 'words'; readonly lines: readonly string[] };

const words = (...lines: readonly string[]): PromptAnswer => ({ t: 'words', lines });

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
export function showTurn(io: Io, game: AnyGame, view: unknown, seat: Seat, names: readonly string[]): void {
  const speaker = SPEAKERS[game.id];
  showPosition(io, game, view, seat);
  const lines = [
    '',
    ...speaker.verdict(view, names).map(harmless),
    paint(io, 'bold', `${speaker.where(view)}. ${speaker.question(view, seat)}`),
    ...movesInWords(game, view, seat, MOST_SHOWN),
  ];
  io.out(`${lines.join('\n')}\n`);
}

const MOST_SHOWN = 40;

/** Every legal move with its number, how it is written, its name, and what it changes at once. */
function movesInWords(game: AnyGame, view: unknown, seat: Seat, most: number): string[] {
  const speaker = SPEAKERS[game.id];
  const moves: readonly Move[] = game.moves(view, seat);
  const written = moves.map((move) => NOTATIONS[game.id]?.writeMove(move) ?? '');
  const width = Math.max(...written.map(({ length }) => length));
  const lines = moves.slice(0, most).map((move, i) => {
    const name = speaker.nameMove(view, move);
    const worth = speaker.worth(view, seat, move);
    return `${String(i + 1).padStart(3)}  ${written[i].padEnd(width)}  ${name}${worth === '' ? '' : `  (${worth})`}`;
  });
  return moves.length > most ? [...lines, `     … and ${moves.length - most} more: type 'moves' to see all`] : lines;
}

const HELP = [
  'Type the number of a move, or the move itself as it is written beside its number.',
  '  moves         all moves',
  '  score         your score if it were counted now, with the reasons',
  '  rules [what]  the rules: a number (4.1), a chapter (4) or a word',
  '  position      the position in notation, for errantry referee',
  '  quit          leave the game',
];

interface Asked {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
}

type Order = (asked: Asked, rest: string) => PromptAnswer;

const help: Order = ({ game }) => words(...HELP, ...(PICTURES[game.id]?.legend ?? []));
const leave: Order = () => ({ t: 'leave' });

/** What can be typed besides moves. */
const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['help', help],
  ['?', help],
  ['moves', ({ game, view, seat }) => words(...movesInWords(game, view, seat, Infinity))],
  ['undo', () => words('There is no undo in the terminal: what a move reveals cannot be hidden again.')],
  ['score', ({ game, view, seat }) => words(...entriesInWords(SPEAKERS[game.id].account(view, seat)))],
  ['rules', ({ game }, rest) => words(...rulesFor(game.rules, rest))],
  ['position', ({ game, view }) => words(...positionOf(game, view))],
  ['quit', leave],
  ['exit', leave],
]);

export function promptAnswer(typed: string, game: AnyGame, view: unknown, seat: Seat): PromptAnswer {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const asked: Asked = { game, view, seat };
  const order = ORDERS.get(first.toLowerCase());
  if (order !== undefined) return order(asked, rest.join(' '));
  if (/^\d+$/.test(typed.trim())) return moveNumbered(typed.trim(), asked);
  return moveNamed(typed, asked);
}

function moveNumbered(typed: string, { game, view, seat }: Asked): PromptAnswer {
  const moves: readonly Move[] = game.moves(view, seat);
  const move = moves[Number(typed) - 1];
  if (move !== undefined) return { t: 'move', move };
  return words(`There is no move ${typed.slice(0, 20)}; they are numbered 1 to ${moves.length}.`);
}

function moveNamed(typed: string, { game, view, seat }: Asked): PromptAnswer {
  const reading = NOTATIONS[game.id]?.readMove(typed);
  if (reading === undefined || reading.problems !== undefined)
    return words(`'${harmless(typed.slice(0, 40))}' is no move. Type a number, or help.`);
  const move = reading.value as Move;
  const rule = game.refusal(view, seat, move);
  if (rule === undefined) return { t: 'move', move };
  return words(`Refused by ${rule.id}: ${rule.text}`, SPEAKERS[game.id].reason(view, seat, move, rule));
}

/** A move that carries a text asks for it; undefined if the words are refused. */
export async function askWords(
  io: Io,
  typed: AsyncIterator<string>,
  game: AnyGame,
  view: unknown,
  seat: Seat,
  move: Move,
): Promise<Move | undefined> {
  const limit = game.table?.words?.(view, seat, move);
  if (limit === undefined || move.text !== undefined) return move;
  io.out(`Your words (${limit.min} to ${limit.max} characters; Enter for none): `);
  const text = String((await typed.next()).value ?? '').trim();
  if (text === '') return move;
  if (text.length >= limit.min && text.length <= limit.max) return { ...move, text };
  io.out(`${limit.rule.text}\n`);
  return undefined;
}
