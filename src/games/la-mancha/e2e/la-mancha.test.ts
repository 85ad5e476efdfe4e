/** La Mancha: an evening to its book, tales told aloud, a judge who leaves, and texts that mean harm. */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '../../../../e2e/test.ts';
import { clean } from '../../../../e2e/axe.ts';
import { allFits } from '../../../../e2e/fitting.ts';
import { seeTheBoard } from '../../../../e2e/play.ts';
import {
  arrive,
  beginEncounter,
  choose,
  PHONE,
  playUntil,
  type Scene,
  seen,
  sitTogether,
  tell,
  turnPages,
} from './stage.ts';

const BOT = { bot: 'medium', name: 'Dorotea' };
const NAMES = ['Alonso', 'Teresa', 'Marcela'];
/** Long enough that an Encounter comes before the last Feat, however the Journey deck lies. */
const QUIET = { length: 5, timers: false, laurels: 'full length' };

/** The Chronicle as the file that this button gives. */
async function download(page: Page, format: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Download the book' }).first().getByText(format, { exact: true }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('LM-12.11 an evening of three, two people and a bot, with three Feats and through to the book', async ({
  browser,
}) => {
  const pages = [await arrive(browser), await arrive(browser, PHONE, 'candlelight')];
  const [host, phone] = pages;
  await sitTogether(pages, ['Alonso', 'Teresa'], {
    seats: ['me', 'empty', BOT],
    options: { ...QUIET, length: 3 },
  });
  const { tellers } = await beginEncounter(pages); // the bot may be the judge
  await tell(tellers[0], 'I fell off the ox-cart, and it was going uphill.');
  await playUntil(pages, seen('.result-title'));
  for (const page of pages) await expect(page.locator('.lm-ranking li')).toHaveCount(3);
  await expect(phone.locator('.result-title')).toHaveText((await host.locator('.result-title').textContent()) ?? '');
  await allFits(phone);
  await Promise.all(pages.map(clean));
  await seeTheBoard(host);
  const html = await download(host, 'HTML');
  for (const name of ['Alonso', 'Teresa', 'Dorotea', 'The honors', 'I fell off the ox-cart, and it was going uphill.'])
    expect(html).toContain(name);
  expect(await download(host, 'Markdown')).toContain('# The Chronicle of La Mancha');
  const book = JSON.parse(await download(host, 'JSON')) as { chapters: { kind: string }[] };
  expect(book.chapters.filter(({ kind }) => kind === 'feat').length).toBeGreaterThanOrEqual(3);
  expect((await download(host, 'PDF')).slice(0, 5)).toBe('%PDF-');
});

test('LM-12.1, LM-12.4 the host wants tales told aloud: tellers take the floor, and a draft outlives the page', async ({
  browser,
}) => {
  const pages = [await arrive(browser), await arrive(browser, PHONE), await arrive(browser)];
  await sitTogether(pages, NAMES, { seats: ['me', 'empty', 'empty'], options: QUIET });
  const [host, guest] = pages;
  await expect(guest.locator('.lm-mode')).toHaveCount(0);
  await host.getByRole('button', { name: 'Tell tales aloud instead' }).click();
  await expect(host.locator('.lm-mode')).toContainText('Tales are told aloud');
  const { judge, tellers } = await beginEncounter(pages);
  const [first, second] = tellers;
  await choose(first);
  await first.getByRole('button', { name: 'Tell it now' }).click();
  await expect(first.getByText('It is your turn to tell.').first()).toBeVisible();
  await first.locator('.lm-text').fill('I fell, but I fell forward.');
  await first.reload();
  await expect(first.locator('.lm-text')).toHaveValue('I fell, but I fell forward.');
  await first.getByRole('button', { name: 'I am done' }).click();
  await expect(judge.getByText('I fell, but I fell forward.').first()).toBeVisible();
  await choose(second);
  await second.getByRole('button', { name: 'Tell it now' }).click();
  await second.getByRole('button', { name: 'I am done' }).click();
  await expect(second.getByText('The judge is choosing.').first()).toBeVisible();
});

