/** Something that opens over the page: it shuts by Escape, and by a tap anywhere else. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function PopOver({ class: name, children }: { readonly class?: string; readonly children: ComponentChildren }) {
  const own = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { current } = own;
      if (event.key !== 'Escape' || current?.open !== true) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    const onTap = ({ target }: PointerEvent): void => {
      const { current } = own;
      if (current !== null && !current.contains(target as Node)) current.open = false;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onTap);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onTap);
    };
  }, []);
  return (
    <details class={name} ref={own}>
      {children}
    </details>
  );
}
