/** A wreath of laurel, drawn: two branches that meet below. */
const LEAVES = Array.from({ length: 9 }, (_, i) => i);

export function Laurel() {
  return (
    <svg class="tv-laurel" viewBox="-100 -100 200 200" focusable="false">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M0 84C60 84 84 40 82 -4 81 -34 66 -60 46 -74" />
          {LEAVES.map((leaf) => (
            <Leaf key={leaf} turn={(leaf * 17 - 62) * (Math.PI / 180)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A pair of leaves at this angle of the branch. */
function Leaf({ turn }: { readonly turn: number }) {
  const [x, y] = [82 * Math.cos(turn), 82 * Math.sin(turn)];
  const degrees = (turn * 180) / Math.PI;
  return (
    <>
      <ellipse cx={x} cy={y} rx="15" ry="6" transform={`rotate(${degrees - 55} ${x} ${y})`} />
      <ellipse
        cx={x * 0.84}
        cy={y * 0.84}
        rx="12"
        ry="5"
        transform={`rotate(${degrees - 125} ${x * 0.84} ${y * 0.84})`}
      />
    </>
  );
}
