/** The rules as a service for people with a physical box: reads a record or a position and tells what the rules say. */
import { createReadStream } from 'node:fs';
import { SHELF } from '../games/index.ts';
import { NOTATIONS, SPEAKERS } from '../games/load.ts';
import { gameNamed, noMore, readArguments, wholeNumber } from './arguments.ts';
import { badInput, type Command, EXIT, type Io } from './command.ts';
import {
  type Account,
  type Decision,
  judge,
  type RefereeJudgement,
  MOST_BYTES,
  type Referee,
  type Trial,
} from './judge.ts';
import { tellProblems } from './problems.ts';
import { harmless, paint } from './terminal.ts';

const HELP = `errantry referee <game> [file]

Reads a record (JSON) or a position in the notation of the game, from the file or from standard input, and answers:
whose decision it is, all legal moves, and the score by category with its reasons. docs/notation.md shows how to type
a position from a photograph of your table.

  --try <move>    is this move legal? If so, the position after it; if not, the rule that refuses it and why
  --seat <n>      who tries it; without it, the first who owes a decision
  --round <n>     score as if it were this round
  --json          the answer for machines

  errantry referee ${SHELF[0]} table.txt --seat 2

Exit codes: 0 fine; 1 the move is refused (or a move of the record is); 2 the input cannot be used.
`;

export const referee: Command = {
  summary: 'asks the rules about a record or a position from your own table',
  help: HELP,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      try: { type: 'string' },
      seat: { type: 'string' },
      round: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [id, file, ...more] = positionals;
    const game = gameNamed(id);
    noMore(more);
    const number = (name: 'seat' | 'round'): number | undefined =>
      values[name] === undefined ? undefined : wholeNumber(name, values[name], 1, 99);
    const asked = { tried: values.try, seat: number('seat'), round: number('round') };
    const ruling = judge(game, refereeOf(game.id), await readInput(io, file), asked);
    if (values.json === true) io.out(`${JSON.stringify({ game: game.id, ...ruling }, undefined, 2)}\n`);
    else if (ruling.exit === EXIT.badInput) tellProblems(io, ruling.problems);
    else io.out(`${inWords(io, game.title, ruling).join('\n')}\n`);
    return ruling.exit;
  },
};

/** One byte more than is allowed is enough to know that it is too much. */
export async function readInput(io: Io, file: string | undefined): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of file === undefined || file === '-' ? io.input : createReadStream(file)) {
      chunks.push(Buffer.from(chunk as Uint8Array));
      size += chunks[chunks.length - 1].length;
      if (size > MOST_BYTES) break;
    }
  } catch (error) {
    throw badInput('file', (error as Error).message, 'a file that can be read');
  }
  return Buffer.concat(chunks);
}

function inWords(io: Io, title: string, judgement: RefereeJudgement): string[] {
  const { source, decisions, undecided, accounts, verdict, tried, position } = judgement;
  const lines = [paint(io, 'bold', `${title}, from a ${source}`)];
  if (tried?.legal === true) return [...lines, '', ...legalInWords(io, tried)];
  if (tried !== undefined) lines.push('', ...refusedInWords(io, tried));
  if (undecided !== undefined) lines.push('', undecided);
  for (const decision of decisions) lines.push('', ...decisionInWords(io, decision));
  for (const account of accounts) lines.push('', ...accountInWords(io, account));
  lines.push('', ...verdict);
  if (source === 'record') lines.push('', position.trimEnd());
  return lines;
}

function refusedInWords(io: Io, { seat, move, rule, reason }: Trial): string[] {
  const first = `${harmless(move)} by seat ${seat} is ${paint(io, 'red', 'refused')} by ${rule?.id}: ${rule?.text}`;
  return [first, `  ${reason}`];
}

/** The position as it is then, not as it was. */
function legalInWords(io: Io, { seat, move, events = [], accounts = [], position }: Trial): string[] {
  const lines = [`${harmless(move)} by seat ${seat} is ${paint(io, 'green', 'legal')}.`];
  if (position === undefined) return [...lines, '  What follows depends on choices that the position does not tell.'];
  lines.push(...events.map((event) => `  ${event}`), '', position.trimEnd());
  for (const account of accounts) lines.push('', ...accountInWords(io, account));
  return lines;
}

const LINE = 100;

function decisionInWords(io: Io, { seat, question, moves }: Decision): string[] {
  const lines = [''];
  for (const move of moves) {
    if (lines[lines.length - 1].length + move.length + 2 > LINE) lines.push('');
    lines[lines.length - 1] += `  ${move}`;
  }
  return [`${paint(io, 'bold', `Seat ${seat} decides:`)} ${question}`, ...lines];
}

function accountInWords(io: Pick<Io, 'colours'>, { seat, total, entries }: Account): string[] {
  return [paint(io, 'bold', `Seat ${seat} would score ${total} now:`), ...entriesInWords(entries)];
}

/** Also for those who play in the terminal. */
export function entriesInWords(entries: Account['entries']): string[] {
  const width = Math.max(...entries.map(({ category }) => category.length));
  return entries.map(
    ({ category, points, because, rule }) =>
      `  ${category.padEnd(width)} ${String(points).padStart(3)}  ${because.join('; ')} (${rule.id})`,
  );
}

function refereeOf(id: string): Referee {
  const notation = NOTATIONS[id];
  if (notation === undefined) throw badInput('game', id, 'a game whose positions can be written down');
  return { ...notation, ...SPEAKERS[id] };
}
