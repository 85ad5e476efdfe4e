import { expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import { type AnyGame, readOptions, type Seat, unheard } from '../../core/game.ts';
import { anyMove, inTurn, play } from '../../core/play.ts';
import { GAMES } from '../../games/load.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import { EarlyAnswers } from './early.ts';

/** A question of some game that ends early when all have answered, and that is put to all of three. */
function found(): { readonly game: AnyGame; readonly state: unknown } {
  for (const game of Object.values(GAMES)) {
    if (!('timers' in game.options)) continue;
    const dice = seededDice(5);
    const state: unknown = game.setup(3, readOptions(game, { timers: true }), dice, unheard);
    const isFound = (): boolean =>
      game.pending(state).length === 3 &&
      game.pending(state).every((seat) => game.table?.clock?.(state, seat)?.canEndEarly === true);
    play(game, state, (now, n) => (isFound() ? undefined : inTurn(game, anyMove(game, dice))(now, n)), { dice });
    if (isFound()) return { game, state };
  }
  throw new Error('no game has such a question');
}

const { game, state } = found();
const person = (name: string): object => ({ t: 'person', person: name, name, here: true });
const BOT = { t: 'bot', name: 'Kay', bot: 'easy' };

/** Who may go on, after these have answered one after the other. */
async function going(seats: readonly object[], answers: readonly Seat[], seconds = 1): Promise<readonly Seat[]> {
  const setup = { game, card: { seats } as unknown as TableInfo, seed: '' } as MatchSetup;
  const match = { state, opened: 0 } as Match;
  const early = new EarlyAnswers();
  const gone: Seat[] = [];
  const due: (() => void)[] = [];
  for (const seat of answers) {
    const waits = early.wait(setup, match, seat, game.fallback(state, seat), {
      steady: () => 1000 * seconds,
      after: (_, pass) => (due.push(pass), () => undefined),
    });
    if (waits === undefined) gone.push(seat);
    else void waits.then(() => gone.push(seat));
  }
  await Promise.resolve();
  return gone.toSorted((one, other) => one - other);
}

const PEOPLE = ['Ana', 'Ben', 'Eva'].map(person);

test('an early answer waits as long as one of the people has not answered', async () => {
  expect(await going(PEOPLE, [0, 2])).toEqual([]);
});

test('when all people have answered, all go on at once', async () => {
  expect(await going(PEOPLE, [0, 2, 1])).toEqual([0, 1, 2]);
});

test('nobody waits for a bot, and bots alone hurry nobody', async () => {
  expect(await going([...PEOPLE.slice(0, 2), BOT], [0, 1])).toEqual([0, 1]);
  expect(await going([...PEOPLE.slice(0, 2), BOT], [0, 1, 2])).toEqual([0, 1, 2]);
  expect(await going([PEOPLE[0], BOT, BOT], [1, 2])).toEqual([]);
});

test('after the shortest time nobody waits', async () => {
  expect(await going(PEOPLE, [1], 60)).toEqual([1]);
});
