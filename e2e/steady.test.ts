/**
 * Nothing jumps, and nothing is cut: board and hand keep their place from the first moment to the result, and with the
 * longest names all can be read, at every size and in either language.
 */
import { readOptions } from '../src/core/game.ts';
import { GAMES } from '../src/games/load.ts';
import { finishedGame, LONG_NAMES, spokenIn } from './finished.ts';
import { allFits, MISFITS } from './fitting.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** On the large screen a few moves will do: the end is looked at anyway. */
const SIZES = [
  { width: 1280, height: 800, presses: 60, locale: 'es-ES' },
  { width: 390, height: 844, presses: 60, locale: 'es-ES' },
  { width: 1920, height: 1080, presses: 8, locale: 'en-GB' },
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
  readonly misfits: readonly string[];
}

/** The frame of the hand, which is a dock on a phone. */
const HAND = '.kd-dock:has(.ask), .lm-tray:has(.ask), .lan-foot, .area-hand:not(.result)';

/**
 * Plays in the page, and gives every place where board and hand stood, whatever was scrolled, and what could not be read.
 * In 60 presses a game of Don Quixote or of the court is over; of the others these are some rounds.
 */
const watched = (pressed: readonly string[], presses: number): string => `new Promise((done) => {
  const places = { board: [], hand: [], misfits: [] };
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
      if (shown !== before) places.misfits.push(...${MISFITS}.filter((misfit) => !places.misfits.includes(misfit)));
      [before, at] = [shown, performance.now()];
      presses++;
      button.click();
    }
    requestAnimationFrame(look);
  };
  look();
})`;

/** A game against bots with long names, from its beginning. */
function atTheStart(game: string, locale: string): { readonly id: string; readonly game: string } {
  const options = readOptions(GAMES[game], { ...GAMES[game].start, ...spokenIn(GAMES[game], locale) });
  const [bot] = GAMES[game].levels;
  const sitters = LONG_NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot }));
  return { id: 's', game, kind: 'bots', sitters, options, seed: 'steady', moves: [] } as never;
}

/** What can be chosen before it is played. */
const CHOSEN: { readonly [game: string]: string } = {
  'don-quixote': '.hand-tile',
  'knights-and-damosels': '.kd-hand .kd-answer',
};

/** Where it stands on the page, however far anything is scrolled. */
const topOf = (answer: Locator): Promise<number> =>
  answer.evaluate((element) => {
    let top = 0;
    for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent)
      top += each.offsetTop;
    return top;
  });

/** Opens a table of this browser. */
async function sitDown(page: Page, sitting: { readonly id: string; readonly game: string }, more = {}): Promise<void> {
  const kept = { sittings: [sitting], 'how-known': [sitting.game], settings: { show: 'off' }, ...more };
  await page.goto('./');
  for (const [name, value] of Object.entries(kept))
    await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto(`./#/table/${sitting.id}`);
}

for (const { presses, locale, ...viewport } of SIZES)
  test.describe(() => {
    test.use({ locale, viewport });
    for (const id of Object.keys(PRESSED))
      test(`${id}: board and hand stay where they are at ${viewport.width}, and nothing is cut`, async ({ page }) => {
        await sitDown(page, atTheStart(id, locale));
        await expect(page.locator('.ask-text')).toBeVisible();
        await allFits(page);
        const { board, hand, misfits } = await page.evaluate<Places>(watched(PRESSED[id], presses));
        expect(board).toHaveLength(1);
        expect(hand).toHaveLength(1);
        expect(misfits).toEqual([]);

        await sitDown(page, finishedGame(id, 'over', locale) as never);
        await expect(page.locator('.result-title').first()).toBeVisible();
        const over = await page.evaluate<Places>(watched([], -1));
        expect(over.board, 'at the end').toEqual(board);
        await allFits(page);
      });

    for (const [id, answers] of Object.entries(CHOSEN))
      test(`${id}: to choose one answer does not move the others at ${viewport.width}`, async ({ page }) => {
        await sitDown(page, atTheStart(id, locale));
        const other = page.locator(answers).last();
        await expect(other).toBeVisible();
        await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
        const before = await topOf(other);
        await page.locator(answers).first().click();
        await expect(page.locator('.ask .button-main:enabled')).toBeVisible();
        expect(await topOf(other)).toBe(before);
      });

    test(`lancelot: what an answer would do does not move the answers at ${viewport.width}`, async ({ page }) => {
      const explained = Array.from({ length: 11 }, (_, site) => site);
      await sitDown(page, atTheStart('lancelot', locale), { 'lancelot-known': explained });
      const answers = page.locator('.lan-answer:not(.lan-answer-off)');
      await expect(answers.first()).toBeVisible();
      const before = await topOf(answers.last());
      await answers.first().hover();
      await expect(page.locator('.lan-preview b')).toBeVisible();
      expect(await topOf(answers.last())).toBe(before);
    });
  });
