/** What a player in the terminal is shown, and what the words typed at the prompt mean. */
import type { Entry } from '../core/herald.ts';
import { layOf, TILES } from '../games/don-quixote/rules/components.ts';
import { herald } from '../games/don-quixote/text/herald.ts';
import { donQuixote } from '../games/don-quixote/rules/index.ts';
import type { LayMove, State } from '../games/don-quixote/rules/state.ts';
import type { Io } from './command.ts';
import { drawBoard, drawTiles } from './picture.ts';
import { entriesInWords } from './referee.ts';
import { rulesFor } from './rules.ts';
import { harmless, paint } from './terminal.ts';

const game = donQuixote;

export type Answer =
  | { readonly t: 'move'; readonly move: LayMove }
  | { readonly t: 'leave' }
  | { readonly t: 'words'; readonly lines: readonly string[] };

const words = (...lines: readonly string[]): Answer => ({ t: 'words', lines });

/** The board, the tiles and the numbered moves. */
export function showTurn(io: Io, view: State, seat: number): void {
  const { board, hand, aside, sancho } = view.realms[seat];
  const tiles = [...hand, ...[aside, sancho].filter((tile) => tile >= 0)];
  const lines = [
    ...drawBoard(board, view.card, io),
    '',
    ...drawTiles(
      tiles.map((tile) => layOf(tile, 0)),
      tiles.map((tile) => (tile === aside ? `(${TILES[tile].id})` : TILES[tile].id)),
      io,
    ),
    '',
    herald.verdict(view, ['You', ...view.realms.slice(1).map((_, i) => `Seat ${i + 2}`)]).join('; '),
    paint(io, 'bold', `Round ${view.round}. ${herald.question(view, seat)}`),
    ...movesInWords(view, seat),
  ];
  io.out(`${lines.join('\n')}\n`);
}

/** What each move would make the score, were it counted now, with the difference in each category. */
function movesInWords(view: State, seat: number): string[] {
  const now = herald.account(view, seat);
  const before = sum(now);
  const lines = game.moves(view, seat).map((move, i) => {
    const then = herald.foresee(view, seat, move);
    const gain = sum(then) - before;
    return `${String(i + 1).padStart(3)}  ${herald.writeMove(move).padEnd(7)}${String(sum(then)).padStart(3)} ${signed(gain).padStart(4)}  ${changes(now, then)}`;
  });
  return [`     would make the score now (it is ${before})`, ...lines];
}

const sum = (entries: readonly Entry[]): number => entries.reduce((total, { points }) => total + points, 0);
const signed = (number: number): string => (number === 0 ? '' : number > 0 ? `+${number}` : `${number}`);

function changes(now: readonly Entry[], then: readonly Entry[]): string {
  const scored = then.flatMap(({ category, points }, i) => {
    const gain = points - now[i].points;
    return points === 0 && gain === 0 ? [] : [`${category} ${points}${gain === 0 ? '' : ` (${signed(gain)})`}`];
  });
  return scored.join(', ') || 'nothing yet';
}

const HELP = [
  'Type the number of a move, or its name: Kn2b as it is, Kn2b* turned by half.',
  '  score         your score if it were counted now, with the reasons',
  '  rules [what]  the rules: all chapters, a number (DQ-8.3) or a word (castle)',
  '  position      the position in notation, for errantry referee',
  '  quit          leave the game',
  'K2 is a knight with two shields, C a church, W a windmill; heavy lines are roads.',
];

const NO_UNDO = `There is no undo. ${game.rules['DQ-5.5'].text} (DQ-5.5) The next card is up as soon as a tile lies.`;

type Order = (view: State, seat: number, rest: string) => Answer;

/** What can be typed besides moves. */
const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['help', () => words(...HELP)],
  ['?', () => words(...HELP)],
  ['undo', () => words(NO_UNDO)],
  ['score', (view, seat) => words(...entriesInWords(herald.account(view, seat)))],
  ['rules', (_view, _seat, rest) => words(...rulesFor(game.rules, rest === '' ? 'DQ-5' : rest))],
  ['position', (view) => words(herald.write(view).trimEnd())],
  ['quit', () => ({ t: 'leave' })],
  ['exit', () => ({ t: 'leave' })],
]);

export function answerTo(typed: string, view: State, seat: number): Answer {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const order = ORDERS.get(first.toLowerCase());
  if (order !== undefined) return order(view, seat, rest.join(' '));
  if (/^\d+$/.test(typed.trim())) return moveNumbered(typed.trim(), view, seat);
  return moveNamed(typed, view, seat);
}

function moveNumbered(typed: string, view: State, seat: number): Answer {
  const moves = game.moves(view, seat);
  const move = moves[Number(typed) - 1];
  if (move !== undefined) return { t: 'move', move };
  return words(`There is no move ${typed.slice(0, 20)}; they are numbered 1 to ${moves.length}.`);
}

function moveNamed(typed: string, view: State, seat: number): Answer {
  const reading = herald.readMove(typed);
  if (reading.problems !== undefined)
    return words(`'${harmless(typed.slice(0, 40))}' is no move. Type a number, a name like Kn2b*, or help.`);
  const move = reading.value;
  const rule = game.refusal(view, seat, move);
  if (rule === undefined) return { t: 'move', move };
  return words(`Refused by ${rule.id}: ${rule.text}`, herald.reason(view, seat, move, rule));
}
