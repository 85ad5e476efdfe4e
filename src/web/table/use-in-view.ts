/** The page follows the question: on a page that scrolls, a new question brings into view what it is about. */
import { useEffect } from 'preact/hooks';
import { isStill } from '../local/settings.ts';
import { scrollFor, type Span } from './in-view.ts';

/** `question` changes with the question and is undefined while nothing is asked; `about` are selectors within the board. */
export function useInView(question: number | undefined, about: readonly string[] | undefined): void {
  useEffect(() => {
    if (question === undefined || about === undefined) return;
    const board = document.querySelector('.area-board');
    if (board === null) return;
    const things = about.flatMap((selector) => [...board.querySelectorAll(selector)]);
    const by = scrollFor(
      bandOf(board),
      things.map((thing) => thing.getBoundingClientRect()),
    );
    if (by !== 0) scrollerOf(board).scrollBy({ top: by, behavior: isStill() ? 'instant' : 'smooth' });
  }, [question]);
}

/** A board may scroll in its own frame; others scroll with the page, under a dock that stays. */
function scrollerOf(board: Element): Element | Window {
  return board.scrollHeight > board.clientHeight + 1 && getComputedStyle(board).overflowY === 'auto' ? board : window;
}

function bandOf(board: Element): Span {
  if (scrollerOf(board) === board) return board.getBoundingClientRect();
  const ask = document.querySelector('.area-ask');
  const dock = ask?.closest('.table > *');
  const isDocked = dock !== null && dock !== undefined && getComputedStyle(dock).position === 'sticky';
  return { top: 0, bottom: isDocked ? dock.getBoundingClientRect().top : innerHeight };
}
