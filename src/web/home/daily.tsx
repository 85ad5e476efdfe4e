/** Today's deal: the same for everybody, and one attempt counts. Without a network there is another one. */
import { useState } from 'preact/hooks';
import { dayOf } from '../../wire/days.ts';
import type { DailyDeal } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';
import { sitAtDaily, useDaily } from '../net/daily.ts';
import { dealNow, judgedOf, offlineId } from '../net/offline-deal.ts';
import { ProblemNote } from '../net/problem.tsx';
import { standingWords } from '../net/standing.tsx';
import { useOfflineDeal } from '../net/use-offline-deal.ts';
import { sittingOf } from '../local/games.ts';
import { dateOf } from '../i18n/dates.ts';
import { useWords } from '../i18n/words.tsx';
import { address, go } from '../route.ts';
import { sitAtOfflineDeal } from './start.ts';

export function Today() {
  const { value: deal, refused } = useDaily();
  const { t } = useWords();
  const isAway = refused !== undefined;
  return (
    <section class="sheet today" aria-labelledby="today">
      <h2 id="today">{t['hall.today']}</h2>
      {isAway ? <p class="small">{t['today.away']}</p> : <ServerDeal deal={deal} />}
      <OfflineDeal isAway={isAway} />
    </section>
  );
}

/** `deal` is undefined until the server has answered. */
function ServerDeal({ deal }: { deal: DailyDeal | undefined }) {
  const words = useWords();
  const { t } = words;
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const sit = async (): Promise<void> => {
    const answer = await sitAtDaily();
    setRefused(answer.refused);
    if (answer.value !== undefined) go({ t: 'net', mode: 'play', id: answer.value.id });
  };
  const { standing, table } = deal ?? {};
  if (standing !== undefined && table !== undefined)
    return (
      <>
        <p>{t['hall.todayDone'](standing.points)}</p>
        <p class="standing">{standingWords(words, standing)}</p>
        <a class="button" href={address({ t: 'net', mode: 'play', id: table })}>
          {t['hall.todaySee']}
        </a>
      </>
    );
  return (
    <>
      <p>{t['hall.todayAbout'](dateOf(words, deal?.day ?? dayOf(Date.now())))}</p>
      <button type="button" class="button" disabled={deal === undefined} onClick={() => void sit()}>
        {table === undefined ? t['hall.today'] : t['hall.goOn']}
      </button>
      <ProblemNote refused={refused} />
    </>
  );
}

/** Offered while the server is away, and shown as long as it is begun. */
function OfflineDeal({ isAway }: { isAway: boolean }) {
  useOfflineDeal();
  const words = useWords();
  const { t } = words;
  const deal = dealNow(Date.now());
  const begun = deal && sittingOf(offlineId(deal.day));
  if (deal === undefined || (begun === undefined && !isAway)) return undefined;
  const judged = judgedOf(deal.day);
  const points = begun?.result?.[0];
  const label = points !== undefined ? t['hall.todaySee'] : begun === undefined ? t['offline.title'] : t['hall.goOn'];
  return (
    <div class="offline-deal">
      <h3>{t['offline.title']}</h3>
      <p>{points === undefined ? t['offline.about'](dateOf(words, deal.day)) : t['offline.done'](points)}</p>
      {judged !== undefined && 'standing' in judged && <p class="standing">{standingWords(words, judged.standing)}</p>}
      {points !== undefined && judged === undefined && <p class="small">{t['today.waits']}</p>}
      <button type="button" class="button" onClick={() => sitAtOfflineDeal({ name: t['seat.you'] }, deal)}>
        {label}
      </button>
    </div>
  );
}
