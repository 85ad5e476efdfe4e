/** One woodcut icon, drawn in the colour of the text around it. It is ornament: words stand beside it. */
import { ICONS } from 'virtual:icons';
import type { IconName } from './icon-names.ts';

export function Icon({ name, class: className }: { name: IconName; class?: string }) {
  return (
    <svg class={`icon ${className ?? ''}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  );
}

/** The same drawing inside another picture, in a square of the given size around a point. */
export function IconMark({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) {
  const scale = size / 512;
  return (
    <path
      d={ICONS[name]}
      fill="currentColor"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
