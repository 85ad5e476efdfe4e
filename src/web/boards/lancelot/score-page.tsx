/** The score by its sources: as it would be if the game ended now, and at the end as it is. */
import { asIfEnded, scoreOf, SOURCES, total } from '../../../games/lancelot/explain.ts';
import { CATEGORIES } from '../../../games/lancelot/components.ts';
import { Escutcheon } from '../../look/tinctures.tsx';
import { useWords } from '../../words/words.tsx';
import type { PageProps } from './panel.tsx';

export function ScorePage({ view, sitters, own }: PageProps) {
  const { t } = useWords();
  const end = asIfEnded(view);
  const scores = sitters.map((_, seat) => scoreOf(end, seat));
  return (
    <>
      <table class="lan-table-page">
        <caption>{view.phase === 'over' ? t['lan.final'] : t['lan.ifEnded']}</caption>
        <thead>
          <tr>
            <th scope="col">{t['lan.tab.score']}</th>
            {sitters.map(({ name }, seat) => (
              <th scope="col" key={seat} class={seat === own ? 'lan-own' : ''}>
                <Escutcheon seat={seat} />
                <span class="hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.map((source) => (
            <tr key={source}>
              <th scope="row">{t[`lan.source.${source}`]}</th>
              {scores.map((score, seat) => (
                <td key={seat} class={seat === own ? 'lan-own' : ''}>
                  {score[source] || '·'}
                </td>
              ))}
            </tr>
          ))}
          <tr class="lan-sum">
            <th scope="row">{t['lan.total']}</th>
            {scores.map((score, seat) => (
              <td key={seat} class={seat === own ? 'lan-own' : ''}>
                {total(score)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul class="lan-majorities">
        {CATEGORIES.map((category, i) => (
          <li key={category}>
            {t[`lan.category.${category}`]}: {sitters[end.majorities[i]]?.name ?? t['lan.none']}
          </li>
        ))}
      </ul>
    </>
  );
}
