/** Sancho Pansa. */
import { IconMark } from './icons.ts';

/** Sancho Pansa has no feature: a wayside cross of roads with his donkey's shoe. */
export function Companion() {
  return (
    <g class="dq-cut dq-companion">
      <circle r="17" class="dq-field" />
      <g class="dq-dark">
        <IconMark name="laurel-crown" x={0} y={0} size={26} />
      </g>
    </g>
  );
}
