/** The die, drawn: seven spots on a square. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [[28, 28], [72, 72]], // prettier-ignore
  [[28, 28], [50, 50], [72, 72]], // prettier-ignore
  [[28, 28], [72, 28], [28, 72], [72, 72]], // prettier-ignore
  [[28, 28], [72, 28], [50, 50], [28, 72], [72, 72]], // prettier-ignore
  [[28, 24], [72, 24], [28, 50], [72, 50], [28, 76], [72, 76]], // prettier-ignore
];

export interface DieProps {
  /** 0 while it is not cast. */
  readonly face: number;
  readonly label: string;
  readonly isRolling?: boolean;
}

export function Die({ face, label, isRolling = false }: DieProps) {
  return (
    <svg class={`lm-die ${isRolling ? 'lm-rolling' : ''}`} viewBox="0 0 100 100" role="img" aria-label={label}>
      <rect x="4" y="4" width="92" height="92" rx="18" />
      {SPOTS[face].map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="9" />
      ))}
      {face === 0 && (
        <text x="50" y="68" text-anchor="middle">
          ?
        </text>
      )}
    </svg>
  );
}
