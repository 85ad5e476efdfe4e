/** Lets pages play by themselves: they press what stands there. */
import type { Page } from '@playwright/test';

/** A page on which nothing changes for so long will not go on by itself. */
const STUCK = 60_000;

/**
 * Lets every page press the first of these buttons that it shows, all pages at once, until `end` is true in each. A page
 * presses again when it has changed, or when nothing came of it for so many milliseconds: a page that has just been told
 * of its own move may still wait for the receipt, and takes no other.
 */
export async function pressUntil(
  pages: readonly Page[],
  end: string,
  buttons: readonly string[],
  patience: number,
): Promise<void> {
  const play = `new Promise((done, fail) => {
    let [before, at, last, changed] = ['', 0, '', performance.now()];
    const look = () => {
      if (${end}) return done();
      const shown = document.querySelector('main').innerHTML;
      if (shown !== last) [last, changed] = [shown, performance.now()];
      if (performance.now() - changed > ${STUCK}) return fail(new Error('stuck: ' + document.querySelector('main').innerText));
      const button = ${JSON.stringify(buttons)}.map((which) => document.querySelector(which)).find((each) => each !== null);
      if (button !== undefined && (shown !== before || performance.now() - at > ${patience})) {
        [before, at] = [shown, performance.now()];
        button.click();
      }
      requestAnimationFrame(look);
    };
    look();
  })`;
  const ends = await Promise.allSettled(pages.map((page) => page.evaluate(play)));
  const stuck = ends.flatMap((each, i) =>
    each.status === 'rejected' ? [`page ${i + 1}: ${String(each.reason)}`] : [],
  );
  if (stuck.length > 0) throw new Error(stuck.join('\n'));
}
