/** Reads the words of the command line: games, bots, options and numbers, each with what would have been right. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Bot } from '../bots/bot.ts';
import { botNamed } from '../bots/levels.ts';
import { type AnyGame, readOptions, shownOptions } from '../core/game.ts';
import { BOTS, GAMES } from '../games/load.ts';
import { BadInput, badInput } from './command.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** `parseArgs` of Node; what it cannot read is bad input. */
export function readArguments<F extends Flags>(
  args: readonly string[],
  options: F,
): ReturnType<typeof parseArgs<{ options: F; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    throw badInput('arguments', /'(-[^ ']+)/.exec(message)?.[1] ?? message, (t) => t.flagsOfHelp);
  }
}

export function gameNamed(id: string | undefined): AnyGame {
  if (id === undefined || !Object.hasOwn(GAMES, id))
    throw badInput('game', (t) => id ?? t.nothing, Object.keys(GAMES).join(', '));
  return GAMES[id];
}

export function noMore(words: readonly string[]): void {
  if (words.length > 0) throw badInput('arguments', words.join(' '), (t) => t.nothingMore);
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d{1,15}$/.test(text) || number < min || number > max)
    throw badInput(`--${name}`, text, (t) => t.wholeNumber(min, max));
  return number;
}

const LONGEST_SEED = 100; // a record takes 200, and the games of a simulation add their number

export function seedFrom(text: string): string {
  if (text.length > LONGEST_SEED)
    throw badInput(
      '--seed',
      (t) => t.characters(text.length),
      (t) => t.atMost(LONGEST_SEED),
    );
  return text;
}

/** A name: `greedy`, `mc:200`. Every bot plays from views only; one that thinks by time looks at this clock. */
// oxlint-disable-next-line typescript/no-explicit-any -- any game
export function botFor(game: AnyGame, spec: string, now = (): number => performance.now()): Bot<any, any> {
  const reading = botNamed(spec, game, BOTS[game.id], now);
  if (reading.problems !== undefined) throw new BadInput(reading.problems);
  return reading.value;
}

/** `sanchoPansa,sameDraw`, or `name=value` where an option has more than two choices. */
export function optionsFor(game: AnyGame, text: string): object {
  const named = text.split(',').filter((word) => word !== '');
  const raw = Object.fromEntries(named.map((word) => choiceFrom(game, word)));
  const options = readOptions(game, raw);
  if (options === undefined) throw badInput('--options', text, offered(game));
  return options;
}

function choiceFrom(game: AnyGame, word: string): [string, unknown] {
  const [name, value = 'true'] = word.split('=');
  const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  return [name, option?.choices.find((choice) => String(choice) === value) ?? value];
}

const offered = (game: AnyGame): string =>
  shownOptions(game)
    .map(([name, { choices }]) => (choices.includes(true) ? name : `${name}=${choices.join('|')}`))
    .join(', ');
