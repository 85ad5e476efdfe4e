/** What can be taken back in a game of bots that do deeds; in random games hardly one is done (server/table/take-back.test.ts). */
import { expect, test } from 'vitest';
import { botNamed } from '../../../bots/levels.ts';
import { seededDice } from '../../../core/dice.ts';
import { defaultOptions, unheard } from '../../../core/game.ts';
import { valueOf } from '../../../core/testing/reading.ts';
import { takeBack } from '../../../core/takeback.ts';
import { bots } from './index.ts';
import { game } from '../rules/index.ts';
import type { Event, Options } from '../rules/state.ts';

test('LAN-14.1 what turned up a deed stays; every other move goes back', () => {
  const dice = seededDice(2);
  const bot = valueOf(botNamed('beginner', game, bots, () => 0));
  let before = game.setup(3, defaultOptions<Options>(game), dice, unheard);
  const seen = { back: 0, revealed: 0 };
  for (let n = 1; seen.revealed < 2 && game.outcome(before) === undefined; n++) {
    const [seat] = game.pending(before);
    const move = bot.choose(game.view(before, seat), seat, dice);
    const after = game.clone(before);
    const events: Event[] = [];
    game.apply(after, seat, move, dice, (event) => events.push(event));
    const isNews = events.some((event) => event.t === 'tiles');
    if (isNews || n % 20 === 0) {
      const taken = takeBack(game, 3, [{ n, seat, move, before, after, events, isByPerson: true }], seat);
      expect(taken).toEqual(isNews ? 'revealed' : expect.objectContaining({ rows: [n] }));
      seen[isNews ? 'revealed' : 'back']++;
    }
    before = after;
  }
  expect(seen.revealed).toBe(2);
  expect(seen.back).toBeGreaterThan(2);
});
