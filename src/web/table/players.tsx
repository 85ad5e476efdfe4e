/** Who sits at the table: arms, name, level of a bot, points, and whether they have chosen. A press looks at theirs. */
import type { Seat } from '../../core/game.ts';
import type { AnyNarrator } from '../../core/text.ts';
import type { Shown } from './board.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import { Presence } from './presence.tsx';
import { useWords } from '../i18n/words.tsx';
import { levelWords } from '../i18n/levels.ts';

export interface PlayersProps extends Shown {
  readonly seated: AnySeated;
  readonly moment: AnyMoment;
  readonly narrator: AnyNarrator;
}

export function Players(props: PlayersProps) {
  const { t } = useWords();
  return (
    <section class="area-players players" aria-label={t['table.players']}>
      <ul>
        {props.seated.sitters.map((_, seat) => (
          <li key={seat}>
            <Player {...props} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Player({
  seated,
  moment,
  narrator,
  looked,
  onLook,
  picture,
  label,
  seat,
}: PlayersProps & { readonly seat: Seat }) {
  const words = useWords();
  const { t } = words;
  const sitter = seated.sitters[seat];
  const { name, bot, maker } = sitter;
  const chosen = !moment.pending.includes(seat);
  const standing =
    narrator.standing?.(words, moment.view, seat) ?? t['seat.points'](narrator.points(moment.view, seat));
  return (
    <button
      type="button"
      class={`player ${tinctureOf(seat)}`}
      aria-pressed={looked === seat}
      onClick={() => onLook(seat)}
    >
      <Escutcheon seat={seat} />
      <span class="player-name" dir="auto">
        {name}
      </span>
      <span class="hidden">{t[`tincture.${tinctureOf(seat)}`]}</span>
      <b class="player-tally" aria-hidden="true" data-tip={`${name}: ${standing}`}>
        {narrator.tally?.(moment.view, seat) ?? narrator.points(moment.view, seat)}
      </b>
      <span class="player-about">
        {bot !== undefined && <span class="player-level">{levelWords(words, bot)} · </span>}
        {maker !== undefined && <span class="player-level">{t['seat.program'](maker)} · </span>}
        <span class="player-points">{standing}</span>
        <Presence sitter={sitter} />
      </span>
      <span
        class={chosen ? 'player-ready' : 'player-thinking'}
        data-tip={`${name}: ${chosen ? t['seat.ready'] : t['seat.thinking']}`}
      >
        <Icon name={chosen ? 'wax-seal' : 'hourglass'} />
        <span class="hidden">{chosen ? t['seat.ready'] : t['seat.thinking']}</span>
      </span>
      <span class="player-picture">
        {picture(seat)}
        <span class="hidden">{label(name)}</span>
      </span>
    </button>
  );
}