/** Two have told, and the judge has left the house before the verdict. */
async function abandoned(browser: Browser, judged: 'bot' | 'vote'): Promise<Scene & { pages: Page[]; url: string }> {
  const pages = [await arrive(browser), await arrive(browser), await arrive(browser)];
  await sitTogether(pages, NAMES, {
    seats: ['me', 'empty', 'empty'],
    options: { ...QUIET, judge: judged },
    grace: 1,
  });
  const scene = await beginEncounter(pages);
  const url = scene.judge.url();
  for (const [i, page] of scene.tellers.entries()) await tell(page, `Tale ${i + 1}, with mud in it.`);
  await expect(scene.tellers[0].locator('.lm-scroll').first()).toBeVisible();
  await scene.judge.goto('about:blank');
  return { ...scene, pages, url };
}

test('LM-12.9 when the judge leaves, a bot judges and says why, and the judge finds the table again', async ({
  browser,
}) => {
  const { judge, tellers, url } = await abandoned(browser, 'bot');
  await expect(tellers[0].getByText(/’s tale wins!$/)).toBeVisible({ timeout: 15_000 });
  await expect(tellers[1].locator('.lm-named .lm-remark')).not.toBeEmpty(); // the clock would have said nothing
  await judge.goto(url);
  await expect(judge.getByText(/played for you/).first()).toBeVisible();
  await expect(judge.locator('.ask-text')).toBeVisible();
});

test('LM-12.9 when the judge leaves, those who told vote, if the host wanted it so', async ({ browser }) => {
  const { tellers, pages } = await abandoned(browser, 'vote');
  const [first, second] = tellers;
  for (const page of tellers) await expect(page.getByText('Choose a tale that is not yours').first()).toBeVisible();
  await expect(first.locator('.lm-choose')).toHaveCount(1); // not for oneself
  await first.locator('.lm-choose').click();
  await second.getByRole('button', { name: 'Vote for nobody' }).click();
  const named = NAMES[pages.indexOf(second)];
  await expect(first.locator('.lm-verdict')).toContainText(`${named}’s tale wins!`);
  await expect(second.locator('.lm-verdict')).toContainText(`${named} for nobody`);
});

/** LM-12.3: what one screen shows of the tales: which page of how many, and whose. */
const openPage = async (page: Page): Promise<string[]> => [
  await page.locator('.lm-page').innerText(),
  ...(await page.locator('.lm-scrolls .lm-told').allInnerTexts()),
];

test('LM-12.3, LM-12.13, LM-18.8 everybody knows whose tale is missing; one can be hidden, and reported to the host alone', async ({
  browser,
}) => {
  const pages = [await arrive(browser), await arrive(browser), await arrive(browser)];
  await sitTogether(pages, NAMES, { seats: ['me', 'empty', 'empty'], options: QUIET });
  const { judge, tellers } = await beginEncounter(pages);
  await tell(tellers[0], 'Tale 1, with garlic in it.');
  for (const page of pages.filter((each) => each !== tellers[1]))
    await expect(page.locator('.ask-text')).toContainText(`Waiting for ${NAMES[pages.indexOf(tellers[1])]}`);
  await tell(tellers[1], 'Tale 2, with garlic in it.');
  for (const number of [1, 2]) {
    for (const page of pages)
      await expect.poll(() => openPage(page)).toEqual([`Page ${number} of 2`, `Tale ${number}, with garlic in it.`]);
    for (const page of tellers) await expect(page.getByRole('button', { name: 'Turn the page' })).toHaveCount(0);
    await judge.getByRole('button', { name: 'Turn the page' }).press('Enter');
  }
  for (const page of pages) await expect(page.locator('.lm-scrolls .lm-scroll')).toHaveCount(2);
  await expect(judge.locator('.lm-choose')).toHaveCount(2);
  const [host] = pages;
  const reader = tellers.find((page) => page !== host)!; // two tell, and one of them is not the host
  const other = tellers.find((page) => page !== reader)!;
  const words = `Tale ${tellers.indexOf(other) + 1}, with garlic in it.`;
  const scroll = reader.locator('.lm-scroll', { hasText: words });
  await scroll.locator('.lm-tools summary').click();
  await scroll.getByRole('button', { name: 'Report to the host' }).click();
  await scroll.getByLabel('What is wrong with it?').fill('too much garlic');
  await scroll.getByRole('button', { name: 'Report', exact: true }).click();
  await scroll.getByRole('button', { name: 'Hide it from me' }).click();
  await expect(reader.getByText('You have hidden this text.')).toBeVisible();
  await expect(reader.getByText(words)).toHaveCount(0);
  await expect(other.getByText(words).first()).toBeVisible();
  await host.getByRole('button', { name: 'Chronicle' }).first().click();
  await expect(host.locator('.lm-reported')).toContainText('too much garlic');
  await reader.getByRole('button', { name: 'Chronicle' }).first().click();
  await expect(reader.locator('.lm-book')).toBeVisible();
  await expect(reader.locator('.lm-reported')).toHaveCount(0);
});

