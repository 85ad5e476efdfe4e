/** Nothing jumps: board and hand keep their place from the first moment to the result, at every size. */
import { readOptions } from '../src/core/game.ts';
import { GAMES } from '../src/games/load.ts';
import { finishedGame } from './finished.ts';
import { expect, type Page, test } from './test.ts';

/** On the large screen a few moves will do: the end is looked at anyway. */
const SIZES = [
  { width: 1280, height: 800, presses: 60 },
  { width: 390, height: 844, presses: 60 },
  { width: 1920, height: 1080, presses: 8 },
] as const;

/** What answers whatever a game asks, in its order. */
const PRESSED: { readonly [game: string]: readonly string[] } = {
  'don-quixote': ['.scoring .button', '.ask .button-main:enabled', '.hand-tile'],
  lancelot: ['.lan-answer:not(.lan-answer-off)'],
  'knights-and-damosels': ['.kd-slots .kd-answer:not(.kd-granted), .kd-seal, .kd-hand .kd-answer'],
  'la-mancha': ['.lm-board:has(.lm-missing) ~ .lm-tray .lm-card:not(.lm-chosen)', '.lm-hand-in:not(:disabled)', '.lm-press:not(:disabled)', '.lm-choose', '.lm-gains .button-main', '.lm-plays .lm-discard', '.lm-answer'], // prettier-ignore
};

interface Places {
  readonly board: readonly string[];
  readonly hand: readonly string[];
}

/** The frame of the hand, which is a dock on a phone. */
const HAND = '.kd-dock:has(.ask), .lm-tray:has(.ask), .lan-foot, .area-hand:not(.result)';

/**
 * Plays in the page, and gives every place where board and hand stood, whatever was scrolled. In 60 presses a game of Don
 * Quixote or of the court is over; of the others these are some rounds.
 */
const watched = (pressed: readonly string[], presses: number): string => `new Promise((done) => {
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
    if (presses > ${presses} || document.querySelector('.result') !== null) return done(places);
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

/** Opens a table of this browser. */
async function sitDown(page: Page, sitting: { readonly id: string; readonly game: string }): Promise<void> {
  const kept = { sittings: [sitting], 'how-known': [sitting.game], settings: { show: 'off' } };
  await page.goto('./');
  for (const [name, value] of Object.entries(kept))
    await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto(`./#/table/${sitting.id}`);
}

for (const id of Object.keys(PRESSED))
  for (const { presses, ...viewport } of SIZES)
    test(`${id}: board and hand stay where they are at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const options = readOptions(GAMES[id], GAMES[id].start ?? {});
      const sitters = [{ name: 'Ana' }, { name: 'Kay', bot: 'beginner' }, { name: 'Enid', bot: 'beginner' }];
      const bots = sitters.map((one) => ('bot' in one && !GAMES[id].levels.includes('beginner') ? { ...one, bot: 'easy' } : one)); // prettier-ignore
      await sitDown(page, {
        id: 's',
        kind: 'bots',
        game: id,
        sitters: bots,
        options,
        seed: 'steady',
        moves: [],
      } as never);
      await expect(page.locator('.ask-text')).toBeVisible();
      await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
      const { board, hand } = await page.evaluate<Places>(watched(PRESSED[id], presses));
      expect(board).toHaveLength(1);
      expect(hand).toHaveLength(1);

      await sitDown(page, finishedGame(id, 'over') as never);
      await expect(page.locator('.result-title').first()).toBeVisible();
      const over = await page.evaluate<Places>(watched([], -1));
      expect(over.board, 'at the end').toEqual(board);
    });
