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

export interface Holes {
  /** The thing first. Empty while nothing of it is on the page. */
  readonly boxes: readonly Box[];
  readonly thing: Element | undefined;
}

const NONE: Holes = { boxes: [], thing: undefined };

/** `key` changes with the step. */
export function useHoles(pointed: Pointed, key: string): Holes {
  const [holes, setHoles] = useState(NONE);
  useLayoutEffect(() => {
    let thing: Element | undefined;
    let frame = 0;
    let isHeld = true;
    const look = (): void => {
      const found = shownFirst(pointed.at);
      const lit = pointed.lit.flatMap((selector) => shownFirst([selector]) ?? []).filter((other) => other !== found);
      if (found !== thing) release(thing);
      if (found !== undefined && (found !== thing || (isHeld && !isWhole(found)))) reach(found, lit);
      if (found !== undefined && found !== thing) mark(found, pointed.isAsked);
      thing = found;
      const boxes = [...(found === undefined ? [] : [found]), ...lit.filter(isInSight)].map(boxOf);
      setHoles((before) => (before.thing === found && same(before.boxes, boxes) ? before : { boxes, thing: found }));
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const letGo = (): void => void (isHeld = false);
    look();
    const changes = new MutationObserver(look); // at once: nothing may be pressed that is no longer asked for
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    const stop = [
      ...(['scroll', 'resize', 'transitionend', 'animationend'] as const).map((event) => listen(event, later)),
      ...(['wheel', 'touchmove'] as const).map((event) => listen(event, letGo)), // the reader looks elsewhere
      listen('keydown', (pressed) => pressed.key !== 'Enter' && pressed.key !== ' ' && letGo()), // as by Tab or Page Up
    ];
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      stop.forEach((end) => end());
      release(thing);
    };
  }, [key]);
  return holes;
}

function listen<K extends keyof WindowEventMap>(event: K, hear: (event: WindowEventMap[K]) => void): () => void {
  addEventListener(event, hear, { capture: true, passive: true });
  return () => removeEventListener(event, hear, { capture: true });
}

function shownFirst(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) if (isShown(element)) return element;
  return undefined;
}

const isShown = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0;

const FOCUSABLE = 'button, a[href], input, textarea, select, [tabindex]';

/** Into sight, and what is lit with it where both have room. The page may follow its own question: the lesson has the last word. */
function reach(thing: Element, lit: readonly Element[]): void {
  [...lit, thing].forEach(scrollFrames);
  scrollPage([thing, ...lit]);
  scrollPage([thing]);
  if (isCovered(thing))
    scrollBy({ top: boxOf(thing).y - document.documentElement.clientHeight * CLEAR, behavior: 'instant' });
}

/** Marked, and with the focus for whoever plays by keys. */
function mark(thing: Element, isAsked: boolean): void {
  if (!isAsked) return;
  thing.setAttribute(ASKED, '');
  if (!isByKeys) return;
  const target = thing.matches(FOCUSABLE) ? thing : thing.querySelector(FOCUSABLE);
  (target as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
}

/** How far from the top of the page nothing covers what lies there: question and answers stick to its foot. */
const CLEAR = 0.3;

/**
 * Whether something else lies over its middle; the bubble of the step before does not count, for it goes away. What lets
 * every tap through cannot be found by a point.
 */
function isCovered(thing: Element): boolean {
  if (getComputedStyle(thing).pointerEvents === 'none') return false;
  const { x, y, w, h } = boxOf(thing);
  const above = document.elementsFromPoint(x + w / 2, y + h / 2).find((element) => element.closest('.bubble') === null);
  return above !== undefined && !thing.contains(above) && !above.contains(thing);
}

/** What is lit besides may have been scrolled away, or under the players: a frame there would point at nothing. */
function isInSight(thing: Element): boolean {
  const { x, y, w, h } = boxOf(thing);
  const { clientWidth, clientHeight } = document.documentElement;
  const [midX, midY] = [x + w / 2, y + h / 2];
  const isOnPage = midX > 0 && midX < clientWidth && midY > 0 && midY < clientHeight;
  return w > 2 * ROOM && h > 2 * ROOM && isOnPage && !isCovered(thing);
}

/** In sight, and not cut by the edge of the page unless it is too large for it. */
function isWhole(thing: Element): boolean {
  const { y, h } = boxOf(thing);
  const { clientHeight } = document.documentElement;
  return isInSight(thing) && (h > clientHeight || (y >= -2 * ROOM && y + h <= clientHeight + 2 * ROOM));
}

/** Within each frame that scrolls: to its middle, or to its top if it is too large. */
function scrollFrames(thing: Element): void {
  for (const frame of framesOf(thing)) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const [{ left, right, top, bottom, height }, around] = [
      thing.getBoundingClientRect(),
      frame.getBoundingClientRect(),
    ];
    if (SCROLLS.test(overflowY) && (top < around.top || bottom > around.bottom))
      frame.scrollTop += height > around.height ? top - around.top : (top + bottom - around.top - around.bottom) / 2;
    if (SCROLLS.test(overflowX) && (left < around.left || right > around.right))
      frame.scrollLeft += (left + right - around.left - around.right) / 2;
  }
}

const SCROLLS = /auto|scroll/;

/** What cuts off what does not fit in it, from the inside out. */
function framesOf(thing: Element): readonly Element[] {
  const frames: Element[] = [];
  for (let around = thing.parentElement; around !== null && around !== document.body; around = around.parentElement)
    if (around instanceof HTMLElement && getComputedStyle(around).overflow !== 'visible') frames.push(around);
  return frames;
}

/** Scrolls only if one of them is not on the page; all of them are then around its middle. */
function scrollPage(things: readonly Element[]): void {
  const { clientHeight } = document.documentElement;
  const boxes = things.map(boxOf);
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, h }) => y + h))];
  if (top < -ROOM || bottom > clientHeight + ROOM)
    scrollBy({ top: (top + bottom - clientHeight) / 2, behavior: 'instant' });
}

const release = (thing: Element | undefined): void => thing?.removeAttribute(ASKED);

/** As much of it as its frames show, and some room. */
function boxOf(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const frame of framesOf(element)) {
    const around = frame.getBoundingClientRect();
    [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
    [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
  }
  return { x: left - ROOM, y: top - ROOM, w: right - left + 2 * ROOM, h: bottom - top + 2 * ROOM };
}
