/**
 * The referee's judgement of one text, as a value: nothing in it reads, prints or throws, and nothing in it guesses. What
 * the text leaves open is settled in every way it can be; where the rulings differ, each is given with its case.
 */
import type { AnyGame, Language } from './game.ts';
import { fromOneTo, noBox } from './mistakes.ts';
import type { Problem } from './notation.ts';
import {
  badInput,
  type Decision,
  type Referee,
  type RefereeJudgement,
  type RefereeRequest,
  RULED,
  type Ruling,
  type RulingParts,
  type Trial,
} from './ruling.ts';
import { boxLines } from './sheets.ts';
import { namesOfSeats } from './text.ts';
import { problem, readTable, seatNumbers, type ToldTable } from './told-table.ts';
import { accountsOf, doubtsOfTried, tryMove } from './trial.ts';
import { overWorlds, type Reconciling } from './worlds.ts';

export function judge(game: AnyGame, referee: Referee, text: string, asked: RefereeRequest): Ruling {
  const box = boxLines(text);
  if (referee.box === undefined)
    return box.length === 0 ? judgeText(game, referee, text, asked) : noBoxIn(referee.language, box[0].where);
  try {
    const problems = referee.box.open(box);
    return problems.length > 0 ? badInput(referee.language, problems) : judgeText(game, referee, text, asked);
  } finally {
    if (box.length > 0) referee.box.close();
  }
}

const noBoxIn = (language: Language, where: string): Ruling =>
  badInput(language, problem(where, 'box', noBox).problems);

function judgeText(game: AnyGame, referee: Referee, text: string, asked: RefereeRequest): Ruling {
  const reading = readTable(game, referee, text, asked);
  const problems = reading.problems ?? misasked(referee, reading.value, asked);
  if (reading.problems !== undefined || problems.length > 0) return badInput(referee.language, problems);
  const table = reading.value;
  const judgeOne = (state: unknown): RulingParts => judgeWorld(game, referee, { ...table, state }, asked);
  const doubts = [...table.doubts, ...doubtsOfTried(game, referee, table, asked)];
  const { parts, depends } = overWorlds(table.state, doubts, judgeOne, { ...RECONCILING, language: referee.language });
  const { decisions = [], accounts = [], verdict = [], tried, after, ...more } = parts;
  const isOpen = depends?.of.includes('tried') ?? false;
  return {
    exit: isOpen ? RULED.depends : tried?.legal === false ? RULED.refused : RULED.fine,
    source: table.source,
    decisions,
    accounts,
    verdict,
    ...more,
    position: table.position,
    ...(tried === undefined ? {} : { tried: { ...tried, ...after } }),
    ...(depends === undefined ? {} : { depends }),
  };
}

/** Of moves it is told which are legal in any case; of a move that is tried, at least by which rule it is refused. */
const RECONCILING: Reconciling<RulingParts> = {
  merge: { decisions: mergedDecisions },
  brief: ({ tried }) => (tried === undefined ? {} : { tried: omitReason(tried) }),
};

const omitReason = ({ seat, move, legal, rule }: Trial): Trial =>
  rule === undefined ? { seat, move, legal } : { seat, move, legal, rule };

/** Undefined where it is not even clear who decides. */
function mergedDecisions(worlds: readonly (readonly Decision[])[]): Decision[] | undefined {
  const asked = (decisions: readonly Decision[]): string =>
    decisions.map((one) => `${one.seat} ${one.question}`).join();
  if (worlds.some((decisions) => asked(decisions) !== asked(worlds[0]))) return undefined;
  return worlds[0].map(({ seat, question }, i) => {
    const lists = worlds.map((decisions) => decisions[i].moves);
    const all = [...new Set(worlds.flatMap((decisions) => [...decisions[i].moves, ...(decisions[i].unsure ?? [])]))];
    const isSure = (move: string): boolean => lists.every((list) => list.includes(move));
    return { seat, question, moves: all.filter(isSure), unsure: all.filter((move) => !isSure(move)) };
  });
}

/** What the rules say when nothing is left open but what nobody could see. */
function judgeWorld(game: AnyGame, referee: Referee, table: ToldTable, asked: RefereeRequest): RulingParts {
  const { state } = table;
  const tried = table.refused === undefined ? tryMove(game, referee, table, asked) : { tried: table.refused };
  const outcome = game.outcome(state);
  return {
    ...decisionsAt(game, referee, table),
    accounts: accountsOf(referee, table, asked.round),
    verdict: referee.verdict(state, namesOfSeats(referee.language, seatNumbers(table))),
    ...(outcome === undefined ? {} : { outcome }),
    ...tried,
  };
}

function misasked(referee: Referee, { seats }: ToldTable, { seat, round, tried }: RefereeRequest): readonly Problem[] {
  const problems: Problem[] = [];
  const inRange = (number: number | undefined, most: number): boolean =>
    number === undefined || (Number.isInteger(number) && number >= 1 && number <= most);
  if (!inRange(seat, seats)) problems.push({ where: '--seat', found: String(seat), expected: fromOneTo(seats) });
  if (!inRange(round, referee.rounds))
    problems.push({ where: '--round', found: String(round), expected: fromOneTo(referee.rounds) });
  const move = tried === undefined ? undefined : referee.readMove(tried);
  for (const { found, expected } of move?.problems ?? []) problems.push({ where: '--try', found, expected });
  return problems;
}

function decisionsAt(
  game: AnyGame,
  referee: Referee,
  { state }: ToldTable,
): Pick<RefereeJudgement, 'decisions' | 'undecided'> {
  const decisions = game.pending(state).map((seat) => {
    const written = game.moves(state, seat).map((move) => referee.writeMove(move));
    const isOpen = (move: string): boolean => move.includes('?') && referee.readMove(move).problems !== undefined;
    const unsure = [...new Set([...written.filter(isOpen), ...(referee.hiddenMoves?.(state, seat) ?? [])])];
    const moves = written.filter((move) => !isOpen(move));
    const decision = { seat: seat + 1, question: referee.question(state, seat), moves };
    return unsure.length === 0 ? decision : { ...decision, unsure };
  });
  return decisions.length > 0 ? { decisions } : { decisions, undecided: referee.question(state, 0) };
}
