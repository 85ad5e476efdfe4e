/** Where an attempt at a deal of the day stands among all of that day, or why that is not known. */
import { useEffect, useState } from 'preact/hooks';
import type { DailyStanding } from '../../wire/http.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';
import { judgedOf } from './offline-deal.ts';
import { type Answer, ask } from './ask.ts';
import { ProblemNote } from './problem.tsx';
import { useOfflineDeal } from './use-offline-deal.ts';

/** At a table of the server. */
export function TableStanding({ table }: { table: string }) {
  const words = useWords();
  const [{ value, refused }, setAnswer] = useState<Partial<Answer<DailyStanding>>>({});
  useEffect(() => void ask<DailyStanding>('GET', `/tables/${table}/standing`).then(setAnswer), [table]);
  if (value === undefined) return <ProblemNote refused={refused} />;
  return (
    <p role="status" class="standing">
      {standingWords(words, value)}
    </p>
  );
}

export function OfflineStanding({ day }: { day: string }) {
  useOfflineDeal();
  const words = useWords();
  const { t } = words;
  const judged = judgedOf(day);
  if (judged === undefined) return <p role="status">{t['today.waits']}</p>;
  if ('refused' in judged)
    return (
      <p role="alert">
        {t['today.refused']} <RuleText rule={judged.refused.rule} />
      </p>
    );
  return (
    <p role="status" class="standing">
      {standingWords(words, judged.standing)}
    </p>
  );
}

/** Percent of the others who have fewer points; alone, nobody to compare with. */
export function standingWords(
  { t, locale }: ReturnType<typeof useWords>,
  { players, below, streak = 0 }: Pick<DailyStanding, 'players' | 'below' | 'streak'>,
): string {
  const running = streak > 1 ? [t['today.streak'](streak)] : [];
  if (players === 1) return [t['today.first'], ...running].join(' ');
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(below / (players - 1));
  return [t['today.better'](share, players), ...running].join(' ');
}
