/** Woodcut icons, drawn in the colour of the text around them. They are ornament: words stand beside them. */
import type { JSX } from 'preact';

interface IconProps<N extends string> {
  readonly name: N;
  readonly class?: string;
}

interface IconMarkProps<N extends string> {
  readonly name: N;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How a room draws its icons: by themselves, or inside another picture. */
export interface Icons<N extends string> {
  readonly Icon: (props: IconProps<N>) => JSX.Element;
  /** In a square of the given size around a point. */
  readonly IconMark: (props: IconMarkProps<N>) => JSX.Element;
}

/** Every icon is drawn in a square of this size (vite.config.ts). */
export const ICON_SQUARE = 128;

/** `drawings`: the path of each icon. N names those that there are. */
export function iconsFrom<N extends string>(drawings: { readonly [name: string]: string }): Icons<N> {
  return {
    Icon: ({ name, class: className = '' }) => (
      <svg
        class={`icon ${className}`}
        viewBox={`0 0 ${ICON_SQUARE} ${ICON_SQUARE}`}
        aria-hidden="true"
        focusable="false"
      >
        <path d={drawings[name]} fill="currentColor" />
      </svg>
    ),
    IconMark: ({ name, x, y, size }) => (
      <path
        d={drawings[name]}
        fill="currentColor"
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON_SQUARE})`}
      />
    ),
  };
}
