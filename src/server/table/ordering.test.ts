import { expect, test } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { GAMES } from '../../games/load.ts';
import { SHELF } from '../../games/index.ts';
import { ALONSO, SANCHO, scene } from '../testing/scene.ts';
import { playOrders } from './ordering.ts';

test('a fault of a game while an order is played is logged, and ends nothing else', async () => {
  let isBroken = false;
  const game: AnyGame = {
    ...GAMES[SHELF[0]],
    view(state, viewer) {
      if (isBroken) throw new Error('a broken law');
      return GAMES[SHELF[0]].view(state, viewer);
    },
  };
  const stage = await scene({ games: { [SHELF[0]]: game } });
  const table = await stage.table([ALONSO, SANCHO]);
  await table.orders.save(0, [{ t: 'pass', era: 0 }]);
  isBroken = true;
  playOrders(table);
  await expect.poll(() => stage.errors).toEqual([expect.stringContaining('a broken law')]);
  expect(table.isIdle()).toBe(true);
  await stage.close();
});
