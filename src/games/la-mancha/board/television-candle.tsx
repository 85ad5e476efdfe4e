/** The clock of the tellers on the television: a candle that sinks into its stick. */
import { LOW } from './candle.tsx';
import { left, useNow } from './use-now.ts';
import { useWords } from './words.ts';

interface TelevisionCandleProps {
  readonly until: number;
  /** How long it burns in all, in seconds. */
  readonly whole: number;
}

export function TelevisionCandle({ until, whole }: TelevisionCandleProps) {
  const { t } = useWords();
  const { seconds, clock } = left(until, useNow());
  const burnt = 1 - Math.min(1, seconds / whole);
  return (
    <div class={`lm-tv-candle ${seconds <= LOW ? 'lm-tv-low' : ''}`} role="timer" aria-label={t['lm.candle']}>
      <svg viewBox="0 0 160 440" aria-hidden="true" focusable="false">
        <path class="lm-tv-hours" d="M8 92h24M8 149.500h16M8 207h24M8 264.500h16M8 322h24" />
        <svg width="160" height="362">
          <g class="lm-tv-burning" style={{ '--burnt': burnt }}>
            <circle class="lm-tv-glow" cx="80" cy="58" r="56" />
            <circle class="lm-tv-glow" cx="80" cy="58" r="38" />
            <path class="lm-tv-tallow" d="M48 92v300h64V92q-32-14-64 0z" />
            <path class="lm-tv-etched" d={SHADE} />
            <path class="lm-tv-tallow" d="M48 92q32 14 64 0-32-14-64 0z" />
            <path
              class="lm-tv-tallow"
              d="M50 94q0 10 1 34 0 7 4 7t5-7l1-31M66 98v20q0 5 4 5t4-5V99M92 98l1 58q0 8 5 8t5-8l1-61"
            />
            <path class="lm-tv-wick" d="M80 93q-2-8 1-15" />
            <g class="lm-tv-flame">
              <path d="M80 84Q62 74 66 52 69 36 81 14 90 36 94 52 98 74 80 84z" />
              <path d="M80 82q-8-6-6-17 2-8 7-17 4 9 6 17 2 11-7 17z" />
            </g>
          </g>
        </svg>
        <path class="lm-tv-brass" d="M18 362h124l-14 20H32zM56 382h48l8 24H48zM36 406h88l10 18H26z" />
        <path
          class="lm-tv-etched"
          d="M104 366h30M102 370h28M100 374h26M98 378h22M86 387h19M88 392h18M90 397h17M92 402h17M98 411h27M98 415h29M98 419h31"
        />
      </svg>
      <time>{clock}</time>
    </div>
  );
}

/** The hatching of its dark side: light comes from the left. */
const SHADE = Array.from({ length: 44 }, (_, i) => `M${i % 2 === 0 ? 96 : 100} ${102 + 6 * i}H111`).join('');
