/** Chapter 11: a joust as a small duel: two riders, the stake between them, the right, and two sealed thrusts. */
import type { Seat } from '../../../core/game.ts';
import { KNIGHTS } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import { isSealed, type State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { CardFace } from './card.tsx';
import { Lance } from './lance.tsx';
import { THRUST_NAMES } from '../text/naming.ts';
import { tell } from '../text/log.ts';

interface DuelProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly happenings: readonly Happening[];
}

export function DuelPart({ view, sitters, happenings }: DuelProps) {
  const { t } = useWords();
  const { joust } = view;
  const inKnightPhase = view.stack.includes('select');
  const chivalry = inKnightPhase ? view.display[joust.stake].chivalry : joust.stake;
  const last = joust.exchange > 1 ? happenings.findLast((e) => e.t === 'thrust') : undefined;
  return (
    <section class="kd-duel" key={joust.exchange} aria-label={t['kd.joust']}>
      <h3>{t['kd.exchange'](joust.exchange)}</h3>
      <div class="kd-lists">
        <Rider view={view} sitters={sitters} seat={joust.challenger} thrust={last?.thrusts[0]} />
        <CardFace chivalry={chivalry} class="kd-stake">
          <small>{t['kd.stake']}</small>
        </CardFace>
        <Rider view={view} sitters={sitters} seat={joust.challenged} thrust={last?.thrusts[1]} />
      </div>
      <p>{last === undefined ? t['kd.joustAbout'] : t['kd.similar'](sitters[joust.right].name)}</p>
    </section>
  );
}

function Thrown({ thrust }: { readonly thrust: number }) {
  const { t } = useWords();
  return (
    <small>
      <Lance thrust={THRUST_NAMES[thrust]} /> {t['kd.lastThrust'](t[`kd.move.${THRUST_NAMES[thrust]}`])}
    </small>
  );
}

interface JoustEndProps {
  readonly sitters: readonly Sitter[];
  /** What has just happened. */
  readonly news: readonly Happening[];
}

/** How a joust has just ended: who was struck, and the coin that went to whoever has the right. */
export function JoustEnd({ sitters, news }: JoustEndProps) {
  const words = useWords();
  const end = news.findLast((e) => e.t === 'jousted');
  const last = news.findLast((e) => e.t === 'thrust');
  if (end === undefined || last === undefined) return undefined;
  const { seat, against, paid } = end;
  const names = sitters.map(({ name }) => name);
  return (
    <section class="kd-duel kd-duel-over" aria-label={words.t['kd.joust']}>
      <div class="kd-lists">
        {last.thrusts.map((thrust, i) => {
          const rider = i === 0 ? last.seat : last.against;
          return (
            <div key={rider} class={`kd-rider ${tinctureOf(rider)} ${rider === against ? 'kd-struck' : 'kd-right'}`}>
              <Icon name="mounted-knight" />
              <span class="kd-rider-name">
                <Escutcheon seat={rider} /> <b dir="auto">{names[rider]}</b>
              </span>
              <Thrown thrust={thrust} />
              {paid > 0 && rider === seat && <b class="kd-coin">+{paid}</b>}
            </div>
          );
        })}
      </div>
      <p>{tell(words, end, names)?.text}</p>
    </section>
  );
}

interface RiderProps extends Omit<DuelProps, 'happenings'> {
  readonly seat: Seat;
  readonly thrust: number | undefined;
}

function Rider({ view, sitters, seat, thrust }: RiderProps) {
  const { t } = useWords();
  const { knight, worship } = view.players[seat];
  const hasRight = view.joust.right === seat;
  return (
    <div class={`kd-rider ${tinctureOf(seat)} ${hasRight ? 'kd-right' : ''}`}>
      <Icon name="mounted-knight" />
      <span class="kd-rider-name">
        <Escutcheon seat={seat} /> <b dir="auto">{sitters[seat].name}</b>
      </span>
      <small>
        {KNIGHTS[knight].name} · {t['kd.grade'](worship)}
      </small>
      {thrust !== undefined && <Thrown thrust={thrust} />}
      <span class="kd-rider-state">
        {hasRight && (
          <>
            <Icon name="laurel-crown" /> {t['kd.hasRight']}{' '}
          </>
        )}
        {isSealed(view.players[seat]) && (
          <>
            <Icon name="wax-seal" class="kd-wax" /> {t['kd.sealed']}
          </>
        )}
      </span>
    </div>
  );
}
