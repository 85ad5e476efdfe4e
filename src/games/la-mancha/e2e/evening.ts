/** An evening of La Mancha against two bots, up to a moment worth looking at, as this browser would have kept it. */
import type { Page } from '@playwright/test';
import { knight } from '../bots/bots.ts';
import { seededDice } from '../../../core/dice.ts';
import { readOptions, unheard } from '../../../core/game.ts';
import { diceFor } from '../../../core/record.ts';
import { game } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';

const SITTERS = [{ name: 'Alonso' }, { name: 'Sansón', bot: 'medium' }, { name: 'Dorotea', bot: 'medium' }];

/** Knights play until the first seat alone is asked and this is so; undefined if the evening never comes to that. */
function played(seed: string, isReached: (state: State) => boolean): object | undefined {
  const options = readOptions<Options>(game, { timers: false })!; // it is on offer
  const state = game.setup(SITTERS.length, options, diceFor(seed, 0), unheard);
  const moves: object[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = pending.find((each) => each > 0) ?? 0;
    if (seat === 0 && isReached(state))
      return { id: seed, kind: 'bots', game: game.id, sitters: SITTERS, options, seed, moves };
    const move = knight.choose(game.view(state, seat), seat, seededDice(`${seed}/${moves.length}`));
    moves.push({ seat, move });
    game.apply(state, seat, move, diceFor(seed, moves.length), unheard);
  }
  return undefined;
}

const EVENINGS = 200;

/** The first evening that comes to that: always the same one, as long as bots play alike. */
function firstPlayed(isReached: (state: State) => boolean): object {
  for (let evening = 0; evening < EVENINGS; evening++) {
    const sitting = played(`evening ${evening}`, isReached);
    if (sitting !== undefined) return { ...sitting, id: 'evening' };
  }
  throw new Error(`none of ${EVENINGS} evenings comes to that`);
}

/** The page goes on with it; what is noted for beginners is switched off. */
export async function goOn(page: Page, isReached: (state: State) => boolean): Promise<void> {
  const kept = { sittings: [firstPlayed(isReached)], 'la-mancha-notes': 'off' };
  await page.goto('./');
  for (const [name, value] of Object.entries(kept))
    await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto('./#/table/evening');
  await page.locator('.lm-board').waitFor();
}
