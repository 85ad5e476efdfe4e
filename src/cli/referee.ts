/** The rules as a service for people with a physical box: reads a record or a position and tells what the rules say. */
import { listOfWords } from '../core/codecs.ts';
import type { Language, Rule } from '../core/game.ts';
import { SHELF } from '../games/index.ts';
import { MANIFESTS, NOTATIONS, speakerIn, wordsFor } from '../games/load.ts';
import { gameNamed, noMore, readArguments, wholeNumber } from './arguments.ts';
import { badInput, type Command, EXIT, type Io } from './command.ts';
import type {
  Account,
  Aftermath,
  Decision,
  Referee,
  RefereeJudgement,
  RefereeRequest,
  Ruling,
  RulingParts,
  Trial,
} from '../core/ruling.ts';
import { judge } from './judge.ts';
import { readInput } from './input.ts';
import { problemLines, tellProblems } from './problems.ts';
import { harmless, paint } from './terminal.ts';
import { readLanguage, says } from './words.ts';

const HELP = `errantry referee <game> [file]

Ask the rules about a game on your own table. Give a record (JSON) or a position in the notation of the game, as a file
or on standard input. You learn who decides, all legal moves, and the score with its reasons. docs/notation.md shows how
to type a position from a photograph of your table.

  --try <move>    is this move legal? If so, the position after it; if not, the rule that refuses it and why
  --seat <n>      who tries it; without it, the first who must decide
  --round <n>     score as if it were this round
  --roll <n>      what the die of your table shows; several numbers for several rolls
  --draw <cards>  what comes off the piles of your table next
  --json          the answer for programs
  --lang <name>   en, es

What the position does not tell is never guessed: you get the answer for each case, or you are asked.

  errantry referee ${SHELF[0]} table.txt --seat 2

Exit codes: 0 fine; 1 the move is refused (or a move of the record is); 2 the input cannot be used; 4 it depends on
something that the position does not tell.
`;

/** How the ruling is told: `rule` gives the text of a rule in the language of the reader. */
type Colours = Pick<Io, 'colours' | 'language'> & { readonly rule?: (rule: Rule) => string };

export const referee: Command = {
  summary: 'ask the rules about a game on your own table',
  help: HELP,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      try: { type: 'string' },
      seat: { type: 'string' },
      round: { type: 'string' },
      roll: { type: 'string', multiple: true },
      draw: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      lang: { type: 'string' },
    });
    const [id, file, ...more] = positionals;
    const game = gameNamed(id);
    const language = readLanguage(values.lang);
    noMore(more);
    const number = (name: 'seat' | 'round'): number | undefined =>
      values[name] === undefined ? undefined : wholeNumber(name, values[name], 1, 99);
    const asked: RefereeRequest = {
      tried: values.try,
      seat: number('seat'),
      round: number('round'),
      rolls: listOfWords((values.roll ?? []).join(' ')).map((roll) => wholeNumber('roll', roll, 1, 999)),
      draws: values.draw?.join(' '),
    };
    const { rule } = await wordsFor(game.id, language);
    const ruling = judge(game, await refereeOf(game.id, language), await readInput(io, file), asked);
    if (values.json === true) io.out(`${JSON.stringify({ game: game.id, ...ruling }, undefined, 2)}\n`);
    else if (ruling.exit === EXIT.badInput) tellProblems({ ...io, rule }, ruling.problems);
    else io.out(rulingInWords({ ...io, rule }, MANIFESTS[game.id].names[language], ruling));
    return ruling.exit;
  },
};

/** What people read. */
export function rulingInWords(io: Colours, title: string, ruling: Ruling): string {
  const lines = ruling.exit === EXIT.badInput ? problemLines(io, ruling.problems) : inWords(io, title, ruling);
  return `${lines.join('\n')}\n`;
}

function inWords(io: Colours, title: string, judgement: RefereeJudgement): string[] {
  const { source, tried, position, depends } = judgement;
  const lines = [
    paint(io, 'bold', says(io)[source === 'record' ? 'fromRecord' : 'fromPosition'](title)),
    ...partsInWords(io, judgement),
  ];
  if (depends !== undefined) lines.push('', ...dependenceInWords(io, depends));
  if (source === 'record' && tried?.legal !== true) lines.push('', position.trimEnd());
  return lines;
}

