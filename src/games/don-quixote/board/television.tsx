/** Don Quixote on the television: all Principalities side by side, the field of the card, and everybody's points. */
import { NONE, type Seat } from '../../../core/game.ts';
import { CATEGORIES, sum, total } from '../rules/08-scoring.ts';
import type { Event, State } from '../rules/state.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Staged, Television } from '../../../web/table/television.ts';
import { CATEGORY_ICONS } from './figures.ts';
import { Icon } from './icons.ts';
import { freshOf } from './part.ts';
import { Principality } from './principality.tsx';
import { TileTextures } from './tile.tsx';
import { useWords } from './words.ts';
// oxlint-disable-next-line import/no-unassigned-import -- fetched already: what both draw with is not cut out of it
import './board.tsx';
import './television.css';

type Props = Staged<State, Event>;

const pointsOf = ({ realms }: State, seat: Seat): number => sum(realms[seat].scores.map(total));

function Stage(props: Props) {
  const { sitters } = props;
  return (
    <ul class={`dq-tv dq-tv-${sitters.length}`}>
      <TileTextures />
      {sitters.map((_, seat) => (
        <Realm key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Realm({ view, sitters, pending, beat, seat }: Props & { readonly seat: Seat }) {
  const { t } = useWords();
  const { board, sealed } = view.realms[seat];
  const scored = beat?.events.find((event) => event.t === 'scored' && event.seat === seat);
  const { name, here, away } = sitters[seat];
  const isAwaited = pending.includes(seat) && beat === undefined;
  return (
    <li class={`dq-tv-realm ${tinctureOf(seat)} ${isAwaited ? 'dq-tv-awaited' : ''}`}>
      <div class="dq-tv-board" inert>
        <Principality
          label={t['dq.principality'](name)}
          board={board}
          card={view.card}
          sealed={sealed !== NONE}
          fresh={freshOf(beat?.events ?? [], seat)}
        />
      </div>
      <div class="dq-tv-who">
        <Escutcheon seat={seat} />
        <b dir="auto">{name}</b>
        <strong>{pointsOf(view, seat)}</strong>
        {scored?.t === 'scored' ? (
          <ul style={{ '--ms': `${(beat?.ms ?? 0) / CATEGORIES.length}ms` }}>
            {CATEGORIES.map((category, i) => (
              <li key={category} style={{ '--i': i }}>
                <Icon name={CATEGORY_ICONS[category]} />+{scored.score[category]}
              </li>
            ))}
          </ul>
        ) : (
          <span class={isAwaited ? '' : 'dq-tv-done'}>
            {here === false
              ? t[away === true ? 'seat.away' : 'seat.gone']
              : beat === undefined && t[isAwaited ? 'seat.thinking' : 'seat.ready']}
          </span>
        )}
      </div>
    </li>
  );
}

export const television: Television<State, Event> = {
  Stage,
  Seat: ({ view, seat }) => <b>{pointsOf(view, seat)}</b>,
  hasPlayers: true,
};
