/** The two faces of a seat: the knight with what he has earned and from whom, the damosel with where her nine gifts lie. */
import { NONE, type Seat } from '../../../core/game.ts';
import { CHIVALRIES, chivalryOf, DAMOSELS, KNIGHTS } from '../rules/components.ts';
import { currentStep, isSealed, type State, thresholdsOf } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { Arms, CardFace, giverOf, Token, Wax } from './card.tsx';
import { giverName, holderOf, knightOf, plainName } from '../text/naming.ts';
import { courtedBy, threadsOf } from './threads.ts';

interface SeatProps {
  readonly view: State;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
}

/** `isAside` where the board shows the same seat: one part of the page has its name. */
export function SeatPart({ isAside = false, ...props }: SeatProps & { readonly isAside?: boolean }) {
  const { view, seat, sitters } = props;
  const { t } = useWords();
  if (view.players[seat].knight === NONE) return undefined;
  return (
    <section
      class={`kd-seat ${tinctureOf(seat)}`}
      aria-label={isAside ? undefined : t['kd.seatOf'](sitters[seat].name)}
    >
      <Damosel {...props} />
      <Knight {...props} />
    </section>
  );
}

function Knight({ view, seat, sitters }: SeatProps) {
  const { t } = useWords();
  const { knight, row } = view.players[seat];
  return (
    <div>
      <h3>
        <Escutcheon seat={seat} /> <Icon name="visored-helm" /> {KNIGHTS[knight].name}{' '}
        <small>{t['kd.epithet.knight'](knight)}</small>
      </h3>
      <p class="kd-row">
        {row.length === 0 && <span class="kd-aside">{t['kd.rowEmpty']}</span>}
        {row.map((card) => (
          <CardFace key={card} chivalry={chivalryOf(card)} class="kd-small">
            <small class="kd-whose" data-tip={t['kd.fromLady'](giverName(card))}>
              <Arms seat={giverOf(view, card)} />
              <span class="hidden">{t['kd.fromLady'](giverName(card))}</span>
            </small>
          </CardFace>
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
  const player = view.players[seat];
  return (
    <div class="kd-damosel">
      <h3>
        <Icon name="queen-crown" /> {DAMOSELS[player.damosel].name}{' '}
        <small>{t['kd.epithet.damosel'](player.damosel)}</small>
        {currentStep(view) === 'give' && isSealed(player) && <Wax />}
      </h3>
      <p class="kd-row kd-pile">
        {CHIVALRIES.map((_, chivalry) => {
          const holder = holderOf(view, player.damosel, chivalry);
          return (
            <span key={chivalry}>
              <Token chivalry={chivalry} class={holder === NONE ? '' : 'kd-gone'} />
              <span class="hidden">
                {t['kd.chivalry'](chivalry)}: {holder === NONE ? t['kd.inPile'] : t['kd.takenBy'](sitters[holder].name)}
              </span>
            </span>
          );
        })}
      </p>
      <Threads view={view} seat={seat} sitters={sitters} />
    </div>
  );
}

const NINE = CHIVALRIES.length;

/** KD-22.1: a thread in the giver's tincture from each gift to the knight who has it: `Sir Bors 4 of 5`. */
function Threads({ view, seat }: SeatProps) {
  const { t } = useWords();
  const needed = thresholdsOf(view).given;
  const lady = DAMOSELS[view.players[seat].damosel].name;
  const courted = courtedBy(view, seat);
  const below = (to: number): number => ((to + 0.5) * NINE) / courted.length;
  if (courted.length === 0) return undefined;
  return (
    <>
      <svg
        class={`kd-threads ${tinctureOf(seat)}`}
        viewBox={`0 0 ${NINE} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {threadsOf(view, seat).map(({ chivalry, to }) => (
          <path key={chivalry} d={`M${chivalry + 0.5} 0C${chivalry + 0.5} .7 ${below(to)} .3 ${below(to)} 1`} />
        ))}
      </svg>
      <ul class="kd-courted">
        {courted.map(({ seat: other, count, isNear }) => (
          <li
            key={other}
            class={isNear ? 'kd-near' : ''}
            data-tip={t['kd.courts'](lady, knightOf(view, other), count, needed)}
          >
            <Escutcheon seat={other} />
            <span class="hidden">{t['kd.courts'](lady, knightOf(view, other), count, needed)}</span>
            <span aria-hidden="true">
              {plainName(knightOf(view, other))} <b>{t['kd.countOf'](count, needed)}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
