/** La Mancha: an evening to its book, tales told aloud, a judge who leaves, and texts that mean harm. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { clean } from './axe.ts';
import { noSidewaysScroll } from './play.ts';
import { arrive, choose, PHONE, playUntil, seen, sitTogether, tell } from './stage.ts';

const BOT = { bot: 'medium', name: 'Dorotea' };
const QUIET = { length: 3, timers: false, laurels: 'early' };

/** The Chronicle as the file that this button gives. */
async function download(page: Page, format: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Take the book home' }).first().getByText(format, { exact: true }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('an evening of three, two people and a bot, with three Feats and through to the book', async ({ browser }) => {
  test.setTimeout(180_000);
  const pages = [await arrive(browser), await arrive(browser, PHONE, 'candlelight')];
  const [host, phone] = pages;
  await sitTogether(pages, ['Alonso', 'Teresa'], {
    seats: ['me', 'empty', BOT],
    options: { ...QUIET, laurels: 'full length' },
  });
  await playUntil(pages, `${seen('.lm-text')} || ${seen('.lm-tellers')}`);
  // One of the two may be the judge, who writes nothing and waits for the other.
  const writer = (await host.locator('.lm-text').isVisible()) ? host : phone;
  await tell(writer, 'I fell off the ox-cart, and it was going uphill.');
  await playUntil(pages, seen('.result-title'));
  for (const page of pages) await expect(page.locator('.lm-ranking li')).toHaveCount(3);
  await expect(phone.locator('.result-title')).toHaveText((await host.locator('.result-title').textContent()) ?? '');
  await noSidewaysScroll(phone);
  await Promise.all(pages.map(clean));
  const html = await download(host, 'HTML');
  for (const name of ['Alonso', 'Teresa', 'Dorotea', 'The honors', 'I fell off the ox-cart, and it was going uphill.'])
    expect(html).toContain(name);
  expect(await download(host, 'Markdown')).toContain('# The Chronicle of La Mancha');
  const book = JSON.parse(await download(host, 'JSON')) as { chapters: { kind: string }[] };
  expect(book.chapters.filter(({ kind }) => kind === 'feat').length).toBeGreaterThanOrEqual(3);
  expect((await download(host, 'PDF')).slice(0, 5)).toBe('%PDF-');
});

test('a tale is told aloud by whoever takes the floor, and a draft outlives the page', async ({ browser }) => {
  const pages = [await arrive(browser), await arrive(browser, PHONE), await arrive(browser)];
  await sitTogether(pages, ['Alonso', 'Teresa', 'Marcela'], {
    seats: ['me', 'empty', 'empty'],
    options: { ...QUIET, mode: 'aloud' },
  });
  await playUntil(pages, `${seen('.lm-composer')} || ${seen('.lm-tellers')}`);
  const tellers: Page[] = [];
  for (const page of pages) if (await page.locator('.lm-composer').isVisible()) tellers.push(page);
  const [first, second] = tellers;
  while (await first.locator('.lm-missing').isVisible())
    await first.locator('.lm-card:not(.lm-chosen)').first().click();
  await first.getByRole('button', { name: 'Take the floor' }).click();
  await expect(first.getByText('You have the floor.').first()).toBeVisible();
  await first.locator('.lm-text').fill('I fell, but I fell forward.');
  await first.reload();
  await expect(first.locator('.lm-text')).toHaveValue('I fell, but I fell forward.');
  await first.getByRole('button', { name: 'I have spoken' }).click();
  await expect(pages[0].getByText('I fell, but I fell forward.').first()).toBeVisible();
  if (second === undefined) return; // a Love that one knight wooed
  await choose(second);
  await second.getByRole('button', { name: 'Take the floor' }).click();
  await second.getByRole('button', { name: 'I have spoken' }).click();
  await expect(second.getByText('The judge considers.').first()).toBeVisible();
});

