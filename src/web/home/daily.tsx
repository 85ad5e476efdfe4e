/** Today's deal: the same for everybody, and one attempt counts. */
import { standingWords } from '../net/standing.tsx';
import { dealNow, judgedOf, todayId, todayOf } from '../net/daily.ts';
import { useToday } from '../net/use-daily.ts';
import { sittingOf } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';
import { sitAtToday } from './start.ts';

export function Today() {
  const asked = useToday();
  const words = useWords();
  const { t, language } = words;
  const now = Date.now();
  const deal = dealNow(now);
  const day = deal?.day ?? todayOf(now);
  const begun = sittingOf(todayId(day));
  const judged = judgedOf(day);
  const standing = judged !== undefined && 'standing' in judged ? judged.standing : undefined;
  const points = begun?.result?.[0] ?? standing?.points;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const label =
    begun?.result !== undefined ? t['hall.todaySee'] : begun === undefined ? t['hall.today'] : t['hall.goOn'];
  return (
    <section class="sheet today" aria-labelledby="today">
      <h2 id="today">{t['hall.today']}</h2>
      <p>{points === undefined ? t['hall.todayAbout'](date) : t['hall.todayDone'](points)}</p>
      {standing !== undefined && <p class="standing">{standingWords(words, standing)}</p>}
      {begun?.result !== undefined && judged === undefined && <p class="small">{t['today.waits']}</p>}
      {deal === undefined && asked && <p class="small">{t['today.away']}</p>}
      {(deal !== undefined || !asked) && (points === undefined || begun !== undefined) && (
        <button
          type="button"
          class="button"
          disabled={deal === undefined}
          onClick={() => deal && sitAtToday({ name: t['seat.you'] }, deal)}
        >
          {label}
        </button>
      )}
    </section>
  );
}
