/** The engravings of the house on the screen. */
import {
  castle,
  CASTLE_NUMBER,
  CHURCH,
  knightStrokes,
  SANCHO_PANSA,
  type Stroke,
  WINDMILL,
} from '../../drawing/engravings.ts';

function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <>
      {strokes.map(({ ink, d, move }, i) => (
        <path key={i} class={`dq-${ink}`} d={d} transform={move && transformOf(move)} />
      ))}
    </>
  );
}

function transformOf({ flip = false, x = 0, y = 0, turn = 0 }: NonNullable<Stroke['move']>): string {
  return `${flip ? 'scale(-1 1) ' : ''}translate(${x} ${y}) rotate(${turn})`;
}

export function Windmill() {
  return (
    <g class="dq-cut">
      <Strokes strokes={WINDMILL} />
    </g>
  );
}

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
