/** The bots by name, as people write them: `random`, `greedy`, `hard`, `mc:200`, `mc:1s`. */
import type { Game, Move } from '../core/game.ts';
import type { Reading } from '../core/herald.ts';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { SCHOOLS } from './schools.ts';

/** A level with a name for people, and the bot behind it. */
export interface Level {
  readonly name: string;
  readonly bot: string;
  readonly about: string;
}

/** From the weakest to the strongest (DQ-16.2). */
export const LEVELS: readonly Level[] = [{ name: 'beginner', bot: 'greedy', about: 'takes what it can get at once' }];

const EXPECTED = 'random, greedy or beginner';

/**
 * Finds the bot that a text names. `now` is a clock in milliseconds, for the levels that think by time;
 * the others give the same answer for the same dice everywhere.
 */
export function botNamed<S, M extends Move, E, O extends object>(
  spec: string,
  game: Game<S, M, E, O>,
  _now: () => number,
): Reading<Bot<S, M>> {
  const name = LEVELS.find((level) => level.name === spec)?.bot ?? spec;
  const school = SCHOOLS[game.id];
  if (name === 'random') return { value: random(game) };
  if (name === 'greedy' && school !== undefined) return { value: school.greedy as Bot<S, M> };
  return { problems: [{ where: 'bot', found: spec, expected: EXPECTED }] };
}
