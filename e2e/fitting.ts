/** Whether all that a page shows can be read: nothing cut off, nothing outside its frame, no button of three lines. */
import { expect, type Page } from '@playwright/test';

/**
 * In the page: every fault in a few words. What scrolls may hold more than it shows; what is clipped to a point is meant
 * for those who hear the page.
 */
export const MISFITS = `(() => {
  const misfits = new Set();
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const lineage = function* (element) {
    for (let each = element; each !== null && each !== document.body; each = each.parentElement) yield each;
  };
  const isUnseen = (element) => [...lineage(element)].some((each) => /inset\\(50%/.test(style(each).clipPath));
  const scrolls = (element) => /auto|scroll/.test(style(element).overflowX + style(element).overflowY);
  const clips = (element) => /hidden|clip/.test(style(element).overflowX + style(element).overflowY);
  const isFrame = (element) => {
    const { backgroundColor, backgroundImage, borderLeftWidth, display } = style(element);
    if (display === 'inline' || display === 'contents') return false;
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderLeftWidth !== '0px';
  };
  const named = (element) => element.tagName.toLowerCase() + (element.className ? '.' + element.className.replaceAll(' ', '.') : '');

  /** How far the box stands out of the frame, to the sides and up or down. */
  const standsOut = ({ left, right, top, bottom }, frame) => {
    const around = frame.getBoundingClientRect();
    return {
      aside: Math.max(around.left - left, right - around.right),
      below: Math.max(around.top - top, bottom - around.bottom),
    };
  };
  const look = (element, box, what) => {
    for (const each of lineage(element)) {
      if (each.tagName === 'svg' || each.tagName === 'CANVAS') return;
      if (scrolls(each)) return;
      const { aside, below } = standsOut(box, each);
      const most = clips(each) ? 2 : 6;
      if (clips(each) && (aside > most || below > box.height / 4)) misfits.add('cut by ' + named(each) + ': ' + what);
      if (isFrame(each) && aside > most) misfits.add('out of ' + named(each) + ': ' + what);
      if (/fixed|absolute/.test(style(each).position)) return;
    }
    if (box.right > innerWidth + 2 || box.left < -2) misfits.add('off the page: ' + what);
  };

  const blocks = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (text.data.trim() === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('script, style, svg, option, .tip') !== null || isUnseen(element)) continue;
    const range = document.createRange();
    range.setStart(text, text.data.search(/\\S/));
    range.setEnd(text, text.data.trimEnd().length);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (const line of lines) look(element, line, text.data.trim());
    const button = element.closest('.button');
    if (button !== null) blocks.set(button, [...(blocks.get(button) ?? []), ...lines]);
  }
  for (const [button, lines] of blocks) {
    const middles = lines.map(({ top, bottom }) => (top + bottom) / 2).toSorted((a, b) => a - b);
    const rows = middles.filter((middle, i) => i === 0 || middle - middles[i - 1] > 8).length;
    if (rows > 2) misfits.add(rows + ' lines in a button: ' + button.textContent);
    look(button.parentElement, button.getBoundingClientRect(), 'button ' + button.textContent);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) misfits.add('the page scrolls sideways');
  return [...misfits];
})()`;

/** All fonts are there first: letters of another font are wider. */
export async function allFits(page: Page): Promise<void> {
  await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
  expect(await page.evaluate<readonly string[]>(MISFITS)).toEqual([]);
}
