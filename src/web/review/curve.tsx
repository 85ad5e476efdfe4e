/** What everybody could expect, move by move: a line for each seat, with a mark where a decision mattered. */
import type { Prospect } from '../../bots/review.ts';
import { useWords } from '../i18n/words.tsx';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { DASHES, spread } from '../ending/lead-chart.tsx';
import type { Figures } from './figures.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT] = [360, 190, 40, 36, 12, 24];

interface CurveProps {
  readonly curve: readonly Prospect[];
  readonly figures: Figures;
  readonly names: readonly string[];
  /** After how many moves decisions were made that mattered, the costliest first. */
  readonly marks: readonly number[];
  readonly where: (n: number) => string;
}

export function Curve({ curve, figures, names, marks, where }: CurveProps) {
  const { t } = useWords();
  const last = curve[curve.length - 1].n;
  const most = figures.most(curve);
  const x = (n: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, last);
  const y = (figure: number): number => HEIGHT - FOOT - ((HEIGHT - FOOT - TOP) * figure) / most;
  const ends = spread(
    names.map((_, seat) => ({ seat, y: y(curve[curve.length - 1].chances[seat]) })),
    HEIGHT - FOOT / 2,
  );
  const title = t[figures.isAlone ? 'review.points' : 'review.chances'];
  return (
    <section class="review-curve" aria-label={title}>
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {[0, most / 2, most].map((level) => (
          <g key={level} class="review-level">
            <path d={`M${LEFT} ${y(level)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(level) + 5} text-anchor="end">
              {figures.short(level)}
            </text>
          </g>
        ))}
        {marks.map((n, i) => (
          <g key={i} class="review-mark">
            <path d={`M${x(n)} ${TOP}V${HEIGHT - FOOT}`} />
            <text x={x(n)} y={HEIGHT - 6} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        {names.map((_, seat) => (
          <polyline
            key={seat}
            class={`review-line ${tinctureOf(seat)}`}
            stroke-dasharray={DASHES[seat % DASHES.length]}
            points={curve.map(({ n, chances }) => `${x(n).toFixed(1)},${y(chances[seat]).toFixed(1)}`).join(' ')}
          />
        ))}
        {ends.map((end) => (
          <g key={end.seat} transform={`translate(${WIDTH - RIGHT + 8} ${end.y - 14})`}>
            <svg width="24" height="28">
              <Escutcheon seat={end.seat} />
            </svg>
          </g>
        ))}
      </svg>
      <FiguresTable curve={curve} figures={figures} names={names} where={where} />
    </section>
  );
}

/** The same for who cannot see the picture, and for who wants to know exactly. */
function FiguresTable({ curve, figures, names, where }: Omit<CurveProps, 'marks'>) {
  const { t } = useWords();
  return (
    <details class="review-figures">
      <summary>{t['review.table']}</summary>
      <div class="review-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t['review.when']}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curve.map(({ n, chances }, i) => (
              <tr key={i}>
                <th scope="row">{i === curve.length - 1 ? t['review.end'] : where(n)}</th>
                {chances.map((chance, seat) => (
                  <td key={seat}>{figures.short(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
