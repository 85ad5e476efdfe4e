/** Lets pages play by themselves: they press what stands there. */
import type { Page } from '@playwright/test';

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
  const play = `new Promise((done) => {
    let [before, at] = ['', 0];
    const look = () => {
      if (${end}) return done();
      const shown = document.querySelector('main').innerHTML;
      const button = ${JSON.stringify(buttons)}.map((which) => document.querySelector(which)).find((each) => each !== null);
      if (button !== undefined && (shown !== before || performance.now() - at > ${patience})) {
        [before, at] = [shown, performance.now()];
        button.click();
      }
      requestAnimationFrame(look);
    };
    look();
  })`;
  await Promise.all(pages.map((page) => page.evaluate(play)));
}
