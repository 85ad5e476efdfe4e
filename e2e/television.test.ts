/** What a television shows of each game: letters that can be read from the sofa, most of the screen, and a finale. */
import { expect, type Page, test } from './test.ts';
import { sitDown } from './company.ts';

const TELEVISION = { width: 1920, height: 1080 };
const SMALLEST = 32;
const READ = 44;

interface Position {
  readonly phase?: string;
  readonly stack?: readonly string[];
  readonly turn?: number;
  readonly round?: number;
}

interface Plan {
  readonly players: readonly string[];
  readonly options?: object;
  /** Where to stop and look, in this order. */
  readonly stops: readonly ((view: Position) => boolean)[];
}

const FOUR = ['Anna', 'Ben', 'Carla', 'Dario'];
const at = (step: string) => (view: Position) => view.stack?.at(-1) === step;
const during = (phase: string) => (view: Position) => view.phase === phase;

const PLANS: { readonly [game: string]: Plan } = {
  'don-quixote': { players: FOUR, stops: [({ round }) => round === 2] },
  lancelot: { players: FOUR, stops: [({ turn }) => turn === 2] },
  'knights-and-damosels': {
    players: [...FOUR, 'Elif', 'Frederico'],
    options: { selection: 'free', joust: true },
    stops: [at('revealEvent'), at('give'), at('select'), at('exchange')],
  },
  'la-mancha': {
    players: FOUR,
    options: { timers: false, laurels: 'early' },
    stops: [during('tell'), during('name'), during('take'), during('after')],
  },
};

/** What is read at leisure, wherever it is shown. */
const TOLD = '.lm-tv-read p';

interface Measured {
  /** Of what is read, the smallest; nothing if there is nothing to read. */
  readonly read: number | null;
  /** Texts that are smaller than they should be, those outside the screen, and those that something lies over. */
  readonly small: readonly string[];
  readonly outside: readonly string[];
  readonly covered: readonly string[];
  /** The part of the screen that is not table wood. */
  readonly used: number;
  /** Whether there is more than fits. */
  readonly scrolls: boolean;
}

const MEASURE = `(() => {
  const [small, outside, covered] = [[], [], []];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = document.createRange();
    around.selectNodeContents(text);
    const { width, height, left, right, top, bottom } = around.getBoundingClientRect();
    const style = getComputedStyle(text.parentElement);
    if (text.data.trim() === '' || width * height < 1 || style.visibility === 'hidden') continue;
    const drawn = text.parentElement.getScreenCTM?.();
    const pixels = parseFloat(style.fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (pixels < ${SMALLEST} - 0.1) small.push(text.data + ' ' + pixels.toFixed(1));
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInert = text.parentElement.closest('[inert], .lm-tv-read') !== null; // a long tale is turned like a scroll
    if (!isInert && !over?.contains(text) && !text.parentElement.contains(over)) covered.push(text.data);
    if (left < -1 || top < -1 || right > innerWidth + 1) outside.push(text.data);
  }
  const read = [...document.querySelectorAll('${TOLD}')].map((told) => parseFloat(getComputedStyle(told).fontSize));
  const papers = [...document.querySelectorAll('.tv > :not(.tv-bar)')].map((each) => each.getBoundingClientRect());
  const used = papers.reduce((sum, { width, height }) => sum + width * height, 0) / (innerWidth * innerHeight);
  const { scrollHeight, scrollWidth } = document.documentElement;
  return { read: read.length === 0 ? null : Math.min(...read), small, outside, covered, used, scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth };
})()`;

async function expectReadable(page: Page, where: string): Promise<void> {
  await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
  const { read, small, outside, covered, used, scrolls } = await page.evaluate<Measured>(MEASURE);
  expect(read ?? READ, where).toBeGreaterThanOrEqual(READ);
  expect(small, where).toEqual([]);
  expect(outside, where).toEqual([]);
  expect(covered, where).toEqual([]);
  expect(used, where).toBeGreaterThan(0.8);
  expect(scrolls, where).toBe(false);
  await expect(page.locator('.tv button, .tv a, .tv input')).toHaveCount(0); // nothing to press
}

for (const [game, { players, options = {}, stops }] of Object.entries(PLANS))
  test(`${game}: a television says whom all wait for in letters from ${SMALLEST} pixels, and has a finale`, async ({
    browser,
    home,
  }) => {
    const page = await (await browser.newContext({ viewport: TELEVISION, locale: 'en-GB' })).newPage();
    await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`); // only what stays
    const company = await sitDown(home, players, { game, options });
    await page.goto(`./#/screen/${company.table}`);
    for (const [i, stop] of stops.entries()) {
      const n = await company.playUntil((view) => stop(view as Position));
      await expect(page.locator('.tv')).toHaveAttribute('data-moment', `${n}`);
      await expect(page.locator('.tv-line')).toContainText(new RegExp(players.join('|')));
      await expectReadable(page, `${game}, stop ${i + 1}`);
    }
    await page.goto('about:blank');
    await company.playUntil(() => false);
    company.close();
    await page.goto(`./#/screen/${company.table}`);
    await expect(page.locator('.tv-finale .result-title')).toHaveText(/wins|share|Lancelot!$/);
    await expect(page.locator('.tv-places li')).toHaveCount(players.length);
    await expectReadable(page, `${game}, the end`);
  });

/** A round has ended with its show, and somebody else than the last seat is asked for the next. */
const isOver = (round: number) => (view: unknown) => {
  const { round: now, stack, arthur } = view as Required<Position> & { readonly arthur: number };
  return now > round && stack.at(-1) === 'discardEvent' && arthur !== 3;
};

test('phones say "look up" while the television narrates; a question replaces it at once', async ({
  browser,
  home,
}) => {
  const company = await sitDown(home, FOUR, { game: 'knights-and-damosels' });
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const [name, value] = company.guests[3].cookie.split('=', 2);
  await phone.addCookies([{ name, value, url: home }]);
  const page = await phone.newPage();
  await page.goto(`./#/play/${company.table}`);
  await expect(page.locator('.ask-text')).toBeVisible();
  const lookUp = page.locator('.look-up');
  await company.playUntil(isOver(1));
  await expect(lookUp.getByRole('heading', { name: 'Look up!' })).toBeVisible();
  await company.playUntil((view) => at('give')(view as Position));
  await expect(page.locator('.kd-gifts .kd-answer').first()).toBeVisible();
  expect(await lookUp.count()).toBe(0);
  await company.playUntil(isOver(2));
  await lookUp.getByRole('button', { name: 'Read it here' }).click();
  await expect(lookUp).toHaveCount(0);
  company.close();
});
