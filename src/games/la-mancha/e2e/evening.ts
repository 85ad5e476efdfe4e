/** An evening of La Mancha against two bots, up to a moment worth looking at, as this browser would have kept it. */
import type { Page } from '@playwright/test';
import { knight } from '../bots/bots.ts';
import { seededDice } from '../../../core/dice.ts';
import { readOptions, type Seat, unheard } from '../../../core/game.ts';
import { inTurn, play } from '../../../core/play.ts';
import { diceFor } from '../../../core/record.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Options, State } from '../rules/state.ts';

const SITTERS = [{ name: 'Alonso' }, { name: 'Sansón', bot: 'medium' }, { name: 'Dorotea', bot: 'medium' }];

/** Knights play until the first seat alone is asked and this is so; undefined if the evening never comes to that. */
function played(seed: string, isReached: (state: State) => boolean): object | undefined {
  const options = readOptions<Options>(game, { timers: false })!; // it is on offer
  const state = game.setup(SITTERS.length, options, diceFor(seed, 0), unheard);
  const moves: object[] = [];
  const choose = (_state: State, seat: Seat, n: number): Move | undefined => {
    if (seat === 0 && isReached(state)) return undefined;
    return knight.choose(game.view(state, seat), seat, seededDice(`${seed}/${n - 1}`));
  };
  const othersFirst = (asked: readonly Seat[]): Seat => asked.find((seat) => seat > 0) ?? 0;
  const next = inTurn(game, choose, othersFirst);
  play(game, state, next, { dice: (n) => diceFor(seed, n), moved: (turn) => moves.push(turn) });
  if (game.outcome(state) !== undefined) return undefined;
  return { id: seed, kind: 'bots', game: game.id, sitters: SITTERS, options, seed, moves };
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
  const kept = { sittings: [firstPlayed(isReached)], 'la-mancha-notes': 'off', 'how-known': ['la-mancha'] };
  await page.goto('./');
  for (const [name, value] of Object.entries(kept))
    await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto('./#/table/evening');
  await page.locator('.lm-board').waitFor();
}
