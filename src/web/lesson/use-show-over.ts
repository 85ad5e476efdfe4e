/** Whether the table has shown all that happened before a step: a lesson speaks when the show is over. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyLessonStep } from '../../core/lesson.ts';

/** A beat, though nothing may be said of it, or what a board tells step by step. */
const SHOWN = 'main[data-showing=true], [data-telling]';

/** `n` is the moment at which the step is reached. What is said already stays while others move without a show. */
export function useShowOver(n: number | undefined, step: AnyLessonStep | undefined): boolean {
  const [over, setOver] = useState<number | undefined>(undefined);
  const said = useRef<AnyLessonStep | undefined>(undefined);
  useLayoutEffect(() => {
    const look = (): void => setOver(document.querySelector(SHOWN) === null ? momentOnPage() : undefined);
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-moment', 'data-showing'],
    });
    return () => changes.disconnect();
  }, []);
  if (over !== undefined && over === n) said.current = step;
  return over !== undefined && said.current === step;
}

/** The table may be drawn later than the lesson. */
function momentOnPage(): number | undefined {
  const page = document.querySelector('main[data-moment]');
  return page === null ? undefined : Number(page.getAttribute('data-moment'));
}
