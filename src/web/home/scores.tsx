/** Personal best, and the scores over time as a plot. */
import { results, type Scored } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';

const SHOWN = 40;
const GRADE_LINES = [70, 85, 100] as const;

export function Scores() {
  const { t } = useWords();
  const all = results();
  const points = all.map((result) => result.points);
  return (
    <section class="sheet scores" aria-labelledby="scores">
      <h2 id="scores">{t['hall.scores']}</h2>
      {all.length === 0 ? (
        <p>{t['hall.noScores']}</p>
      ) : (
        <>
          <dl class="figures">
            <Figure name={t['hall.best']} value={Math.max(...points)} />
            <Figure name={t['hall.mean']} value={Math.round(points.reduce((a, b) => a + b, 0) / points.length)} />
            <Figure name={t['hall.played']} value={points.length} />
          </dl>
          <Plot shown={all.slice(-SHOWN)} />
          <ByDate shown={all.slice(-SHOWN).toReversed()} />
        </>
      )}
    </section>
  );
}

/** DQ-15.14: the last results, the newest first. */
function ByDate({ shown }: { shown: readonly Scored[] }) {
  const { t, locale } = useWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <details class="scores-list">
      <summary>{t['hall.byDate']}</summary>
      <ol>
        {shown.map(({ id, at, points }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{day.format(at)}</time>
            <b>{t['seat.points'](points)}</b>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Plot({ shown }: { shown: readonly Scored[] }) {
  const { t } = useWords();
  const best = Math.max(...shown.map(({ points }) => points));
  const across = (i: number): number => 14 + (272 * (i + 0.5)) / shown.length;
  const up = (points: number): number => 96 - (points * 88) / 110;
  const path = shown.map(({ points }, i) => `${i === 0 ? 'M' : 'L'}${across(i).toFixed(1)} ${up(points).toFixed(1)}`);
  return (
    <svg class="plot" viewBox="0 0 300 100" role="img" aria-label={t['hall.plot'](shown.length, best)}>
      <path class="plot-axis" d="M14 4V96H290" />
      {GRADE_LINES.map((grade) => (
        <g key={grade}>
          <path class="plot-grade" d={`M14 ${up(grade)}H290`} />
          <text x="11" y={up(grade) + 3} text-anchor="end">
            {grade}
          </text>
        </g>
      ))}
      <path class="plot-line" d={path.join('')} />
      {shown.map(({ points, id }, i) => (
        <circle key={id} class={points === best ? 'plot-best' : 'plot-dot'} cx={across(i)} cy={up(points)} r="2.6" />
      ))}
    </svg>
  );
}
