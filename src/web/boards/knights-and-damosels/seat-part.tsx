/** The two faces of a seat: the knight with what he has earned and from whom, the damosel with where her nine gifts lie. */
import { NONE, type Seat } from '../../../core/game.ts';
import { givenTo } from '../../../games/knights-and-damosels/10-end.ts';
import { CHIVALRIES, chivalryOf, DAMOSELS, KNIGHTS } from '../../../games/knights-and-damosels/components.ts';
import { type State, thresholdsOf } from '../../../games/knights-and-damosels/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../look/tinctures.tsx';
import type { Sitter } from '../../seat/seated.ts';
import { useWords } from '../../words/words.tsx';
import { Arms, Face, giverOf, Token } from './card.tsx';
import { giverName } from './naming.ts';
import { holderOf } from './nine.tsx';

interface SeatProps {
  readonly view: State;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
}

export function SeatPart(props: SeatProps) {
  const { view, seat, sitters } = props;
  const { t } = useWords();
  if (view.players[seat].knight === NONE) return undefined;
  return (
    <section class={`kd-seat ${tinctureOf(seat)}`} aria-label={t['kd.seatOf'](sitters[seat].name)}>
      <Knight {...props} />
      <Damosel {...props} />
    </section>
  );
}

function Knight({ view, seat, sitters }: SeatProps) {
  const { t } = useWords();
  const { knight, row } = view.players[seat];
  const { name, epithet } = KNIGHTS[knight];
  return (
    <div class="kd-knight">
      <h3>
        <Escutcheon seat={seat} /> <Icon name="visored-helm" /> {name} <small>{epithet}</small>
      </h3>
      <p class="kd-row">
        {row.length === 0 && <span class="kd-aside">{t['kd.rowEmpty']}</span>}
        {row.map((card) => (
          <Face key={card} chivalry={chivalryOf(card)} class="kd-small">
            <small class="kd-whose" title={giverName(card)}>
              <Arms seat={giverOf(view, card)} />
              <span class="hidden">{t['kd.fromLady'](giverName(card))}</span>
            </small>
          </Face>
        ))}
      </p>
      <span class="hidden" dir="auto">
        {sitters[seat].name}
      </span>
    </div>
  );
}

function Damosel({ view, seat, sitters }: SeatProps) {
  const { t } = useWords();
  const { damosel } = view.players[seat];
  const { name, epithet } = DAMOSELS[damosel];
  return (
    <div class="kd-damosel">
      <h3>
        <Icon name="queen-crown" /> {name} <small>{epithet}</small>
      </h3>
      <p class="kd-row kd-pile">
        {CHIVALRIES.map((_, chivalry) => {
          const holder = holderOf(view, damosel, chivalry);
          return (
            <span key={chivalry}>
              <Token chivalry={chivalry} class={holder === NONE ? '' : 'kd-gone'}>
                {holder !== NONE && <Arms seat={holder} />}
              </Token>
              <span class="hidden">
                {t['kd.chivalry'](chivalry)}: {holder === NONE ? t['kd.inPile'] : t['kd.takenBy'](sitters[holder].name)}
              </span>
            </span>
          );
        })}
      </p>
      <Courted view={view} seat={seat} sitters={sitters} />
    </div>
  );
}

/** KD-22.1: `Queen Guenever to Sir Bors 4 of 5`; glows when one more would win. */
function Courted({ view, seat }: SeatProps) {
  const { t } = useWords();
  const needed = thresholdsOf(view).given;
  const lady = DAMOSELS[view.players[seat].damosel].name;
  const courted = view.players
    .map(({ knight }, other) => ({ knight, count: givenTo(view, seat, other) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <ul class="kd-courted">
      {courted.map(({ knight, count }) => (
        <li key={knight} class={count >= needed - 1 ? 'kd-near' : ''}>
          {t['kd.courts'](lady, KNIGHTS[knight].name, count, needed)}
        </li>
      ))}
    </ul>
  );
}