/** What somebody might write who means no good. */
const HOSTILE = [
  '<img src=x onerror="document.title=1"><script>document.title=2</script>',
  `Z${'\u0301\u0335'.repeat(400)}algo [a](javascript:alert(1)) \u202Eesrever ${'W'.repeat(300)}`,
] as const;

test('LM-12.2, LM-12.13, LM-18.13 texts that mean harm are shown as they are, and do none; they can be torn out for all', async ({
  browser,
}) => {
  const pages = [await arrive(browser), await arrive(browser, PHONE), await arrive(browser)];
  await sitTogether(pages, ['Alonso', 'Teresa', '\u202E<b>Marcela</b>'], {
    seats: ['me', 'empty', 'empty'],
    options: { ...QUIET, names: 'visors down' },
  });
  const { judge, tellers } = await beginEncounter(pages);
  await tellers[0].locator('.lm-text').fill('x'.repeat(100_000));
  await expect(tellers[0].getByText('100000 of 700 characters')).toBeVisible();
  await expect(tellers[0].locator('.lm-hand-in')).toBeDisabled();
  for (const [i, page] of tellers.entries()) await tell(page, HOSTILE[i]);
  await turnPages(judge, 2);
  await expect(judge.locator('.lm-scrolls .lm-visor')).toHaveCount(2);
  const [host, phone] = pages;
  await expect(host.getByText(HOSTILE[0]).first()).toBeVisible();
  for (const page of pages) await allFits(page);
  for (const page of pages) await expect(page).not.toHaveTitle(/^[12]$/);
  expect(await host.locator('.lm-told img, .lm-told script, .lm-told a').count()).toBe(0);
  await host.getByRole('button', { name: 'Chronicle' }).first().click();
  const html = await download(host, 'HTML');
  expect(html).toContain('&lt;img src=x');
  expect(html).toContain('A knight with the visor down');
  expect(html).not.toMatch(/<img|<script|\u202E/);
  expect(await download(host, 'Markdown')).not.toMatch(/^<img|\]\(javascript/m);

  const page = host.locator('.lm-book article', { hasText: HOSTILE[0] });
  await page.locator('.lm-tools summary').click();
  await page.getByRole('button', { name: 'Remove it for everybody' }).click();
  await expect(phone.getByText('[The host removed this text.]').first()).toBeVisible();
  await expect(phone.getByText(HOSTILE[0])).toHaveCount(0);
  await expect(phone.locator('.lm-scrolls .lm-scroll')).toHaveCount(2);
});

test('an evening against bots; the notes can be switched off by the keyboard', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now La Mancha' }).press('Enter');
  await expect(page.locator('.lm-note')).toBeVisible();
  await page.getByRole('button', { name: 'Hide tips' }).press('Enter');
  await expect(page.locator('.lm-note')).toHaveCount(0);
  await playUntil([page], seen('.result-title'));
  await expect(page.locator('.lm-ranking li')).toHaveCount(3);
  await expect(page.locator('[aria-live]')).toContainText('The game is over.');
});
