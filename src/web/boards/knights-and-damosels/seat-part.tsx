/** The two faces of a seat: the knight with what he has earned and from whom, the damosel with where her nine gifts lie. */
import { NONE, type Seat } from '../../../core/game.ts';
import { cardOf, CHIVALRIES, chivalryOf, KNIGHTS } from '../../../games/knights-and-damosels/components.ts';
import { MORDREDS, type State } from '../../../games/knights-and-damosels/state.ts';
import { Escutcheon } from '../../look/tinctures.tsx';
import type { Sitter } from '../../seat/seated.ts';
import { useWords } from '../../words/words.tsx';
import { Chip } from './chip.tsx';
import { damoselName, giverName } from './naming.ts';
import { standing } from './telling.ts';

interface SeatProps {
  readonly view: State;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
}

export function SeatPart({ view, seat, sitters }: SeatProps) {
  const { t } = useWords();
  const { knight, damosel, row, wounded, side } = view.players[seat];
  if (knight === NONE) return undefined;
  const name = KNIGHTS[knight].name;
  return (
    <section class="kd-seat" aria-label={sitters[seat].name}>
      <h3>
        <Escutcheon seat={seat} /> {name} <small dir="auto">{sitters[seat].name}</small>
        {side !== NONE && <small> · {t['kd.side'](side === MORDREDS)}</small>}
      </h3>
      <h4>{view.battle > 0 ? t['kd.hand'] : t['kd.row'](name)}</h4>
      <p class="kd-row">{row.length === 0 ? t['kd.rowEmpty'] : row.map((card) => <Earned key={card} card={card} />)}</p>
      {wounded.length > 0 && (
        <>
          <h4>{t['kd.wounded']}</h4>
          <p class="kd-row">
            {wounded.map((card) => (
              <Earned key={card} card={card} />
            ))}
          </p>
        </>
      )}
      <h4>{t['kd.gifts'](damoselName(damosel))}</h4>
      <p class="kd-row">
        {CHIVALRIES.map((_, chivalry) => {
          const holder = view.players.findIndex(({ row: held }) => held.includes(cardOf(damosel, chivalry)));
          return (
            <Chip key={chivalry} chivalry={chivalry} class={holder < 0 ? 'kd-small' : 'kd-small kd-away'}>
              <small dir="auto">
                {holder < 0 ? <span class="hidden">{t['kd.inPile']}</span> : sitters[holder].name}
              </small>
            </Chip>
          );
        })}
      </p>
    </section>
  );
}

function Earned({ card }: { readonly card: number }) {
  return (
    <Chip chivalry={chivalryOf(card)}>
      <small>{giverName(card)}</small>
    </Chip>
  );
}

/** Given, earned, worship, each against what wins: beside the name. */
export function Standing({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const { t } = useWords();
  const [given, earned, worship] = standing(view, seat);
  return (
    <span class="kd-standing">
      <span title={t['kd.given']}>♥ {given}</span>
      <span title={t['kd.earned']}>♞ {earned}</span>
      <span title={t['kd.worship']}>✦ {worship}</span>
      <span class="hidden">{t['kd.standing'](given, earned, worship)}</span>
    </span>
  );
}
