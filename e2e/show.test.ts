/** The show of each game in a browser: every event in its order, and nobody has to wait for it. */
import { readOptions } from '../src/core/game.ts';
import { replay } from '../src/core/record.ts';
import { GAMES } from '../src/games/load.ts';
import { expect, type Page, test } from './test.ts';
import { pressUntil } from './press.ts';

interface Shown {
  readonly n: number;
  readonly event: unknown;
}

/** What answers whatever a game asks; in its order. */
const PRESSED: { readonly [game: string]: readonly string[] } = {
  'don-quixote': ['.scoring .button', '.ask .button-main:enabled', '.hand-tile'],
  lancelot: ['.lan-answer:not(.lan-answer-off)'],
  'knights-and-damosels': ['.kd-slots .kd-answer:not(.kd-granted), .kd-seal, .kd-hand .kd-answer'],
  'la-mancha': ['.lm-board:has(.lm-missing) ~ .lm-tray .lm-card:not(.lm-chosen)', '.lm-hand-in:not(:disabled)', '.lm-press:not(:disabled)', '.lm-choose', '.lm-gains .button-main', '.lm-answer'], // prettier-ignore
};

const LONG_ENOUGH = 40;

async function sitDown(page: Page, id: string, seed = 'show'): Promise<void> {
  const options = readOptions(GAMES[id], GAMES[id].start ?? {});
  const sitters = [{ name: 'Ana' }, { name: 'Kay', bot: 'easy' }, { name: 'Enid', bot: 'easy' }];
  const sitting = { id: seed, kind: 'bots', game: id, sitters, options, seed, moves: [] };
  await page.goto('./');
  const kept = { sittings: [sitting], 'how-known': [id], settings: { show: 'fast' } };
  for (const [name, value] of Object.entries(kept))
    await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto(`./#/table/${seed}`);
  await expect(page.locator('.ask-text')).toBeVisible();
}

const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(`JSON.parse(JSON.stringify(document.querySelector('main.table').shown))`);

/** Everything that the first seat was told of the game that this browser has kept, by move. */
async function eventsOf(page: Page, id: string): Promise<readonly Shown[]> {
  const [sitting] = await page.evaluate<[{ seed: string; moves: never[]; options: never }]>(
    `JSON.parse(localStorage.getItem('errantry/sittings'))`,
  );
  const told: Shown[] = [];
  const record = { ...sitting, game: id, version: GAMES[id].version, seats: 3 };
  replay(GAMES[id], record, (event: unknown, n: number) => {
    const seen: unknown = GAMES[id].witness(event, 0);
    if (seen !== undefined) told.push({ n, event: seen });
  });
  return told;
}

for (const id of Object.keys(PRESSED))
  test(`${id}: every event is shown, in its order`, async ({ browser }) => {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'no-preference' });
    await sitDown(page, id);
    await pressUntil([page], `document.querySelector('main.table').shown.length > ${LONG_ENOUGH}`, PRESSED[id], 300);
    const [shown, told] = [await shownOn(page), await eventsOf(page, id)];
    const since = told.filter(({ n }) => n >= shown[0].n);
    expect(shown.map(({ event }) => event)).toEqual(since.slice(0, shown.length).map(({ event }) => event));
    await page.close();
  });

test('a question interrupts the show, and who skips sees the same table', async ({ browser }) => {
  const id = 'knights-and-damosels';
  const pages = await Promise.all(
    [0, 1].map(() => browser.newPage({ locale: 'en-GB', reducedMotion: 'no-preference' })),
  );
  const [patient, hasty] = pages;
  await Promise.all(pages.map((page) => sitDown(page, id)));
  await Promise.all(pages.map((page) => page.locator('.kd-hand .kd-answer').first().press('Enter')));
  await expect(hasty.locator('.show')).toBeVisible();
  await expect(hasty.locator('.ask-text')).toBeVisible(); // the question stands below the show
  await hasty.keyboard.press('Escape');
  await expect(hasty.locator('.show')).toHaveCount(0);
  await expect(patient.locator('.show')).toHaveCount(0);
  expect(await hasty.locator('.kd-board').innerText()).toBe(await patient.locator('.kd-board').innerText());
  await Promise.all(pages.map((page) => page.close()));
});

test('what is answered on the board is not hidden by the show: its sentences alone go on', async ({ browser }) => {
  const page = await browser.newPage({
    locale: 'en-GB',
    reducedMotion: 'no-preference',
    viewport: { width: 390, height: 844 },
  });
  await sitDown(page, 'knights-and-damosels');
  await page.locator('.kd-hand .kd-answer').first().press('Enter');
  await expect(page.locator('.show')).toBeVisible();
  await page.locator('.kd-hand .kd-answer').first().press('Enter'); // given: all cards are on display now
  const slots = page.locator('.kd-slots .kd-answer');
  await expect(slots.first()).toBeVisible();
  await expect(page.locator('.table:not(:has(.show)) .caption:not(.caption-recap)')).toBeVisible();
  await expect(slots.last()).toBeInViewport({ ratio: 1 });
  await page.close();
});
