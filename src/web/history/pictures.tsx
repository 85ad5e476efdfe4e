/** Pictures of figures: bars and a line. */
import type { ComponentChildren } from 'preact';
import { useWords } from '../i18n/words.tsx';

interface BarsProps {
  readonly title: string;
  readonly values: readonly number[];
  readonly most: number;
  readonly label: (i: number) => string;
  /** What others have, drawn below. */
  readonly others?: readonly number[];
  /** Who they are. */
  readonly note?: string;
}

/** The figures stand beside the bars, so the picture itself says nothing new. */
export function Bars({ title, values, most, label, others, note }: BarsProps) {
  const bar = (value: number) => ({ width: `${(100 * value) / Math.max(most, 1e-9)}%`, minWidth: value > 0 ? 2 : 0 });
  return (
    <Picture title={title}>
      <ul class="history-bars">
        {values.map((value, i) => (
          <li key={i}>
            <span>{label(i)}</span>
            <i aria-hidden="true" style={bar(value)} />
            {others !== undefined && <i class="history-others" aria-hidden="true" style={bar(others[i])} />}
          </li>
        ))}
      </ul>
      {note !== undefined && <p class="small">{note}</p>}
    </Picture>
  );
}

const [WIDE, HIGH] = [300, 100];

export function Line({ title, values }: { readonly title: string; readonly values: readonly number[] }) {
  const { t, locale } = useWords();
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (i: number): number => (WIDE * i) / (values.length - 1);
  const y = (value: number): number => (least === most ? HIGH / 2 : HIGH - (HIGH * (value - least)) / (most - least));
  const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`);
  const round = new Intl.NumberFormat(locale);
  return (
    <Picture title={title}>
      <svg class="history-line" viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} role="img" aria-label={title}>
        <polyline points={points.join(' ')} />
        {values.map((value, i) => (
          <circle key={i} cx={x(i)} cy={y(value)} r="2.5" />
        ))}
      </svg>
      <p class="small">
        {least === most ? round.format(most) : `${round.format(least)} – ${round.format(most)}`} ·{' '}
        {t['history.played'](values.length)}
      </p>
    </Picture>
  );
}

export function Picture({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <figure class="history-picture">
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}
