/** One sentence that points at one thing, which stays bright while the rest of the page is dimmed. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { same } from '../../core/same.ts';
import { type Box, placeBubble, type Placed } from './place.ts';

interface BubbleProps {
  readonly holes: readonly Box[];
  readonly label: string;
  readonly children: ComponentChildren;
}

export function Bubble({ holes, label, children }: BubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const [placed, setPlaced] = useState<Placed | undefined>(undefined);
  useLayoutEffect(() => {
    const { offsetWidth: w, offsetHeight: h } = bubble.current!; // it is always drawn
    const { clientWidth, clientHeight } = document.documentElement;
    const now = placeBubble(holes, { w, h }, { w: clientWidth, h: clientHeight });
    if (!same(now, placed)) setPlaced(now);
  });
  const { x = 0, y = 0, side, tip } = placed ?? {};
  return (
    <>
      <Shade holes={holes} />
      <aside
        class={`bubble ${side === undefined ? '' : `bubble-${side}`}`}
        aria-label={label}
        ref={bubble}
        style={{ left: `${x}px`, top: `${y}px`, '--tip': `${tip ?? 0}px` }}
      >
        {children}
      </aside>
    </>
  );
}

function Shade({ holes }: { readonly holes: readonly Box[] }) {
  const frames = (name: (i: number) => string) =>
    holes.map(({ x, y, w, h }, i) => <rect key={i} class={name(i)} x={x} y={y} width={w} height={h} rx="6" />);
  return (
    <svg class="bubble-shade" aria-hidden="true">
      <mask id="bubble-holes">
        <rect class="bubble-kept" width="100%" height="100%" />
        {frames(() => 'bubble-cut')}
      </mask>
      <rect class="bubble-dark" width="100%" height="100%" mask="url(#bubble-holes)" />
      {frames((i) => (i === 0 ? 'bubble-thing' : 'bubble-lit'))}
    </svg>
  );
}
