/** What every knight has: counters, cards, deeds, seat, lasting advantages, Morgana and Excalibur. */
import { CHAIRS, THINGS } from '../../../games/lancelot/components.ts';
import { DEEDS } from '../../../games/lancelot/deeds.ts';
import type { Seat } from '../../../core/game.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../look/tinctures.tsx';
import { useWords, type Words } from '../../words/words.tsx';
import { counted, THING_ICONS } from './naming.ts';
import type { PageProps } from './panel.tsx';

export function KnightsPage({ view, sitters, own }: PageProps) {
  const words = useWords();
  const { t } = words;
  const rows = rowsOf(words, view);
  return (
    <table class="lan-table-page">
      <thead>
        <tr>
          <th scope="col">{t['lan.tab.knights']}</th>
          {sitters.map(({ name }, seat) => (
            <th scope="col" key={seat} class={seat === own ? 'lan-own' : ''}>
              <Escutcheon seat={seat} />
              <span class="hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {THINGS.map((thing, i) => (
          <tr key={thing}>
            <th scope="row">
              <Icon name={THING_ICONS[i]} /> {counted(words, 2, i).replace(/^\d+ /, '')}
            </th>
            {view.knights.map(({ things }, seat) => (
              <td key={seat} class={seat === own ? 'lan-own' : ''}>
                {things[i] || '·'}
              </td>
            ))}
          </tr>
        ))}
        {rows.map(({ name, cell }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sitters.map((_, seat) => (
              <td key={seat} class={seat === own ? 'lan-own' : ''}>
                {cell(seat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Row {
  readonly name: string;
  readonly cell: (seat: Seat) => string;
}

function rowsOf({ t }: Words, view: State): Row[] {
  const { knights, holders } = view;
  return [
    { name: t['lan.source.deeds'], cell: (seat) => knights[seat].deeds.map((tile) => DEEDS[tile].id).join(' ') || '·' },
    { name: t['lan.seat'], cell: (seat) => CHAIRS[knights[seat].chair] ?? '·' },
    {
      name: t['lan.advantages'],
      cell: (seat) => CHAIRS.filter((_, chair) => holders[chair] === seat).join(', ') || '·',
    },
    { name: t['lan.power'], cell: (seat) => t[`lan.power.${knights[seat].morgana}`] },
    { name: t['lan.sword'], cell: (seat) => (view.sword === seat ? '✓' : '·') },
    { name: t['lan.counter'], cell: (seat) => (view.fetcher === seat ? '✓' : '·') },
  ];
}
