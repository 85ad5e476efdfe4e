/** Today's deal: the same for everybody, and one attempt counts. */
import { sittingOf, todaySeed } from '../sittings.ts';
import { useWords } from '../words/words.tsx';
import { sitAtToday } from './start.ts';

export function Today() {
  const { t, language } = useWords();
  const now = Date.now();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now);
  const begun = sittingOf(todaySeed(now));
  const points = begun?.result?.[0];
  const label = points !== undefined ? t['hall.todaySee'] : begun === undefined ? t['hall.today'] : t['hall.goOn'];
  return (
    <section class="sheet today" aria-labelledby="today">
      <h2 id="today">{t['hall.today']}</h2>
      <p>{points === undefined ? t['hall.todayAbout'](date) : t['hall.todayDone'](points)}</p>
      <p class="small">{t['hall.todayLocal']}</p>
      <button type="button" class="button" onClick={() => sitAtToday({ name: t['seat.you'] }, now)}>
        {label}
      </button>
    </section>
  );
}
