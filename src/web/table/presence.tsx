/** Whether somebody far away is connected, whether a bot sits in for them, and how long their clock still runs. */
import { useEffect, useState } from 'preact/hooks';
import type { Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';
import { timeLeft } from './time-left.ts';

export function Presence({ sitter: { here, away = false, late = false, until } }: { sitter: Sitter }) {
  const { t } = useWords();
  return (
    <>
      {until !== undefined && <Clock until={until} />}
      {away || late ? (
        <span class="player-away" {...(late && away && { 'data-tip': t['seat.lateAway'] })}>
          {' '}
          · {t[away ? 'seat.away' : 'seat.late']}
        </span>
      ) : here === false ? (
        <span class="player-away"> · {t['seat.gone']}</span>
      ) : undefined}
    </>
  );
}

const SECOND = 1000;
const HURRY = 10;

function Clock({ until }: { until: number }) {
  const { t, locale } = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(ticking);
  }, [until]);
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return (
    <time class={`player-clock ${seconds <= HURRY ? 'player-hurry' : ''}`} role="timer" aria-label={t['seat.clock']}>
      {timeLeft(seconds, locale)}
    </time>
  );
}
