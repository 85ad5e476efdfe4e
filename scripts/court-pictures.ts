/** Pictures of a game of Knights & Damosels, of one seed: the display, a duel, a round told, the battle. */
import type { Page } from '@playwright/test';
import { playUntil, seen } from '../e2e/court.ts';
import { STEPS } from '../src/games/knights-and-damosels/state.ts';

/** As a browser keeps a game that has begun; its lessons are over. */
const SITTING = {
  id: 'astolat',
  kind: 'bots',
  game: 'knights-and-damosels',
  sitters: [{ name: 'You' }, ...['Kay', 'Enid', 'Dinadan', 'Lunete'].map((name) => ({ name, bot: 'careful' }))],
  options: {
    selection: 'free',
    joust: true,
    camlann: true,
    service: 'off',
    assignment: 'random',
    firstMerlin: 'random',
    maxRounds: 30,
  },
  seed: 'astolat',
  moves: [],
};

/** What is photographed when it is first seen. */
const PICTURES = {
  '.kd-slots .kd-answer': 'court-display',
  '.kd-duel': 'court-joust',
  '.kd-paid': 'court-round',
  '.kd-fate': 'court-camlann',
};

export async function courtPictures(
  page: Page,
  address: string,
  shoot: (name: string) => Promise<unknown>,
): Promise<void> {
  const kept = { sittings: [SITTING], 'kd-lessons': STEPS };
  for (const [name, value] of Object.entries(kept))
    await page.addInitScript(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto(`${address}#/table/${SITTING.id}`);
  const wanted = new Map(Object.entries(PICTURES));
  while (wanted.size > 0) {
    await playUntil([page], [...wanted.keys(), '.result-title'].map(seen).join(' || '));
    for (const [selector, name] of wanted) {
      if (!(await page.locator(selector).first().isVisible())) continue;
      await shoot(name);
      wanted.delete(selector);
    }
    if (await page.locator('.result-title').isVisible()) return;
  }
}
