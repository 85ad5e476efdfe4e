/** Don Quixote in the terminal, alone or against bots. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Bot } from '../bots/bot.ts';
import { seededDice } from '../core/dice.ts';
import type { Dice } from '../core/game.ts';
import { diceFor, type Recorded } from '../core/record.ts';
import { herald } from '../games/don-quixote/text/herald.ts';
import { donQuixote } from '../games/don-quixote/rules/index.ts';
import type { Event, LayMove, Options, State } from '../games/don-quixote/rules/state.ts';
import { botFor, gameNamed, noMore, optionsFor, readArguments, seedFrom } from './arguments.ts';
import { badInput, type Command, EXIT, type Io } from './command.ts';
import { drawBoard } from './picture.ts';
import { type Answer, answerTo, showTurn } from './prompt.ts';
import { entriesInWords } from './referee.ts';
import { harmless, paint } from './terminal.ts';

const HELP = `errantry play don-quixote

A solitaire in the terminal: lay tiles, join roads, score three times. Or play against bots: they see only what a
person in their seat would see. Type the number of a move or its name; 'help' tells what else can be typed.

  --bots <bots>      up to three opponents, like greedy,random
  --seed <text>      the same seed deals the same cards and tiles
  --options <names>  sanchoPansa, sameDraw
  --record <file>    writes the record of the game there at the end, for 'errantry referee'

There is no undo: a tile once laid is never moved again (DQ-5.5).
`;

const game = donQuixote;
const YOU = 0;

export const play: Command = {
  summary: 'a game of Don Quixote in the terminal, alone or against bots',
  help: HELP,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      bots: { type: 'string', default: '' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      options: { type: 'string', default: '' },
      record: { type: 'string' },
    });
    const [id = game.id, ...more] = positionals;
    if (gameNamed(id) !== game) throw badInput('game', id, game.id);
    noMore(more);
    const bots = values.bots.split(',').filter((spec) => spec !== '');
    if (bots.length >= game.seats.max) throw badInput('--bots', `${bots.length} bots`, `at most ${game.seats.max - 1}`);
    const options = optionsFor(game, values.options) as Options;
    const table = sitDown(options, bots, seedFrom(values.seed));
    if (values.record !== undefined) saveRecord(table, values.record); // better now than after the game
    const isOver = await playOn(table, io);
    io.out(`\n${farewell(table, isOver, args).join('\n')}\n`);
    if (values.record !== undefined) saveRecord(table, values.record);
    return EXIT.fine;
  },
};

/** A game in the terminal. You sit in seat 0, the bots behind you. */
interface Table {
  readonly state: State;
  readonly names: readonly string[];
  readonly bots: readonly { readonly bot: Bot<State, LayMove>; readonly dice: Dice }[];
  readonly seed: string;
  readonly moves: { seat: number; move: LayMove }[];
  readonly options: Options;
  readonly news: Event[];
}

function sitDown(options: Options, specs: readonly string[], seed: string): Table {
  const bots = specs.map((spec, i) => ({ bot: botFor(game, spec), dice: seededDice(`${seed}/bot/${i + 1}`) }));
  const news: Event[] = [];
  const state = game.setup(1 + bots.length, options, diceFor(seed, 0), (event) => news.push(event));
  const names = ['You', ...specs.map((spec, i) => `${spec} (seat ${i + 2})`)];
  return { state, names, bots, seed, moves: [], options, news };
}

/** Plays until the game or the input is over; tells whether it was the game. */
async function playOn(table: Table, io: Io): Promise<boolean> {
  const { state } = table;
  const reader = createInterface({ input: io.input, terminal: false });
  const typed = reader[Symbol.asyncIterator]();
  try {
    while (game.outcome(state) === undefined) {
      tellNews(table, io);
      const view = game.view(state, YOU);
      showTurn(io, view, YOU);
      const move = await askMove(io, typed, view); // oxlint-disable-line no-await-in-loop -- one turn after another
      if (move === undefined) return false;
      playRound(table, move);
    }
    io.out(`\n${drawBoard(state.realms[YOU].board, state.card, io).join('\n')}\n`);
    tellNews(table, io);
    return true;
  } finally {
    reader.close();
  }
}

/** Asks until a legal move is typed; undefined when the player leaves. */
async function askMove(io: Io, typed: AsyncIterator<string>, view: State): Promise<LayMove | undefined> {
  for (;;) {
    io.out(paint(io, 'bold', '> '));
    const line = await typed.next(); // oxlint-disable-line no-await-in-loop -- people type one line after another
    const answer: Answer = line.done === true ? { t: 'leave' } : answerTo(line.value, view, YOU);
    if (answer.t === 'leave') return undefined;
    if (answer.t === 'move') return answer.move;
    io.out(`${answer.lines.join('\n')}\n`);
  }
}

/** Your move, then that of everybody who still owes one for this card. */
function playRound(table: Table, move: LayMove): void {
  const { state, bots } = table;
  const others = game.pending(state).filter((seat) => seat !== YOU);
  const views = others.map((seat) => game.view(state, seat));
  playMove(table, YOU, move);
  others.forEach((seat, i) => {
    const { bot, dice } = bots[seat - 1];
    playMove(table, seat, bot.choose(views[i], seat, dice));
  });
}

function playMove({ state, seed, moves, news }: Table, seat: number, move: LayMove): void {
  moves.push({ seat, move });
  game.apply(state, seat, move, diceFor(seed, moves.length), (event) => {
    const heard = game.witness(event, YOU);
    if (heard !== undefined && heard.t !== 'sealed') news.push(heard);
  });
}

/** A scoring is explained: the board is still as it was when it was scored. */
function tellNews({ state, news, names }: Table, io: Io): void {
  io.out('\n');
  for (const event of news.splice(0)) {
    io.out(`${herald.tell(event, names)}\n`);
    if (event.t === 'scored' && event.seat === YOU)
      io.out(`${entriesInWords(herald.account(state, YOU, event.round)).join('\n')}\n`);
  }
}

function farewell({ state, names, seed }: Table, isOver: boolean, args: readonly string[]): string[] {
  const flags = args.filter((word, i) => word !== game.id && !/^--seed(=|$)/.test(word) && args[i - 1] !== '--seed');
  const again = ['errantry', 'play', game.id, ...flags, '--seed', seed].map(quoted).join(' ');
  const lines = isOver ? herald.verdict(state, names) : ['The game is left before its end.'];
  return [...lines, `The same deal again: ${harmless(again)}`];
}

/** As it can be typed in a shell. */
const quoted = (word: string): string =>
  /^[\w.,:=/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

function saveRecord({ options, seed, moves, names }: Table, file: string): void {
  const record: Recorded<LayMove> = { game: game.id, version: game.version, seats: names.length, options, seed, moves };
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw badInput('--record', (error as Error).message, 'a file that can be written');
  }
}
