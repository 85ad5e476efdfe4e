/** Focus never gets lost: when what had it is gone after an update, it goes to where the next answer is given. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** After each change of `moment`, if nothing has the focus any more, gives it to the first that matches. */
export function useFocusKept(moment: string, selector: string): void {
  const seen = useRef(moment);
  useLayoutEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    const at = document.activeElement;
    if (at !== null && at !== document.body && at.isConnected && !at.matches(':disabled')) return;
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
}
