/** The score by its sources: as it would be if the game ended now, and at the end as it is; with the reasons. */
import { asIfEnded, scoreOf, SOURCES, total } from '../rules/explain.ts';
import { useWords } from './words.ts';
import { endingWords } from '../text/ending.ts';
import type { PanelPageProps } from './page-props.ts';
import { PlayersTable, type Row } from './players-table.tsx';

export function ScorePage({ view, sitters, own }: PanelPageProps) {
  const words = useWords();
  const { t } = words;
  const end = asIfEnded(view);
  const scores = sitters.map((_, seat) => scoreOf(end, seat));
  const rows: Row[] = SOURCES.map((source) => ({
    key: source,
    name: t[`lan.source.${source}`],
    cell: (seat) => scores[seat][source] || '·',
  }));
  rows.push({ key: 'total', name: t['lan.total'], cell: (seat) => total(scores[seat]), isSum: true });
  const names = sitters.map(({ name }) => name);
  const caption = view.phase === 'over' ? t['lan.final'] : t['lan.ifEnded'];
  return (
    <>
      <PlayersTable title={t['lan.tab.score']} caption={caption} sitters={sitters} own={own} rows={rows} />
      <ul class="lan-majorities">
        {(['majorities', 'excalibur', 'grail'] as const)
          .flatMap((source) => endingWords(words, end, names, source))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </>
  );
}
