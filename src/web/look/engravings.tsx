/** Engravings on the screen: strokes in the inks of their sheet. */
import { type Stroke, WINDMILL } from '../../drawing/engravings.ts';

export function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
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