test('when the judge leaves, somebody is named all the same, and the judge finds the table again', async ({
  browser,
}) => {
  const pages = [await arrive(browser), await arrive(browser), await arrive(browser)];
  await sitTogether(pages, ['Alonso', 'Teresa', 'Marcela'], {
    seats: ['me', 'empty', 'empty'],
    options: QUIET,
    grace: 1,
  });
  const judges = `${seen('.lm-tellers')} && !${seen('.lm-composer')}`;
  await playUntil(pages, `${seen('.lm-composer')} || (${judges})`);
  const tellers: Page[] = [];
  let judge: Page | undefined;
  for (const page of pages)
    if (await page.locator('.lm-composer').isVisible()) tellers.push(page);
    else judge = page;
  const url = judge?.url() ?? '';
  for (const [i, page] of tellers.entries()) await tell(page, `Tale ${i + 1}, with mud in it.`);
  await expect(tellers[0].locator('.lm-scroll').first()).toBeVisible();
  await judge?.goto('about:blank');
  await expect(tellers[0].getByText(/ is named\.$/)).toBeVisible({ timeout: 15_000 });
  await judge?.goto(url);
  await expect(judge?.locator('.ask-text') ?? tellers[0].locator('.ask-text')).toBeVisible();
});

/** What somebody might write who means no good. */
const HOSTILE = [
  '<img src=x onerror="document.title=1"><script>document.title=2</script>',
  `Z${'\u0301\u0335'.repeat(400)}algo [a](javascript:alert(1)) \u202Eesrever ${'W'.repeat(300)}`,
] as const;

test('texts that mean harm are shown as they are, and do none; they can be torn out for all', async ({ browser }) => {
  const pages = [await arrive(browser), await arrive(browser, PHONE), await arrive(browser)];
  await sitTogether(pages, ['Alonso', 'Teresa', '\u202E<b>Marcela</b>'], {
    seats: ['me', 'empty', 'empty'],
    options: QUIET,
  });
  await playUntil(pages, `${seen('.lm-composer')} || ${seen('.lm-tellers')}`);
  const tellers: Page[] = [];
  for (const page of pages) if (await page.locator('.lm-composer').isVisible()) tellers.push(page);
  await tellers[0].locator('.lm-text').fill('x'.repeat(100_000));
  await expect(tellers[0].getByText(/^100000 of [67]00 characters$/)).toBeVisible();
  await expect(tellers[0].locator('.lm-hand-in')).toBeDisabled();
  for (const [i, page] of tellers.entries()) await tell(page, HOSTILE[i]);
  const [host, phone] = pages;
  await expect(host.getByText(HOSTILE[0]).first()).toBeVisible();
  for (const page of pages) await noSidewaysScroll(page);
  for (const page of pages) await expect(page).not.toHaveTitle(/^[12]$/);
  expect(await host.locator('.lm-told img, .lm-told script, .lm-told a').count()).toBe(0);
  await host.getByRole('button', { name: 'Chronicle' }).first().click();
  const html = await download(host, 'HTML');
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toMatch(/<img|<script|\u202E/);
  expect(await download(host, 'Markdown')).not.toMatch(/^<img|\]\(javascript/m);

  const scroll = phone.locator('.lm-scroll', { hasText: '<img' }).or(phone.locator('.lm-scroll').last()).first();
  await host.locator('.lm-book .lm-tools summary').first().click();
  await host.getByRole('button', { name: 'Tear it out' }).first().click();
  await expect(phone.getByText('[The page is torn here.]').first()).toBeVisible();
  await expect(phone.getByText(HOSTILE[0])).toHaveCount(0);
  await expect(scroll).toBeVisible();
});

test('an evening against bots; the notes can be switched off by the keyboard', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Sit down to La Mancha' }).press('Enter');
  await expect(page.locator('.lm-note')).toBeVisible();
  await page.getByRole('button', { name: 'No more notes' }).press('Enter');
  await expect(page.locator('.lm-note')).toHaveCount(0);
  await playUntil([page], seen('.result-title'));
  await expect(page.locator('.lm-ranking li')).toHaveCount(3);
  await expect(page.locator('[aria-live]')).toContainText('The evening is over.');
});
