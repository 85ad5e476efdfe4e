/** How the tests play on the stage of La Mancha: by what stands on the page. */
import { type Browser, expect, type Page } from '@playwright/test';
import { pressUntil } from '../../../../e2e/press.ts';

export const PHONE = { width: 390, height: 844 };

export async function arrive(
  browser: Browser,
  viewport = { width: 1280, height: 800 },
  theme = 'paper',
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport });
  const page = await context.newPage();
  await page.addInitScript(`localStorage.setItem('errantry/settings', '{"theme":"${theme}"}')`);
  return page;
}

/** A table for these people, who then look at it; the first of them is the host. */
export async function sitTogether(
  pages: readonly Page[],
  names: readonly string[],
  terms: {
    readonly seats: readonly unknown[];
    readonly options: object;
    readonly grace?: number;
    readonly takeBacks?: boolean;
  },
): Promise<string> {
  const [host, ...others] = pages;
  await Promise.all(pages.map((page) => page.goto('./')));
  for (const [i, page] of pages.entries()) {
    await page.request.post('./api/me', { data: {} });
    await page.request.patch('./api/me', { data: { name: names[i] } });
  }
  const table = await host.request.post('./api/tables', { data: { game: 'la-mancha', watch: true, ...terms } });
  const { id } = (await table.json()) as { id: string };
  for (const page of others) await page.request.post(`./api/tables/${id}/join`, { data: {} });
  await host.request.post(`./api/tables/${id}/start`, { data: {} });
  await Promise.all(pages.map((page) => page.goto(`./#/play/${id}`)));
  await Promise.all(pages.map((page) => expect(page.locator('.ask-text')).toBeVisible()));
  return id;
}

export const seen = (selector: string): string => `document.querySelector('${selector}') !== null`;

/** In order: the first of these that can be pressed is. Cards are chosen as long as some are missing. */
const PRESSED = [
  '.lm-board:has(.lm-missing) ~ .lm-tray .lm-card:not(.lm-chosen)',
  '.lm-hand-in:not(:disabled)',
  '.lm-press:not(:disabled)',
  '.lm-choose',
  '.lm-gains .button-main',
  '.lm-plays .lm-discard',
  '.lm-must-discard .lm-card:not(.lm-chosen)',
  '.lm-orders-feat',
  '.lm-answer',
];

/** Lets every page answer whatever it is asked, all of them at once, until this is true in each. */
export const playUntil = (pages: readonly Page[], end: string): Promise<void> => pressUntil(pages, end, PRESSED, 400);

export interface Scene {
  /** Who judges, if it is one of these people; otherwise the first of them. */
  readonly judge: Page;
  readonly tellers: readonly Page[];
}

/**
 * Plays until an Encounter is told, whoever drew it and whatever was drawn before: then all but the judge write, so
 * nothing depends on who begins. One at which somebody must sit out is played to its end, and the next one counts.
 */
export async function beginEncounter(pages: readonly Page[]): Promise<Scene> {
  const isTold = `${seen('.lm-journey-encounter')} && (${seen('.lm-composer')} || ${seen('.lm-tellers')})`;
  await playUntil(pages, isTold);
  const isTelling = await Promise.all(pages.map((page) => page.locator('.lm-composer').isVisible()));
  const tellers = pages.filter((_, i) => isTelling[i]);
  if (tellers.length >= pages.length - 1) return { judge: pages.find((_, i) => !isTelling[i]) ?? pages[0], tellers };
  await playUntil(pages, `!(${isTold})`);
  return beginEncounter(pages);
}

/** Writes a tale with the first card of the hand, or a poem with as many as it takes, and hands it in. */
export async function tell(page: Page, text: string): Promise<void> {
  await expect(page.locator('.lm-text')).toBeVisible();
  await page.locator('.lm-text').fill(text);
  await choose(page);
  await page.locator('.lm-hand-in').click();
}

/** The judge turns all pages, and the tales lie side by side. */
export async function turnPages(judge: Page, pages: number): Promise<void> {
  for (let page = 1; page <= pages; page++) {
    await expect(judge.locator('.lm-page')).toHaveText(`Page ${page} of ${pages}`);
    await judge.getByRole('button', { name: 'Turn the page' }).press('Enter');
  }
  await expect(judge.locator('.lm-scrolls .lm-scroll')).toHaveCount(pages);
}

/** Chooses cards of the hand, the first ones, until there are enough. */
export async function choose(page: Page): Promise<void> {
  const [missing, enough] = [page.locator('.lm-missing'), page.locator('.lm-hand-in:enabled')];
  while (
    await missing
      .or(enough)
      .first()
      .evaluate((shown) => shown.matches('.lm-missing'))
  ) {
    const chosen = await page.locator('.lm-chosen').count();
    await page.locator('.lm-card:not(.lm-chosen)').first().press('Enter'); // on a phone the desk lies over it
    await expect(page.locator('.lm-chosen')).toHaveCount(chosen + 1);
  }
}
