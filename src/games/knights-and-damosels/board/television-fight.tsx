/** Those who fight, on the television: two in a joust, all of them at Camlann. */
import { NONE } from '../../../core/game.ts';
import { chivalryOf, KNIGHTS } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import { ARTHURS, isSealed, MORDREDS, type State } from '../rules/state.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { SeatStaged, Staged } from '../../../web/table/television.ts';
import { Token } from './card.tsx';
import { lastClash } from './chronicle.ts';
import { Icon } from './icons.ts';
import { TelevisionCard } from './television-card.tsx';
import { TiltYard } from './tilt-yard.tsx';
import { useWords } from './words.ts';
import './television-fight.css';

/** Two riders face each other; the stake stands between them. */
export function Joust({ view, sitters }: Staged<State, Happening>) {
  const { t } = useWords();
  const { joust } = view;
  const chivalry = view.stack.includes('select') ? view.display[joust.stake].chivalry : joust.stake;
  return (
    <div class="kd-tv-joust">
      <TiltYard />
      <h2>{t['kd.exchange'](joust.exchange)}</h2>
      <Rider view={view} sitters={sitters} seat={joust.challenger} />
      <ul class="kd-tv-cards">
        <TelevisionCard chivalry={chivalry}>{joust.right !== NONE && <Escutcheon seat={joust.right} />}</TelevisionCard>
      </ul>
      <Rider view={view} sitters={sitters} seat={joust.challenged} />
      <p>{joust.exchange > 1 ? t['kd.similar'](sitters[joust.right].name) : t['kd.joustAbout']}</p>
    </div>
  );
}

function Rider({ view, sitters, seat }: SeatStaged<State>) {
  const { t } = useWords();
  return (
    <section class={`kd-tv-rider ${tinctureOf(seat)}`}>
      <Icon name="mounted-knight" />
      <p>
        <Escutcheon seat={seat} />
        <b dir="auto">{sitters[seat].name}</b>
      </p>
      <p>{KNIGHTS[view.players[seat].knight].name}</p>
      <p class="kd-tv-state">
        {isSealed(view.players[seat]) ? (
          <>
            <Icon name="wax-seal" /> {t['kd.sealed']}
          </>
        ) : (
          t['seat.thinking']
        )}
      </p>
    </section>
  );
}

interface BattleProps extends Staged<State, Happening> {
  readonly heard: readonly Happening[];
}

/** Chapter 12: two lines of fighters with their cards. */
export function Battle({ view, sitters, heard }: BattleProps) {
  const { t } = useWords();
  const clash = lastClash(heard);
  const sides = [ARTHURS, MORDREDS, NONE].filter((side) => view.players.some((player) => player.side === side));
  return (
    <div class="kd-tv-battle">
      <h2>
        {t['kd.camlann']} {view.battle > 0 && <small>{t['kd.battleRound'](view.battle)}</small>}
      </h2>
      <div>
        {sides.map((side) => (
          <section key={side}>
            <h3>
              <Icon name={side === MORDREDS ? 'black-knight-helm' : 'crown'} />{' '}
              {side === NONE ? t['kd.undecided'] : t['kd.side'](side === MORDREDS)}
            </h3>
            <ul>
              {view.ranking
                .filter((seat) => view.players[seat].side === side)
                .map((seat) => (
                  <Fighter
                    key={seat}
                    view={view}
                    sitters={sitters}
                    seat={seat}
                    fate={clash?.fought.find((one) => one.seat === seat)?.fate}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

type Fate = Extract<Happening, { t: 'fought' }>['fate'];

function Fighter({ view, sitters, seat, fate }: SeatStaged<State> & { readonly fate: Fate | undefined }) {
  const { t } = useWords();
  const { row, wounded, lost } = view.players[seat];
  return (
    <li class={lost === NONE ? '' : 'kd-tv-fallen'}>
      <Escutcheon seat={seat} />
      <b dir="auto">{sitters[seat].name}</b>
      <span class="kd-tv-tokens">
        {row.map((card) => (
          <Token key={card} chivalry={chivalryOf(card)} />
        ))}
        {wounded.map((card) => (
          <Token key={card} chivalry={chivalryOf(card)} class="kd-lacking" />
        ))}
      </span>
      <small>{lost === NONE ? fate !== undefined && t[`kd.fate.${fate}`] : t['kd.isLost']}</small>
    </li>
  );
}
