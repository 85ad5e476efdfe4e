/** Chapter 12: Camlann as a battle of two lines. Hands are open; what was played last, and what became of it. */
import type { Seat } from '../../../core/game.ts';
import { immuneSide, isBroken } from '../rules/12-battle.ts';
import { chivalryOf } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import { ARTHURS, isSealed, MORDREDS, type State } from '../rules/state.ts';
import { NONE } from '../../../core/game.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { Token, Wax } from './card.tsx';
import { type Clash, lastClash } from './chronicle.ts';

interface BattleProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly happenings: readonly Happening[];
}

export function BattlePart({ view, sitters, happenings }: BattleProps) {
  const { t } = useWords();
  const clash = lastClash(happenings);
  const broken = view.battle > 0 && isBroken(view);
  return (
    <section class="kd-battle" aria-label={t['kd.camlann']}>
      <h3>
        {t['kd.camlann']} {view.battle > 0 && <small>{t['kd.battleRound'](view.battle)}</small>}
      </h3>
      <p class="kd-aside">{broken ? t['kd.log.broken'] : t['kd.battleAbout']}</p>
      {[ARTHURS, MORDREDS].map((side) => (
        <Host key={side} side={side} view={view} sitters={sitters} clash={clash} />
      ))}
      <Undecided view={view} sitters={sitters} />
    </section>
  );
}

interface HostProps extends Omit<BattleProps, 'happenings'> {
  readonly side: number;
  readonly clash: Clash | undefined;
}

function Host({ view, sitters, side, clash }: HostProps) {
  const { t } = useWords();
  const seats = view.ranking.filter((seat) => view.players[seat].side === side);
  const isImmune = view.battle > 0 && immuneSide(view) === side;
  return (
    <div class={`kd-host kd-host-${side}`}>
      <h4>
        <Icon name={side === ARTHURS ? 'crown' : 'black-knight-helm'} /> {t['kd.side'](side === MORDREDS)}
        {isImmune && (
          <span class="kd-immune" tabIndex={0} data-tip={t['kd.immuneTip']}>
            <Icon name="cross-shield" /> {t['kd.immuneFor'](roundsLeft(view))}
          </span>
        )}
      </h4>
      <ul>
        {seats.map((seat) => (
          <Fighter key={seat} view={view} sitters={sitters} seat={seat} clash={clash} />
        ))}
      </ul>
    </div>
  );
}

/** KD-12.6: for how many rounds more, this one included. */
function roundsLeft(view: State): number {
  let rounds = 0;
  while (immuneSide({ ...view, battle: view.battle + rounds }) !== NONE) rounds++;
  return rounds;
}

interface FighterProps extends Omit<BattleProps, 'happenings'> {
  readonly seat: Seat;
  readonly clash: Clash | undefined;
}

function Fighter({ view, sitters, seat, clash }: FighterProps) {
  const { t } = useWords();
  const player = view.players[seat];
  const fought = clash?.fought.find((one) => one.seat === seat);
  return (
    <li class={player.lost === NONE ? 'kd-fighter' : 'kd-fighter kd-fallen'}>
      <span class="kd-rider-name">
        <Escutcheon seat={seat} /> <b dir="auto">{sitters[seat].name}</b>
        {isSealed(player) && <Wax />}
        {player.lost !== NONE && <small>{t['kd.isLost']}</small>}
      </span>
      <span class="kd-hand-cards" aria-label={t['kd.hand']}>
        {player.row.map((card) => (
          <Token key={card} chivalry={chivalryOf(card)} />
        ))}
        {player.wounded.map((card, i) => (
          <Token key={card} chivalry={chivalryOf(card)} class={i === 0 ? 'kd-wounded kd-leftmost' : 'kd-wounded'}>
            <span data-tip={t['kd.woundedTip']}>
              <Icon name="scar-wound" class="kd-scar" />
            </span>
          </Token>
        ))}
      </span>
      {fought !== undefined && (
        <small class={`kd-fate kd-fate-${fought.fate}`} key={clash?.round}>
          <Token chivalry={chivalryOf(fought.card)} class="kd-flip" /> {t[`kd.fate.${fought.fate}`]}
        </small>
      )}
    </li>
  );
}

/** KD-12.3: before the sides are shown. */
function Undecided({ view, sitters }: Omit<BattleProps, 'happenings'>) {
  const { t } = useWords();
  const seats = view.ranking.filter((seat) => view.players[seat].side === NONE);
  if (seats.length === 0) return undefined;
  return (
    <div class="kd-host">
      <h4>{t['kd.undecided']}</h4>
      <ul>
        {seats.map((seat) => (
          <Fighter key={seat} view={view} sitters={sitters} seat={seat} clash={undefined} />
        ))}
      </ul>
    </div>
  );
}
