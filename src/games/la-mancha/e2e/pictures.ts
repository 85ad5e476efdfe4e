/** Pictures of La Mancha, of one deal against two bots: a tale that is written, a verdict, a Feat, and the book. */
import type { Page } from '@playwright/test';
import { readOptions } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import { playUntil, seen, tell } from './stage.ts';

const SITTING = {
  id: 'pictures',
  kind: 'bots',
  game: 'la-mancha',
  sitters: [{ name: 'Alonso' }, { name: 'Sansón', bot: 'medium' }, { name: 'Dorotea', bot: 'medium' }],
  options: readOptions(game, { timers: false, laurels: 'early' }),
  seed: 'mambrino',
  moves: [],
};

const TALE =
  'I rode in by moonlight, which was a mistake, and asked for the lord of the house, which was another. ' +
  'They brought me a goose. I have never been sure that it was not he.';

export async function pictures(page: Page, address: string, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await page.addInitScript(`localStorage.setItem('errantry/sittings', '${JSON.stringify([SITTING])}');
    localStorage.setItem('errantry/la-mancha-notes', '["all"]')`);
  await page.goto(`${address}#/table/${SITTING.id}`);
  await page.locator('.ask-text').waitFor();
  await playUntil([page], seen('.lm-text'));
  await page.locator('.lm-card').first().click();
  await page.locator('.lm-text').fill(TALE);
  await shoot('la-mancha-tale');
  await tell(page, TALE);
  await playUntil([page], `${seen('.lm-named')} || ${seen('.lm-choose')}`);
  await shoot('la-mancha-verdict');
  await playUntil([page], `${seen('.lm-under-way .lm-total')} && ${seen('.lm-answer')}`);
  await shoot('la-mancha-feat');
  await playUntil([page], seen('.result-title'));
  await shoot('la-mancha-end');
}
