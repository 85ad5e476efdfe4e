/** Any game in the terminal: alone, several people at one keyboard, and bots in the other seats. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Bot } from '../bots/bot.ts';
import { seededDice } from '../core/dice.ts';
import type { AnyGame, Dice, Move, Seat } from '../core/game.ts';
import { diceFor } from '../core/record.ts';
import { YOU } from '../core/text.ts';
import { SHELF } from '../games/index.ts';
import { botFor, gameNamed, noMore, optionsFor, readArguments, seedFrom, wholeNumber } from './arguments.ts';
import { badInput, failureOf, type Command, EXIT, type Io } from './command.ts';
import {
  type Asked,
  type GameWords,
  type PromptAnswer,
  promptAnswer,
  askWords,
  showPosition,
  showTurn,
  spokenIn,
} from './prompt.ts';
import { harmless, paint } from './terminal.ts';
import { readLanguage } from './words.ts';

const HELP = `errantry play [game]

Play a whole game in the terminal: alone where the game allows it, against bots, or several people at one keyboard.
Bots see only what a person in their seat would see. Type the number of a move, or the move itself. Type 'help' to see
what else you can do.

  --people <n>       how many people share the keyboard (1)
  --bots <bots>      bots for the other seats, like easy,hard (as many easy bots as the game needs)
  --seed <text>      any text; the same text deals the same game
  --options <names>  options of the game, like name or name=value, separated by commas
  --record <file>    saves the game in this file, for 'errantry referee' and 'errantry verify'
  --lang <language>  en, es

Games: ${SHELF.join(', ')}
`;

/** A game in the terminal: people in the first seats, the bots behind them. */
interface Table extends GameWords {
  readonly game: AnyGame;
  readonly options: object;
  readonly seed: string;
  readonly people: number;
  readonly names: readonly string[];
  readonly bots: readonly { readonly bot: Bot<unknown, Move>; readonly dice: Dice }[];
  readonly state: unknown;
  readonly moves: { readonly seat: Seat; readonly move: Move }[];
  /** By person: what happened since they last looked. */
  readonly news: readonly unknown[][];
}

export const playCommand: Command = {
  summary: 'play in the terminal: alone, against bots, or several people at one keyboard',
  help: HELP,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      people: { type: 'string', default: '1' },
      bots: { type: 'string' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      options: { type: 'string', default: '' },
      record: { type: 'string' },
      lang: { type: 'string' },
    });
    const [id = SHELF[0], ...more] = positionals;
    const game = gameNamed(id);
    noMore(more);
    const people = wholeNumber('people', values.people, 1, game.seats.max);
    const bots = botSpecs(game, people, values.bots);
    const spoken = await spokenIn(game.id, readLanguage(values.lang));
    const table = sitDown(
      { ...spoken, game, options: optionsFor(game, values.options), seed: seedFrom(values.seed) },
      people,
      bots,
    );
    if (values.record !== undefined) saveRecord(table, values.record); // better now than after the game
    const isOver = await playOn(table, io);
    io.out(`\n${farewell(table, isOver, args).join('\n')}\n`);
    if (values.record !== undefined) saveRecord(table, values.record);
    return EXIT.fine;
  },
};

const USUAL_BOT = 'easy';

function botSpecs({ seats }: AnyGame, people: number, given: string | undefined): readonly string[] {
  if (given === undefined) return Array.from({ length: Math.max(0, seats.min - people) }, () => USUAL_BOT);
  const bots = given.split(',').filter((spec) => spec !== '');
  const total = people + bots.length;
  if (total > seats.max)
    throw badInput(
      '--bots',
      (t) => t.bots(bots.length),
      (t) => t.atMost(seats.max - people),
    );
  if (total < seats.min)
    throw badInput(
      '--bots',
      (t) => t.bots(bots.length),
      (t) => t.atLeast(seats.min - people),
    );
  return bots;
}

type Terms = GameWords & Pick<Table, 'game' | 'options' | 'seed'>;

function sitDown(terms: Terms, people: number, specs: readonly string[]): Table {
  const { game, options, seed, says: t } = terms;
  const bots = specs.map((spec, i) => ({ bot: botFor(game, spec), dice: seededDice(`${seed}/bot/${people + i}`) }));
  const persons =
    people === 1 ? [YOU[terms.words.language]] : Array.from({ length: people }, (_, i) => t.player(i + 1));
  const names = [...persons, ...specs.map((spec, i) => t.bot(spec, people + i + 1))];
  const news: unknown[][] = persons.map(() => []);
  const state: unknown = game.setup(names.length, options, diceFor(seed, 0), heard(game, news));
  return { ...terms, people, names, bots, state, moves: [], news };
}

