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

/** `drawings`: the path of each icon in a square of 128. N names those that there are. */
export function iconsFrom<N extends string>(drawings: { readonly [name: string]: string }): Icons<N> {
  return {
    Icon: ({ name, class: className = '' }) => (
      <svg class={`icon ${className}`} viewBox="0 0 128 128" aria-hidden="true" focusable="false">
        <path d={drawings[name]} fill="currentColor" />
      </svg>
    ),
    IconMark: ({ name, x, y, size }) => (
      <path
        d={drawings[name]}
        fill="currentColor"
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 128})`}
      />
    ),
  };
}
