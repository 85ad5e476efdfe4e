/** The place where knights joust: grass, tents, and the barrier between them. */
const TENTS = [
  { x: 40, size: 0.8, kind: 'rose' },
  { x: 150, size: 0.75, kind: 'arms' },
  { x: 200, size: 1.15, kind: 'rose' },
  { x: 250, size: 0.75, kind: 'arms' },
  { x: 360, size: 0.8, kind: 'rose' },
] as const;
const PENNANTS = Array.from({ length: 20 }, (_, i) => i * 20);

export function TiltYard() {
  return (
    <svg
      class="kd-yard"
      viewBox="0 0 400 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="kd-yard-grass" d="M-200 58q200-12 400-6t400 6v60h-800z" />
      {TENTS.map(({ x, size, kind }) => (
        <g key={x} class={`kd-yard-${kind}`} transform={`translate(${x} 60) scale(${size})`}>
          <path d="M0-44V-34M0-44l8 3-8 3z" />
          <path d="M-15-16Q-3-24 0-34 3-24 15-16z" />
          <path class="kd-yard-cloth" d="M-15-16h30l3 18h-36z" />
          <path d="M-15-16h6l-1 18h-8zM-3-16h6l1 18h-8zM9-16h6l3 18h-8z" />
        </g>
      ))}
      <path class="kd-yard-cloth" d="M-200 88h800v4h-800z" />
      {PENNANTS.map((x, i) => (
        <path key={x} class={i % 2 === 0 ? 'kd-yard-rose' : 'kd-yard-silver'} d={`M${x} 92h20l-10 9z`} />
      ))}
    </svg>
  );
}
