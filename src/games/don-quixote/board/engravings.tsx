/** What stands on the tiles. */
import { castle, CASTLE_NUMBER, CHURCH, knightStrokes, SANCHO_PANSA } from '../drawing/engravings.ts';
import { Strokes } from '../../../web/look/engravings.tsx';

export function Church() {
  return (
    <g class="dq-cut">
      <Strokes strokes={CHURCH} />
    </g>
  );
}

/** Sancho Pansa. */
export function Companion() {
  return (
    <g class="dq-cut">
      <Strokes strokes={SANCHO_PANSA} />
    </g>
  );
}

/** A guard's escutcheon is filled. */
export function KnightPicture({ shields, guard }: { shields: number; guard: boolean }) {
  return (
    <g class={`dq-cut ${guard ? 'dq-guard' : ''}`}>
      <Strokes strokes={knightStrokes(shields)} />
    </g>
  );
}

export function Castle({ value }: { value: 6 | 4 }) {
  return (
    <g class="dq-cut">
      <Strokes strokes={castle(value)} />
      <text class="dq-number" y={CASTLE_NUMBER.y} text-anchor="middle">
        {value}
      </text>
    </g>
  );
}
