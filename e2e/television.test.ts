/** What a television shows of each game: letters that can be read from the sofa, most of the screen, and a finale. */
import { expect, test } from './test.ts';
import { type Company, sitDown } from './company.ts';
import { LONG_NAMES } from './finished.ts';
import { expectReadable, SMALLEST, TELEVISION } from './readable.ts';

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
/** As long as names can be (PERSON-2). */
const LONG = [...LONG_NAMES, 'Maximiliana Witherspoons'];
const at = (step: string) => (view: Position) => view.stack?.at(-1) === step;
const during = (phase: string) => (view: Position) => view.phase === phase;

const PLANS: { readonly [game: string]: Plan } = {
  'don-quixote': { players: FOUR, stops: [({ round }) => round === 2] },
  lancelot: { players: LONG, stops: [({ turn }) => turn === 2] },
  'knights-and-damosels': {
    players: [...FOUR, 'Caballero 57393', 'Wanderer 73372'],
    options: { selection: 'free', joust: true },
    stops: [at('revealEvent'), at('give'), at('select'), at('exchange')],
  },
  'la-mancha': {
    players: FOUR,
    options: { timers: false, laurels: 'early' },
    stops: [during('tell'), during('name'), during('take'), during('after')],
  },
};

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

/** At least one more round ends, with its show, and somebody else than the host is asked for the next. */
async function playRound(company: Company): Promise<void> {
  let first: number | undefined;
  await company.playUntil((view) => {
    const { round, stack, arthur } = view as Required<Position> & { readonly arthur: number };
    first ??= round;
    return round > first && stack.at(-1) === 'discardEvent' && arthur !== 0;
  });
}

test('phones say "look up" while the television narrates; a question replaces it at once, and the host can skip', async ({
  browser,
  home,
}) => {
  const company = await sitDown(home, FOUR, { game: 'knights-and-damosels' });
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const [name, value] = company.guests[0].cookie.split('=', 2);
  await phone.addCookies([{ name, value, url: home }]);
  const page = await phone.newPage();
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"slow"}')`);
  await page.goto(`./#/play/${company.table}`);
  await expect(page.locator('.ask-text')).toBeVisible();
  const lookUp = page.locator('.look-up');
  await playRound(company);
  await expect(lookUp.getByRole('heading', { name: 'Look up!' })).toBeVisible();
  await company.playUntil((view) => at('give')(view as Position));
  await expect(page.locator('.kd-gifts .kd-answer').first()).toBeVisible();
  expect(await lookUp.count()).toBe(0);
  await playRound(company);
  await lookUp.getByRole('button', { name: 'Skip for everybody' }).click(); // through the server and back
  await expect(lookUp).toHaveCount(0);
  await playRound(company);
  await lookUp.getByRole('button', { name: 'Read it here' }).click();
  await expect(lookUp).toHaveCount(0);
  company.close();
});