/** Keeps for every person what they witness. */
const heard =
  (game: AnyGame, news: readonly unknown[][]) =>
  (event: unknown): void =>
    news.forEach((list, seat) => {
      const witnessed: unknown = game.witness(event, seat);
      if (witnessed !== undefined) list.push(witnessed);
    });

/** Plays until the game or the input is over; says whether it was the game. */
async function playOn(table: Table, io: Io): Promise<boolean> {
  const { game, state, people } = table;
  const reader = createInterface({ input: io.input, terminal: false });
  const typed = reader[Symbol.asyncIterator]();
  let last = people === 1 ? 0 : -1;
  try {
    while (game.outcome(state) === undefined) {
      const seat = nextSeat(table);
      const move = await moveOf(table, io, typed, seat, last); // oxlint-disable-line no-await-in-loop -- one after another
      if (move === undefined) return false;
      if (seat < people) last = seat;
      playMove(table, seat, move);
    }
    tellNews(table, io, Math.max(0, last));
    showPosition(io, game, game.view(state, Math.max(0, last)), Math.max(0, last));
    return true;
  } finally {
    reader.close();
  }
}

/** People first: bots answer at once, and none of them waits to see what a person does. */
function nextSeat({ game, state, people }: Table): Seat {
  const pending = game.pending(state);
  return pending.find((seat) => seat < people) ?? pending[0];
}

/** The move of a bot, or of a person who has taken the keyboard; undefined when the person leaves. */
async function moveOf(table: Table, io: Io, typed: AsyncIterator<string>, seat: Seat, last: Seat) {
  if (seat >= table.people) return botMove(table, seat);
  if (seat !== last && !(await passKeyboard(table, io, typed, seat))) return undefined;
  return personMove(table, io, typed, seat);
}

/** Nobody sees another's secrets: whoever is next confirms it. */
async function passKeyboard(
  { names, says: t }: Table,
  io: Io,
  typed: AsyncIterator<string>,
  seat: Seat,
): Promise<boolean> {
  io.out(`${'\n'.repeat(40)}${t.takeKeyboard(paint(io, 'bold', names[seat]))}\n`);
  return (await typed.next()).done !== true;
}

async function personMove(table: Table, io: Io, typed: AsyncIterator<string>, seat: Seat): Promise<Move | undefined> {
  const { game, state } = table;
  const asked: Asked = { ...table, view: game.view(state, seat), seat };
  tellNews(table, io, seat);
  showTurn(io, asked);
  return askMove(io, typed, asked);
}

function botMove({ game, state, people, bots }: Table, seat: Seat): Move {
  const { bot, dice } = bots[seat - people];
  return bot.choose(game.view(state, seat), seat, dice);
}

/** Asks until a legal move is typed; undefined when the player leaves. */
async function askMove(io: Io, typed: AsyncIterator<string>, asked: Asked): Promise<Move | undefined> {
  for (;;) {
    io.out(paint(io, 'bold', '> '));
    const line = await typed.next(); // oxlint-disable-line no-await-in-loop -- people type one line after another
    const answer: PromptAnswer = line.done === true ? { t: 'leave' } : promptAnswer(line.value, asked);
    if (answer.t === 'leave') return undefined;
    if (answer.t === 'move') {
      const move = await askWords(io, typed, asked, answer.move); // oxlint-disable-line no-await-in-loop -- as above
      if (move !== undefined) return move;
    } else io.out(`${answer.lines.join('\n')}\n`);
  }
}

function playMove({ game, state, seed, moves, news }: Table, seat: Seat, move: Move): void {
  moves.push({ seat, move });
  game.apply(state, seat, move, diceFor(seed, moves.length), heard(game, news));
}

function tellNews({ speaker, news, names }: Table, io: Io, seat: Seat): void {
  io.out('\n');
  for (const event of news[seat].splice(0)) {
    const told = speaker.tell(event, names);
    if (told !== undefined) io.out(`${harmless(told.text)}\n`);
  }
}

function farewell(
  { game, speaker, says: t, state, names, seed }: Table,
  isOver: boolean,
  args: readonly string[],
): string[] {
  const flags = args.filter((word, i) => word !== game.id && !/^--seed(=|$)/.test(word) && args[i - 1] !== '--seed');
  const again = ['errantry', 'play', game.id, ...flags, '--seed', seed].map(quoted).join(' ');
  const lines = isOver ? speaker.verdict(state, names) : [t.left];
  return [...lines, t.again(harmless(again))];
}

/** As it can be typed in a shell. */
const quoted = (word: string): string =>
  /^[\w.,:=/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

function saveRecord({ game, options, seed, moves, names }: Table, file: string): void {
  const record = { game: game.id, version: game.version, seats: names.length, options, seed, moves };
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw badInput('--record', failureOf(error), (t) => t.writable);
  }
}
