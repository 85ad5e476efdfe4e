/** Pictures of a game of Knights & Damosels, of one seed: the display, a duel, a round told, the battle. */
import type { Page } from '@playwright/test';
import { playUntil, seen, sitAtCourt } from './court.ts';

const BOTS = ['Kay', 'Enid', 'Dinadan', 'Lunete'].map((name) => ({ name, bot: 'careful' }));

/** What is photographed when it is first seen. */
const PICTURES = {
  '.kd-slots .kd-answer': 'court-display',
  '.kd-duel:not(.kd-duel-over)': 'court-joust',
  '.kd-paid': 'court-round',
  '.kd-fate': 'court-camlann',
};

export async function pictures(page: Page, address: string, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await sitAtCourt(page, address, 'astolat', BOTS);
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
