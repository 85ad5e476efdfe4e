/** The bots by name, as people write them: `hard`, `careful`, `mc:200`, `mc:1s`, `mc:250ms`. */
import type { Game, LevelName, Manifest, Move } from '../core/game.ts';
import type { Problem, Reading } from '../core/notation.ts';
import { type Bot, type Budget, type GameBots, milliseconds, playouts } from './bot.ts';
import { random } from './random.ts';
import { scalesFor, searching } from './search.ts';

/** A level with a name for people, the bot behind it, and how it plays. */
export interface Level {
  readonly name: string;
  readonly bot: string;
  readonly about: string;
}

/** From the weakest to the strongest (DQ-16.2). */
export const LEVELS: readonly Level[] = [
  { name: 'beginner', bot: 'greedy', about: 'takes what it can get at once' },
  { name: 'easy', bot: 'unsteady', about: 'looks ahead, and is often mistaken' },
  { name: 'medium', bot: 'careful', about: 'looks one move ahead, with an eye on the rest of the game' },
  { name: 'hard', bot: 'mc:20', about: 'plays twenty games in its head before every move' },
  { name: 'expert', bot: 'mc:1000', about: 'plays a thousand games in its head before every move' },
];

/** The levels that a game offers. */
export const levelsOf = ({ levels }: Pick<Manifest, 'levels'>): readonly Level[] =>
  LEVELS.filter(({ name }) => levels.includes(name as LevelName));

/**
 * The bot that a text names; `taught` is what the bots know of the game. `now` is a clock in milliseconds for the bots
 * that think by time; all others give the same answer to the same dice, everywhere.
 */
export function botNamed<S, M extends Move, E, O extends object>(
  spec: string,
  game: Game<S, M, E, O>,
  taught: GameBots<S, M> | undefined,
  now: () => number,
): Reading<Bot<S, M>> {
  const level = LEVELS.find((each) => each.name === spec)?.bot;
  const name = (level?.startsWith('mc:') && taught?.thinker) || (level ?? spec);
  const think = thinking(name, now);
  if (think !== undefined) return { value: searching(scalesFor(game, taught?.judgement), think) };
  const bots: { readonly [bot: string]: Bot<S, M> } = { random: random(game), ...taught?.byName };
  const value = Object.hasOwn(bots, name) ? bots[name] : undefined;
  return value === undefined ? { problems: [unknown(spec, game.title, Object.keys(bots))] } : { value };
}

const THINKING = /^mc:(\d{1,7}(?:\.\d{1,3})?)(s|ms)?$/;

/** `mc:` and a number of playouts, seconds or milliseconds; undefined for anything else. */
function thinking(name: string, now: () => number): (() => Budget) | undefined {
  const [, figure, unit] = THINKING.exec(name) ?? [];
  const most = Number(figure);
  if (!(most > 0) || (unit === undefined && !Number.isInteger(most))) return undefined;
  if (unit === undefined) return () => playouts(most);
  return () => milliseconds(unit === 's' ? 1000 * most : most, now);
}

function unknown(spec: string, title: string, bots: readonly string[]): Problem {
  const known = LEVELS.filter(({ bot }) => bots.includes(bot) || bot.startsWith('mc:')).map(({ name }) => name);
  const names = [...known, ...bots].join(', ');
  const expected = {
    en: `for ${title} one of ${names}; or mc: with playouts (mc:200) or time (mc:1s, mc:250ms)`,
    es: `para ${title} uno de estos: ${names}; o mc: con partidas imaginadas (mc:200) o tiempo (mc:1s, mc:250ms)`,
  };
  return { where: 'bot', found: spec, expected };
}
