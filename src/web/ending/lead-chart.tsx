/** The way to the end, a line for each seat. Lines differ by their dashes too, and end in a shield. */
import type { Lead, Placed } from '../../core/result.ts';
import { TINCTURES } from '../../drawing/tinctures.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';

const [HEIGHT, LEFT, RIGHT, TOP, FOOT] = [200, 34, 40, 10, 24];
/** What the figure of a step needs. */
const STEP_WIDTH = 20;
export const DASHES = ['', '10 4', '4 3', '1.5 4', '12 3 2 3', '7 3 2 3'];

export interface LeadChartProps {
  readonly lead: Lead;
  /** The best first. */
  readonly order: readonly Placed[];
  /** Of the drawing, in its own units: narrower beside another picture, so that its letters stay as large. */
  readonly width: number;
}

export function LeadChart({ lead: { title, steps, lines, goal }, order, width }: LeadChartProps) {
  const most = Math.max(goal ?? 0, 1, ...lines.flat());
  const x = (step: number): number => LEFT + (step * (width - LEFT - RIGHT)) / Math.max(1, steps.length - 1);
  const y = (figure: number): number => HEIGHT - FOOT - (figure * (HEIGHT - FOOT - TOP)) / most;
  const every = Math.ceil((steps.length * STEP_WIDTH) / (width - LEFT - RIGHT));
  const ends = spread(order.map(({ seat }) => ({ seat, y: y(lines[seat].at(-1) ?? 0) })));
  return (
    <section class="ending-lead" aria-label={title}>
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {levels(most, goal).map((level) => (
          <g key={level} class={level === goal ? 'lead-goal' : 'lead-level'}>
            <path d={`M${LEFT} ${y(level)}H${width - RIGHT}`} />
            {goal === undefined && (
              <text x={LEFT - 8} y={y(level) + 4} text-anchor="end">
                {level}
              </text>
            )}
          </g>
        ))}
        {steps.map((step, i) =>
          i % every === 0 ? (
            <text key={i} x={x(i)} y={HEIGHT - 4} text-anchor="middle">
              {step}
            </text>
          ) : undefined,
        )}
        {lines.map((line, seat) => (
          <polyline
            key={seat}
            class={`lead-line ${tinctureOf(seat)}`}
            stroke-dasharray={DASHES[seat % TINCTURES.length]}
            points={line.map((figure, i) => `${x(i)},${y(figure)}`).join(' ')}
          />
        ))}
        {ends.map((end) => (
          <g key={end.seat} transform={`translate(${width - RIGHT + 8} ${end.y - 14})`}>
            <svg width="24" height="28">
              <Escutcheon seat={end.seat} />
            </svg>
          </g>
        ))}
      </svg>
    </section>
  );
}

/** A few round figures. */
function levels(most: number, goal: number | undefined): number[] {
  if (goal !== undefined) return [0, goal / 2, goal];
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => most / each <= 5) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

interface LineEnd {
  readonly seat: number;
  readonly y: number;
}

const APART = 28;

/** Shields do not cover each other: from the top down, each below the one before. */
export function spread(ends: readonly LineEnd[], lowest = HEIGHT - FOOT / 2): LineEnd[] {
  const sorted = ends.toSorted((one, other) => one.y - other.y);
  const placed: LineEnd[] = [];
  sorted.forEach((end, i) => {
    const before = placed.at(-1)?.y ?? -Infinity;
    const room = lowest - APART * (sorted.length - i);
    placed.push({ ...end, y: Math.max(before + APART, Math.min(Math.max(end.y, 16), room)) });
  });
  return placed;
}
