/** The keys of the board: 1 to 9 take a tile in mind, R turns it, Escape lets it go. Enter lays it from the hand. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isLastField } from '../rules/state.ts';
import type { Cloth, Props } from './use-cloth.ts';

export function useKeys({ view, choices }: Props, { own, choose, turn, letGo }: Cloth): void {
  const onKey = (event: KeyboardEvent): void => {
    if (isTyping(event) || choices.length === 0) return;
    const { hand, aside } = view.realms[own];
    const tile = (isLastField(view) ? [aside] : hand)[Number(event.key) - 1];
    if (event.key.toLowerCase() === 'r') turn();
    else if (event.key === 'Escape') letGo();
    else if (tile !== undefined) focusTile(tile, choose);
    else return;
    event.preventDefault();
  };
  // Fast fingers come before the paint: so the listener stays, and what it does is replaced.
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => latest.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function focusTile(tile: number, choose: (tile: number) => void): void {
  choose(tile);
  document.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
}

/** Keys with Ctrl, Alt or Meta belong to the browser, and letters to whoever is typing. */
function isTyping(event: KeyboardEvent): boolean {
  const at = event.target;
  const field = at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement;
  return field || event.ctrlKey || event.altKey || event.metaKey;
}
