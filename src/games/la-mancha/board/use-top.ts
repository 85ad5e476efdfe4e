/** A new scene, and a new page (LM-12.3), is seen from its top: a phone may still stand where the last tale was written. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Phase, type State } from '../rules/state.ts';

const ACTS: { readonly [phase in Phase]: string } = {
  draw: 'road',
  woo: 'tale',
  tell: 'tale',
  mark: 'verdict',
  name: 'verdict',
  vote: 'verdict',
  take: 'verdict',
  before: 'feat',
  after: 'feat',
  resolved: 'road',
  discard: 'road',
  refill: 'road',
  select: 'feat',
  over: 'end',
};

/** Where who writes has the page to themselves: nobody is put there before they have read the card. */
export const isPhone = (): boolean => matchMedia('(max-width: 999px)').matches;

/** Within a scene the reader is left where they are. */
export function useTopOfScene({ card, phase, page }: State): void {
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen.current) {
      document.querySelector('.lm-board')?.scrollTo(0, 0);
      if (isPhone()) scrollTo(0, 0);
    }
    isOpen.current = true; // a page begins at its top, and to scroll there takes a layout
  }, [card, ACTS[phase], page]);
}
