/** The Virtues board as a table: for every player the disc, the crown, and whether the demand is met, with the figures. */
import type { Seat } from '../../../core/game.ts';
import { demandOf, type Figure } from '../../../games/lancelot/explain.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { VIRTUES } from '../../../games/lancelot/virtues.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../look/tinctures.tsx';
import { useWords, type Words } from '../../words/words.tsx';
import { counted, virtueNamed } from './naming.ts';
import type { PageProps } from './panel.tsx';

export function VirtuesPage({ view, sitters, own }: PageProps) {
  const words = useWords();
  return (
    <table class="lan-table-page lan-virtues">
      <thead>
        <tr>
          <th scope="col">{words.t['lan.tab.virtues']}</th>
          {sitters.map(({ name }, seat) => (
            <th scope="col" key={seat} class={seat === own ? 'lan-own' : ''}>
              <Escutcheon seat={seat} />
              <span class="hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {VIRTUES.map(({ low, high }, virtue) => (
          <tr key={virtue}>
            <th scope="row">
              {virtueNamed(words, virtue)}{' '}
              <small>
                {low}/{high}
              </small>
            </th>
            {sitters.map((_, seat) => (
              <VirtueCell key={seat} view={view} seat={seat} virtue={virtue} own={seat === own} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly view: State;
  readonly seat: Seat;
  readonly virtue: number;
  readonly own: boolean;
}

function VirtueCell({ view, seat, virtue, own }: CellProps) {
  const words = useWords();
  const { t } = words;
  const disc = view.knights[seat].virtues[virtue];
  const { met, figures } = demandOf(view, seat, virtue);
  const crowned = view.crowns[virtue] === seat;
  const state =
    disc > 0
      ? t['lan.learned'](disc)
      : `${met ? t['lan.met'] : t['lan.notMet']}${disc === 0 ? `, ${t['lan.vowed']}` : ''}`;
  const details = figures.map((figure) => counted(words, figure.have, figure.of)).join(', ');
  return (
    <td
      class={`${own ? 'lan-own' : ''} ${disc > 0 ? 'lan-learned' : met ? 'lan-met' : ''}`}
      title={`${state}: ${details}`}
    >
      <span class="hidden">
        {state}
        {crowned ? `, ${t['lan.crowned']}` : ''}
      </span>
      <span aria-hidden="true" class="lan-cell">
        {crowned && <Icon name="crown" />}
        {disc > 0 ? <b>{disc}</b> : disc === 0 ? <Icon name="angel-wings" /> : undefined}
        {disc <= 0 && <Icon name={met ? 'check-mark' : 'cancel'} class={met ? 'lan-yes' : 'lan-no'} />}
      </span>
      {own && disc <= 0 && <small>{figures.map((figure) => figureWords(words, figure)).join(' · ')}</small>}
    </td>
  );
}

/** `4/5` of what must be exact; `3 : 2` against the best rival. */
function figureWords({ t }: Words, { how, have, count, rival }: Figure): string {
  return how === 'exactly' || how === 'atLeast' ? t['lan.exactly'](have, count) : t['lan.against'](have, rival);
}
