/** Where an attempt at today's deal stands among all of the day, or why that is not known. */
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';
import { judgedOf } from './daily.ts';
import { useToday } from './use-daily.ts';

export function TodayStanding({ day }: { day: string }) {
  useToday();
  const words = useWords();
  const { t } = words;
  const judged = judgedOf(day);
  if (judged === undefined) return <p role="status">{t['today.waits']}</p>;
  if ('refused' in judged)
    return (
      <p role="alert">
        {t['today.refused']} {judged.refused.rule.id}: <RuleText rule={judged.refused.rule} />
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
  { t, language }: ReturnType<typeof useWords>,
  { players, below }: { readonly players: number; readonly below: number },
): string {
  if (players === 1) return t['today.first'];
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(below / (players - 1));
  return t['today.better'](share, players);
}
