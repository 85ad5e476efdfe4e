/** Nothing jumps: board and hand keep their place from the first moment to the result, at every size. */
import { readOptions } from '../src/core/game.ts';
import { GAMES } from '../src/games/load.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** What answers whatever a game asks, in its order. */
const PRESSED: { readonly [game: string]: readonly string[] } = {
  'don-quixote': ['.scoring .button', '.ask .button-main:enabled', '.hand-tile'],
  lancelot: ['.lan-answer:not(.lan-answer-off)'],
  'knights-and-damosels': ['.kd-slots .kd-answer:not(.kd-granted), .kd-seal, .kd-hand .kd-answer'],
  'la-mancha': ['.lm-board:has(.lm-missing) ~ .lm-tray .lm-card:not(.lm-chosen)', '.lm-hand-in:not(:disabled)', '.lm-press:not(:disabled)', '.lm-choose', '.lm-gains .button-main', '.lm-plays .lm-discard', '.lm-answer'], // prettier-ignore
};

/** The frame of the hand, which is a dock on a phone. */
const HAND = '.kd-dock:has(.ask), .lm-tray:has(.ask), .lan-foot, .area-hand:not(.result)';

/** A game of Don Quixote or of the court is over by then; of the others these are some rounds. */
const MOST_PRESSES = 60;

/** Plays in the page, and gives every place where board and hand stood, whatever was scrolled. */
const watched = (pressed: readonly string[]): string => `new Promise((done) => {
  const places = { board: [], hand: [] };
  const note = (what, selector) => {
    const shown = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
    if (shown === undefined) return;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const sticky = getComputedStyle(shown).position === 'sticky';
    const place = [left, sticky ? top : top + scrollY, width, height].map(Math.round).join(' ');
    if (!places[what].includes(place)) places[what].push(place);
  };
  let [presses, before, at] = [0, '', 0];
  const look = () => {
    note('board', '.area-board');
    note('hand', '${HAND}');
    if (presses > ${MOST_PRESSES} || document.querySelector('.result') !== null) return done(places);
    const shown = document.querySelector('main').innerHTML;
    const button = ${JSON.stringify(pressed)}.map((which) => document.querySelector(which)).find((each) => each !== null);
    if (button !== undefined && (shown !== before || performance.now() - at > 300)) {
      [before, at] = [shown, performance.now()];
      presses++;
      button.click();
    }
    requestAnimationFrame(look);
  };
  look();
})`;

for (const id of Object.keys(PRESSED))
  for (const viewport of SIZES)
    test(`${id}: board and hand stay where they are at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('./');
      const options = readOptions(GAMES[id], GAMES[id].start ?? {});
      const sitters = [{ name: 'Ana' }, { name: 'Kay', bot: 'beginner' }, { name: 'Enid', bot: 'beginner' }];
      const bots = sitters.map((one) => ('bot' in one && !GAMES[id].levels.includes('beginner') ? { ...one, bot: 'easy' } : one)); // prettier-ignore
      const sitting = { id: 's', kind: 'bots', game: id, sitters: bots, options, seed: 'steady', moves: [] };
      for (const [name, value] of Object.entries({ sittings: [sitting], 'how-known': [id], settings: { show: 'off' } }))
        await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
      await page.goto('./#/table/s');
      await expect(page.locator('.ask-text')).toBeVisible();
      await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
      const { board, hand } = await page.evaluate<{ board: string[]; hand: string[] }>(watched(PRESSED[id]));
      expect(board).toHaveLength(1);
      expect(hand).toHaveLength(1);
    });
