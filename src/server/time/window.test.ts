/** A window of a game with a clock of its own, played by post: days are left, not the seconds of the window. */
import { expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import { type AnyGame, NONE } from '../../core/game.ts';
import { pick } from '../../core/shuffle.ts';
import { GAMES } from '../../games/load.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { advance, begin } from '../table/match.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import { isInTimedWindow, timeLeftFor } from './deadlines.ts';

const DAY = 24 * 3600_000;
const NOW = 1_800_000_000_000;
const PEOPLE = ['Ana', 'Ben', 'Kay'];
const windowed = Object.values(GAMES).filter(({ table }) => table?.question !== undefined);

function setupOf(game: AnyGame): MatchSetup {
  const seats = PEOPLE.map((name) => ({ t: 'person' as const, person: name, name, here: false }));
  const clock = { t: 'post', days: 3, late: 'fallback' } as const;
  return {
    game,
    seed: '0'.repeat(32),
    card: { game: game.id, status: 'playing', seats, options: {}, clock } as unknown as TableInfo,
  };
}

/** The first window in which somebody can do more than pass. */
function toWindow(setup: MatchSetup): { readonly match: Match; readonly seat: number } {
  const { game } = setup;
  const dice = seededDice('window');
  let { match } = begin(setup, NOW);
  for (;;) {
    const { state } = match;
    const asked = game.pending(state);
    const seat = asked.find(
      (one) => isInTimedWindow(game, state, one) && game.table?.clock?.(state, one)?.isIdle !== true,
    );
    if (seat !== undefined) return { match, seat };
    match = advance(setup, match, asked[0], pick(game.moves(state, asked[0]), dice), NOW).match;
  }
}

test.each(windowed.map((game) => ({ id: game.id })))('$id', ({ id }) => {
  const setup = setupOf(GAMES[id]);
  const { match, seat } = toWindow(setup);
  const left = timeLeftFor(setup.game, match, seat, NOW, 'post')!; // there is a clock
  expect(left[seat]).toBeGreaterThanOrEqual(3 * DAY);
  expect(left.filter((_, other) => other !== seat)).toEqual([NONE, NONE]);
  expect(timeLeftFor(setup.game, match, 'watcher', NOW, 'post')).toEqual([NONE, NONE, NONE]);
  expect(Math.max(...timeLeftFor(setup.game, match, seat, NOW, 'live')!)).toBeLessThan(DAY);
});
