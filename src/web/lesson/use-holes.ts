/** Finds on the page what a step points at, follows it when the page moves, and gives it the focus. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { same } from '../../core/same.ts';
import type { Box } from './place.ts';

/** What is pointed at: selectors, of which the first that is shown is the thing; and what is lit with it. */
export interface Pointed {
  readonly at: readonly string[];
  readonly lit: readonly string[];
  /** Whether the thing is to be pressed. */
  readonly isAsked: boolean;
}

/** Whether the reader plays by keys. The focus follows the lesson only then: a board may take it for a choice. */
let isByKeys = false;
addEventListener('keydown', () => void (isByKeys = true), { capture: true });
addEventListener('pointerdown', () => void (isByKeys = false), { capture: true });

/** The attribute of the thing that is to be pressed. */
const ASKED = 'data-lesson-asked';
/** Pixels between a thing and its golden frame. */
const ROOM = 4;

/** The thing first. Empty while nothing of it is on the page. `key` changes with the step. */
export function useHoles(pointed: Pointed, key: string): readonly Box[] {
  const [holes, setHoles] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    let thing: Element | undefined;
    let frame = 0;
    const look = (): void => {
      const found = shownFirst(pointed.at);
      const lit = pointed.lit.flatMap((selector) => shownFirst([selector]) ?? []);
      if (found !== thing) {
        release(thing);
        thing = found;
        if (found !== undefined) reach(found, lit, pointed.isAsked);
      }
      const now = [...(found === undefined ? [] : [found]), ...lit.filter(isInSight)].map(boxOf);
      setHoles((before) => (same(before, now) ? before : now));
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const changes = new MutationObserver(look); // at once: nothing may be pressed that is no longer asked for
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
    events.forEach((event) => addEventListener(event, later, { capture: true, passive: true }));
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      events.forEach((event) => removeEventListener(event, later, { capture: true }));
      release(thing);
    };
  }, [key]);
  return holes;
}

function shownFirst(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) if (isShown(element)) return element;
  return undefined;
}

const isShown = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0;

const FOCUSABLE = 'button, a[href], input, textarea, select, [tabindex]';

/** On the page, marked, and with the focus for whoever plays by keys. */
function reach(thing: Element, lit: readonly Element[], isAsked: boolean): void {
  scrollTo([thing, ...lit]);
  scrollTo([thing]);
  if (isCovered(thing)) scrollBy(0, boxOf(thing).y - document.documentElement.clientHeight * CLEAR);
  if (!isAsked) return;
  thing.setAttribute(ASKED, '');
  if (!isByKeys) return;
  const target = thing.matches(FOCUSABLE) ? thing : thing.querySelector(FOCUSABLE);
  (target as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
}

/** How far from the top of the page nothing covers what lies there: question and answers stick to its foot. */
const CLEAR = 0.3;

/** Whether something else lies over its middle; the bubble of the step before does not count, for it goes away. */
function isCovered(thing: Element): boolean {
  const { x, y, w, h } = boxOf(thing);
  const above = document.elementsFromPoint(x + w / 2, y + h / 2).find((element) => element.closest('.bubble') === null);
  return above !== undefined && !thing.contains(above) && !above.contains(thing);
}

/** What is lit besides may have been scrolled away, or under the players: a frame there would point at nothing. */
function isInSight(thing: Element): boolean {
  const { y, h } = boxOf(thing);
  const middle = y + h / 2;
  return middle > 0 && middle < document.documentElement.clientHeight && !isCovered(thing);
}

/** Scrolls only if one of them is not on the page; the first of them is then in its middle, or all of them if they fit. */
function scrollTo(things: readonly Element[]): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const boxes = things.map(boxOf);
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, h }) => y + h))];
  if (top < 0 || bottom > clientHeight) scrollBy(0, (top + bottom - clientHeight) / 2);
  const [{ x, w }] = boxes;
  if (x < 0 || x + w > clientWidth) things[0].scrollIntoView({ block: 'nearest', inline: 'center' });
}

const release = (thing: Element | undefined): void => thing?.removeAttribute(ASKED);

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - ROOM, y: y - ROOM, w: width + 2 * ROOM, h: height + 2 * ROOM };
}