/** After a legal move, the position as it is then and not as it was. */
function partsInWords(io: Colours, parts: Partial<RulingParts>): string[] {
  const { tried, after, undecided, decisions, accounts, verdict } = parts;
  if (tried?.legal === true) return ['', ...legalInWords(io, tried), ...afterInWords(io, { ...tried, ...after })];
  if (after !== undefined) return ['', ...afterInWords(io, after)];
  const lines = tried === undefined ? [] : ['', ...refusedInWords(io, tried)];
  if (undecided !== undefined) lines.push('', undecided);
  for (const decision of decisions ?? []) lines.push('', ...decisionInWords(io, decision));
  for (const account of accounts ?? []) lines.push('', ...accountInWords(io, account));
  if (verdict !== undefined && verdict.length > 0) lines.push('', ...verdict);
  return lines;
}

function dependenceInWords(io: Colours, { on, cases }: NonNullable<RefereeJudgement['depends']>): string[] {
  const lines = on.map(({ about, line }) => says(io).dependsOn(about, line));
  for (const { when, parts } of cases) {
    const ruling = partsInWords(io, parts).map((line) => (line === '' ? line : `  ${line}`));
    lines.push('', paint(io, 'bold', says(io).whenSo(when)), ...ruling.slice(1));
  }
  return lines;
}

const textOf = (io: Colours, rule: Rule): string => io.rule?.(rule) ?? rule.text;

function refusedInWords(io: Colours, { seat, move, rule, reason }: Trial): string[] {
  const t = says(io);
  const text = rule === undefined ? '' : textOf(io, rule);
  const first = t.isRefused(harmless(move), seat, paint(io, 'red', t.refused), rule?.id ?? '', text);
  return reason === undefined || reason === text ? [first] : [first, `  ${reason}`];
}

const legalInWords = (io: Colours, { seat, move }: Trial): string[] => [
  says(io).isLegal(harmless(move), seat, paint(io, 'green', says(io).legal)),
];

/** The position as it is then, not as it was. */
function afterInWords(io: Colours, { events = [], accounts = [], asks, untold, position }: Aftermath): string[] {
  if (asks !== undefined) return [`  ${says(io).followsOn(asks)}`];
  const lines = events.map((event) => `  ${event}`);
  if (untold !== undefined) lines.push('', ...untold.map(({ about, line }) => says(io).untold(about, line)));
  else if (position === undefined) lines.push(`  ${says(io).followsOpen}`);
  else lines.push('', position.trimEnd());
  for (const account of accounts) lines.push('', ...accountInWords(io, account));
  return lines;
}

const LINE = 100;

function decisionInWords(io: Colours, { seat, question, moves, unsure = [] }: Decision): string[] {
  const open = unsure.length === 0 ? [] : [`  ${says(io).unsure}`, ...inLines(unsure)];
  return [`${paint(io, 'bold', says(io).decides(seat))} ${question}`, ...inLines(moves), ...open];
}

function inLines(moves: readonly string[]): string[] {
  const lines = [''];
  for (const move of moves) {
    if (lines[lines.length - 1].length + move.length + 2 > LINE) lines.push('');
    lines[lines.length - 1] += `  ${move}`;
  }
  return lines;
}

function accountInWords(io: Colours, { seat, total, entries }: Account): string[] {
  const head = total === undefined ? says(io).has(seat) : says(io).wouldScore(seat, total);
  return [paint(io, 'bold', head), ...entriesInWords(entries)];
}

/** Also for those who play in the terminal. */
export function entriesInWords(entries: Account['entries']): string[] {
  const width = Math.max(...entries.map(({ category }) => category.length));
  return entries.map(
    ({ category, points, because, rule }) =>
      `  ${category.padEnd(width)} ${String(points).padStart(3)}  ${because.join('; ')} (${rule.id})`,
  );
}

async function refereeOf(id: string, language: Language): Promise<Referee> {
  const notation = NOTATIONS[id];
  if (notation === undefined) throw badInput('game', id, (t) => t.gameWithPositions);
  return { ...notation, ...(await speakerIn(id, language)) };
}
