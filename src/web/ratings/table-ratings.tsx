/** What a game that counts does to one's points. */
import { useEffect, useState } from 'preact/hooks';
import type { TableRatings } from '../../wire/ratings.ts';
import { useWords } from '../i18n/words.tsx';
import { type Answer, ask } from '../net/ask.ts';
import type { NetTable } from '../net/net-table.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address } from '../route.ts';

/** Milliseconds until it is asked again: a game is rated a moment after its end. */
const AGAIN = 700;

export function TableRatingsPart({ table }: { readonly table: NetTable }) {
  const { t, locale } = useWords();
  const { value, refused } = useRatings(table);
  const me = table.viewer();
  const own = me === 'watcher' ? undefined : value?.seats[me];
  const round = new Intl.NumberFormat(locale);
  if (value === undefined) return <ProblemNote refused={refused} />;
  return (
    <div role="status" class="standing">
      <p>{t[`ratings.result.${value.result}`]}</p>
      {own !== undefined && (
        <p>
          <b>{t['ratings.now'](round.format(own.points), round.format(own.reach))}</b>
          {own.change !== undefined && `, ${changeWords(t, own.change)}`}{' '}
          <a href={address({ t: 'ladder', game: table.card().game })}>{t['ratings.title']}</a>
        </p>
      )}
    </div>
  );
}

function changeWords(t: ReturnType<typeof useWords>['t'], change: number): string {
  if (change === 0) return t['ratings.same'];
  return change > 0 ? t['ratings.up'](change) : t['ratings.down'](-change);
}

function useRatings(table: NetTable): Partial<Answer<TableRatings>> {
  const [answer, setAnswer] = useState<Partial<Answer<TableRatings>>>({});
  const { status } = table.card();
  const isWaiting = status !== 'playing' && (answer.value === undefined || answer.value.result === 'playing');
  useEffect(() => {
    if (answer.value !== undefined && !isWaiting) return undefined;
    const read = (): void => void ask<TableRatings>('GET', `/tables/${table.id}/ratings`).then(setAnswer);
    const timer = setTimeout(read, answer.value === undefined ? 0 : AGAIN);
    return () => clearTimeout(timer);
  }, [table.id, answer.value, isWaiting]);
  return answer;
}
