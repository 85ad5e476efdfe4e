/** What the court shows in its great moments: whole games of this browser, of a fixed seed, until each was seen. */
import { expect, type Page, test } from '../../../../e2e/test.ts';
import { playUntil, seen, sitAtCourt } from './court.ts';

const BOTS = ['Kay', 'Enid', 'Dinadan'].map((name) => ({ name, bot: 'easy' }));

/** The first of these has every scene; should the bots change their ways, the others follow. */
const SEEDS = ['joyous', 'lyonesse', 'carbonek', 'astolat', 'logris'];

interface Scene {
  readonly title: string;
  /** What tells that it is there. */
  readonly at: string;
  readonly check: (page: Page) => Promise<void>;
}

const SCENES: readonly Scene[] = [
  {
    title: 'KD-22.2 the events in hand say what they do, and the one that is chosen is laid away',
    at: '.kd-leaving.kd-answer',
    async check(page) {
      await expect(page.locator('.kd-back')).toHaveCount(3);
      await expect(page.locator('.kd-event-text')).toHaveText(Array.from({ length: 3 }, () => /worship/));
      await page.locator('.kd-leaving').first().click();
      await expect(page.locator('.kd-seal')).toHaveText(/^Set aside /);
    },
  },
  {
    title: 'KD-22.3 a lady has nine places; what is away says with whom, what is here who lacks it',
    at: '.kd-gifts .kd-gone',
    async check(page) {
      await expect(page.locator('.kd-gifts > li')).toHaveCount(9);
      await expect(page.locator('.kd-gifts .kd-gone.kd-option').first()).toContainText(/(Kay|Enid|Dinadan) has /);
      await page.locator('.kd-gifts .kd-answer').first().click();
      await expect(page.locator('.kd-preview')).toContainText(
        /not yet with (Kay|Enid|Dinadan) \(Sir|every knight has it/,
      );
    },
  },
  {
    title: 'KD-22.5 what was granted has a silver ring, what was denied keeps a red one, with the arms of who asked',
    at: '.kd-ring-denied',
    async check(page) {
      const denied = page.locator('.kd-slots .kd-option', { has: page.locator('.kd-ring-denied') });
      await expect(denied).toContainText(/denied to (you|Kay|Enid|Dinadan)/);
      await expect(denied.locator('.kd-ring-denied .escutcheon')).toHaveCount(1);
      await expect(page.locator('.kd-granted .kd-ring:not(.kd-ring-denied) .escutcheon').first()).toBeVisible();
    },
  },
  {
    title: 'KD-22.8 sealed cards wait at the scales',
    at: '.kd-weighing .kd-wax',
    check: (page) => expect(page.locator('.kd-scales')).toBeVisible(),
  },
  {
    title: 'KD-22.8 the cards turn together on two pans, and the heavy one empties',
    at: '.kd-scale',
    async check(page) {
      const [up, down] = await Promise.all([0, 1].map((pan) => page.locator('.kd-pan').nth(pan).locator('.kd-token').count())); // prettier-ignore
      const heavy = page.locator('.kd-heavy');
      await expect(heavy).toHaveCount(up === down ? 0 : 1);
      if (up !== down) await expect(heavy.locator('.kd-token')).toHaveCount(Math.max(up, down));
      await expect(page.getByText(/^\d+ against \d+: /)).toBeVisible();
    },
  },
  {
    title: 'KD-22.9 two knights ride for what lies between them; High and Low are lances',
    at: '.kd-thrusts .kd-answer',
    async check(page) {
      await expect(page.locator('.kd-duel .kd-rider')).toHaveCount(2);
      await expect(page.locator('.kd-duel .kd-right')).toHaveCount(1);
      await expect(page.locator('.kd-stake')).toContainText('at stake');
      for (const thrust of ['high', 'low'])
        await expect(page.locator(`.kd-thrusts .kd-lance-${thrust}`)).toHaveCount(1);
    },
  },
  {
    title: 'KD-22.9 thrusts that differ: one is struck, and a coin goes to the other',
    at: '.kd-coin',
    async check(page) {
      await expect(page.locator('.kd-struck .kd-coin')).toHaveCount(0);
      await expect(page.locator('.kd-right .kd-coin')).toHaveText('+1');
    },
  },
  {
    title: 'KD-22.9 at Camlann two hosts stand with open hands, and who is immune has a shield with the rounds left',
    at: '.kd-immune',
    async check(page) {
      await expect(page.locator('.kd-host')).toHaveCount(2);
      await expect(page.locator('.kd-fighter')).toHaveCount(4);
      await expect(page.locator('.kd-immune')).toHaveText(/safe for \d more rounds?/);
    },
  },
  {
    title: 'KD-22.9 wounded cards lie in a row, the leftmost is marked',
    at: '.kd-leftmost',
    async check(page) {
      const hand = page.locator('.kd-hand-cards', { has: page.locator('.kd-wounded') }).first();
      await expect(hand.locator('.kd-wounded').first()).toHaveClass(/kd-leftmost/);
      await expect(hand.locator('.kd-leftmost')).toHaveCount(1);
    },
  },
];

test('the great moments of the court are played as chapter 22 draws them', async ({ page }) => {
  const left = new Set(SCENES);
  for (const seed of SEEDS) {
    await sitAtCourt(page, './', seed, BOTS);
    const ended = page.locator('.result-title');
    while (left.size > 0 && !(await ended.isVisible())) {
      await playUntil([page], ['.result-title', ...[...left].map(({ at }) => at)].map(seen).join(' || '));
      for (const scene of left)
        if ((await page.locator(scene.at).count()) > 0) {
          await test.step(scene.title, () => scene.check(page));
          left.delete(scene);
        }
    }
    if (left.size === 0) break;
  }
  expect([...left].map(({ title }) => title)).toEqual([]);
});
