/**
 * Every sign explains itself. Whatever has `data-tip` shows it on hover, on keyboard focus and on a long press; Escape, a
 * tap elsewhere or scrolling closes it. The first line is the title, if there are several. The focus cannot go to signs
 * within a button: on the button it shows them all.
 */

/** Milliseconds: a mouse that only passes by, and a finger that only taps, show nothing. */
const HOVER = 400;
const LONG_PRESS = 500;
/** Pixels between the sign and its tip, and between the tip and the edge of the page. */
const GAP = 8;
/** Signs of one button that are explained at once. */
const MOST = 8;

let tip: HTMLElement | undefined;
let shownFor: Element | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Once, when the page begins. */
export function explainSigns(): void {
  const listen = document.addEventListener.bind(document);
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') showLater(signAt(target), HOVER);
  });
  listen('pointerdown', (event) => {
    hide();
    readByTouch = false;
    if (event.pointerType === 'touch') showLater(signAt(event.target), LONG_PRESS, true);
  });
  listen('pointerup', cancel);
  listen('pointercancel', cancel);
  listen('click', swallowLongPress, { capture: true });
  listen('contextmenu', (event) => shownFor?.contains(event.target as Node) && event.preventDefault());
  listen('focusin', ({ target }) => {
    const sign = signAt(target) ?? buttonOfSigns(target);
    if (sign?.matches(':focus-visible') === true) show(sign);
  });
  listen('focusout', hide);
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  listen('scroll', hide, { capture: true, passive: true });
}

function signAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('[data-tip]') ?? undefined) : undefined;
}

/** A button with signs in it. */
function buttonOfSigns(target: EventTarget | null): Element | undefined {
  const isButton = target instanceof Element && target.matches('button, a, summary');
  return isButton && target.querySelector('[data-tip]') !== null ? target : undefined;
}

/** Line by line: of a sign with its title, of a button with many signs each in a line. */
function linesOf(sign: Element): readonly string[] {
  const own = sign.getAttribute('data-tip');
  if (own !== null) return own.split('\n');
  const tips = [...sign.querySelectorAll('[data-tip]')].map((each) => each.getAttribute('data-tip') ?? '');
  return [...new Set(tips)].map((each) => each.replace('\n', ': ')).slice(0, MOST);
}

function showLater(sign: Element | undefined, wait: number, isTouch = false): void {
  if (sign === shownFor && sign !== undefined) return;
  hide();
  if (sign === undefined) return;
  waiting = setTimeout(() => {
    show(sign);
    readByTouch = isTouch;
  }, wait);
}

function cancel(): void {
  clearTimeout(waiting);
}

/** A finger that has read the tip has not pressed the button. */
let readByTouch = false;

function swallowLongPress(event: MouseEvent): void {
  if (!readByTouch) return;
  readByTouch = false;
  event.stopPropagation();
  event.preventDefault();
}

function show(sign: Element): void {
  hide();
  if (!sign.isConnected) return;
  tip ??= newTip();
  fill(tip, linesOf(sign), sign.hasAttribute('data-tip'));
  (sign.closest('dialog, main') ?? document.body).append(tip); // within the landmark, and above a dialog that is open
  place(tip, sign.getBoundingClientRect());
  sign.setAttribute('aria-describedby', tip.id);
  shownFor = sign;
}

function hide(): void {
  cancel();
  if (shownFor === undefined || tip === undefined) return;
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  tip.remove();
}

function newTip(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'tip';
  made.className = 'tip';
  made.setAttribute('role', 'tooltip');
  return made;
}

function fill(into: HTMLElement, lines: readonly string[], hasTitle: boolean): void {
  into.replaceChildren(
    ...lines.map((line, i) => {
      const part = document.createElement(hasTitle && i === 0 && lines.length > 1 ? 'b' : 'span');
      part.textContent = line;
      return part;
    }),
  );
}

/** Above the sign, below where there is no room, and always within the page. */
function place(shown: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = shown;
  const middle = left + width / 2 - offsetWidth / 2;
  const x = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - offsetWidth - GAP));
  const above = top - offsetHeight - GAP;
  shown.style.left = `${x}px`;
  shown.style.top = `${above >= GAP ? above : bottom + GAP}px`;
}
