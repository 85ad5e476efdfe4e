/** La Mancha on the television: who writes and who has sealed, but not how much; and a pile that reaches its line when the sum does. */
import { expect, test } from '../../../../e2e/test.ts';
import { sitDown } from '../../../../e2e/company.ts';
import { expectReadable, TELEVISION } from '../../../../e2e/readable.ts';
import { isLove } from '../rules/components.ts';
import { difficulty, total } from '../rules/06-strength.ts';
import type { State } from '../rules/state.ts';

test('the pile of strength and die reaches the line of the difficulty when the attempt succeeds', async ({
  browser,
  home,
}) => {
  const page = await (await browser.newContext({ viewport: TELEVISION, locale: 'en-GB' })).newPage();
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  const options = { timers: false, length: 5 }; // so many that one of the attempts before the last fails
  const company = await sitDown(home, ['Anna', 'Ben', 'Carla'], { game: 'la-mancha', options });
  await page.goto(`./#/screen/${company.table}`);
  for (const isSuccess of [false, true]) {
    let at: State | undefined;
    await company.playUntil((view) => {
      at = view as State;
      return at.phase === 'after' && total(at) >= difficulty(at) === isSuccess;
    });
    await expect(page.locator('.lm-tv-sum > b')).toHaveText(`= ${total(at!)}`); // it was reached
    const [pile, line] = await Promise.all(
      ['.lm-tv-heap ol', '.lm-tv-line-needed'].map((which) => page.locator(which).boundingBox()),
    );
    const half = pile!.height / total(at!) / 2; // of a point
    expect(pile!.y <= line!.y + half).toBe(isSuccess);
  }
  company.close();
});

test('LM-12.3 the television shows who has sealed a tale and who still writes, and nothing of how much', async ({
  browser,
  home,
}) => {
  const page = await (await browser.newContext({ viewport: TELEVISION, locale: 'en-GB' })).newPage();
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(payload.toString())));
  const names = ['Anna', 'Ben', 'Carla', 'Dario'];
  const company = await sitDown(home, names, { game: 'la-mancha', options: { timers: false } });
  await page.goto(`./#/screen/${company.table}`);
  let at: State | undefined;
  await company.playUntil((view) => {
    at = view as State;
    return at.phase === 'tell' && !isLove(at.card) && at.tales.length === 0;
  });
  const [sealer, scribbler] = names.map((_, seat) => seat).filter((seat) => seat !== at!.drawer);
  const links = company.guests.map((guest) => guest.follow(company.table));
  const hand = (seat: number): number => (links[seat].now().view as State).knights[seat].hand[0];
  await expect.poll(() => links.every((link) => link.now().view !== undefined)).toBe(true);
  const words = 'windmill '.repeat(40);
  await links[scribbler].draft({ t: 'tell', cards: [hand(scribbler)], text: words });
  await links[sealer].play({ t: 'tell', cards: [hand(sealer)], text: words });
  await expect(page.locator('.lm-tv-sheets .lm-tv-ready b')).toHaveText([names[sealer]]);
  await expect(page.locator('.lm-tv-writing .lm-tv-letter')).toHaveCount(1);
  const pages = await page.locator('.lm-tv-sheets .lm-tv-page').evaluateAll((all) => all.map((each) => each.outerHTML));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toBe(pages[1]); // one of them has written 360 letters, the other none
  expect(heard.join('')).toContain('tell'); // frames can be read here
  expect(heard.filter((frame) => frame.includes('windmill '))).toEqual([]);
  await expectReadable(page, 'while tales are written');
  [company, ...links].forEach((each) => each.close());
});

test('on the television a name of ten letters has one line beside the sheet', async ({ browser, home }) => {
  const page = await (await browser.newContext({ viewport: TELEVISION, locale: 'en-GB' })).newPage();
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"show":"off"}')`);
  const company = await sitDown(home, ['Maximilian', 'Margarita', 'Sebastian'], {
    game: 'la-mancha',
    options: { timers: false },
  });
  await page.goto(`./#/screen/${company.table}`);
  await company.playUntil((view) => (view as State).phase === 'tell' && (view as State).tales.length === 0);
  const names = page.locator('.lm-tv-sheets > li > b');
  await expect(page.locator('.lm-tv-sheets .lm-tv-page')).not.toHaveCount(0);
  for (const name of await names.all()) {
    const lines = await name.evaluate((b) => b.scrollHeight / Number.parseFloat(getComputedStyle(b).lineHeight));
    expect(lines).toBeLessThan(1.5);
  }
  company.close();
});
