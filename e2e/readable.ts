/** What can be read on a television from the sofa. */
import { expect, type Page } from '@playwright/test';

export const TELEVISION = { width: 1920, height: 1080 };
export const SMALLEST = 32;
const READ = 44;

/** What is read at leisure, wherever it is shown. */
const TOLD = '.lm-tv-read p';

interface Measured {
  /** Of what is read, the smallest; nothing if there is nothing to read. */
  readonly read: number | null;
  /** Texts that are smaller than they should be, those outside the screen, those that something lies over, and names that are cut. */
  readonly small: readonly string[];
  readonly outside: readonly string[];
  readonly covered: readonly string[];
  readonly cut: readonly string[];
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
    const { width, height, left, right, top } = around.getBoundingClientRect();
    const style = getComputedStyle(text.parentElement);
    if (text.data.trim() === '' || width * height < 1 || style.visibility === 'hidden') continue;
    const drawn = text.parentElement.getScreenCTM?.();
    const pixels = parseFloat(style.fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (pixels < ${SMALLEST} - 0.1) small.push(text.data + ' ' + pixels.toFixed(1));
    const [line] = around.getClientRects(); // of a wrapped one the middle may be another's
    const over = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
    const isInert = text.parentElement.closest('[inert], .lm-tv-read') !== null; // a long tale is turned like a scroll
    if (!isInert && !over?.contains(text) && !text.parentElement.contains(over)) covered.push(text.data);
    if (left < -1 || top < -1 || right > innerWidth + 1) outside.push(text.data);
  }
  const names = '.tv-name, .tv-winner h2, .tv-why, .tv-places li, .tv-places strong, .lan-tv-now h2, .lan-tv-deeds b, .kd-tv-battle b';
  const cut = [...document.querySelectorAll(names)]
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + parseFloat(getComputedStyle(name).fontSize) / 2)
    .map((name) => name.textContent);
  const read = [...document.querySelectorAll('${TOLD}')].map((told) => parseFloat(getComputedStyle(told).fontSize));
  const papers = [...document.querySelectorAll('.tv > :not(.tv-bar)')].map((each) => each.getBoundingClientRect());
  const used = papers.reduce((sum, { width, height }) => sum + width * height, 0) / (innerWidth * innerHeight);
  const { scrollHeight, scrollWidth } = document.documentElement;
  return { read: read.length === 0 ? null : Math.min(...read), small, outside, covered, cut, used, scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth };
})()`;

export async function expectReadable(page: Page, where: string): Promise<void> {
  await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
  const { read, small, outside, covered, cut, used, scrolls } = await page.evaluate<Measured>(MEASURE);
  expect(read ?? READ, where).toBeGreaterThanOrEqual(READ);
  expect(small, where).toEqual([]);
  expect(outside, where).toEqual([]);
  expect(covered, where).toEqual([]);
  expect(cut, where).toEqual([]);
  expect(used, where).toBeGreaterThan(0.8);
  expect(scrolls, where).toBe(false);
  await expect(page.locator('.tv button, .tv a, .tv input')).toHaveCount(0); // nothing to press
}
