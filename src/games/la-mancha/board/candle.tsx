/** The time that is left, as a burning candle; never a harsh alarm. */
import { Icon } from './icons.ts';
import { timeLeft } from '../../../web/table/time-left.ts';
import { left, useNow } from './use-now.ts';
import { useWords } from './words.ts';

/** Seconds: then it burns low. */
export const LOW = 20;
const WHOLE = 240;

export interface CandleProps {
  readonly until: number | undefined;
  /** How long it burns in all, in seconds. */
  readonly whole?: number;
}

export function Candle({ until, whole = WHOLE }: CandleProps) {
  const { t, locale } = useWords();
  const now = useNow();
  if (until === undefined) return undefined;
  const { seconds } = left(until, now);
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
      <span>{timeLeft(seconds, locale)}</span>
      {isLow && <i>{t['lm.candleLow']}</i>}
    </p>
  );
}
