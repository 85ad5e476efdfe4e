/** The time that is left, as a burning candle; never a harsh alarm. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';

const SECOND = 1000;
const LOW = 20;
const WHOLE = 240;

export interface CandleProps {
  readonly until: number | undefined;
  /** How long it burns in all, in seconds. */
  readonly whole?: number;
}

export function Candle({ until, whole = WHOLE }: CandleProps) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const burning = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(burning);
  }, []);
  if (until === undefined) return undefined;
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  const isLow = seconds <= LOW && whole > 2 * LOW;
  return (
    <p
      class={`lm-candle ${isLow ? 'lm-candle-low' : ''}`}
      role="timer"
      aria-label={t['lm.candle']}
      data-tip={t['lm.candle']}
    >
      <span class="lm-wax" style={{ inlineSize: `${Math.min(100, (100 * seconds) / whole)}%` }} />
      <Icon name="candle-flame" />
      <span>
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      {isLow && <i>{t['lm.candleLow']}</i>}
    </p>
  );
}
