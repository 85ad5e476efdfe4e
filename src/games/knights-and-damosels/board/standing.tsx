/** How near a seat is to each of the three victories, which roles it has, and its nine places: beside its name. */
import type { Seat } from '../../../core/game.ts';
import { merlinOf, type State } from '../rules/state.ts';
import type { IconName } from './icons.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';
import { Earned, Given } from './nine.tsx';
import { standing } from '../text/asking.ts';
import { nearness } from './threads.ts';

interface StandingProps {
  readonly view: State;
  readonly seat: Seat;
}

export function Standing({ view, seat }: StandingProps) {
  const { t } = useWords();
  const near = nearness(view, seat); // KD-22.1
  const [most, chivalries, worship] = standing(view, seat);
  return (
    <span class="kd-standing">
      <Figure icon="rose" figure={most} title={t['kd.given']} near={near.given} />
      <Figure icon="visored-helm" figure={chivalries} title={t['kd.earned']} near={near.earned} />
      <Figure icon="laurels" figure={worship} title={t['kd.worship']} near={near.worship} />
      <span class="hidden">{t['kd.standing'](most, chivalries, worship)}</span>
    </span>
  );
}

interface FigureProps {
  readonly icon: IconName;
  readonly figure: string;
  readonly title: string;
  readonly near: boolean;
}

function Figure({ icon, figure, title, near }: FigureProps) {
  const [now, needed] = figure.split('/');
  return (
    <span class={near ? 'kd-figure kd-near' : 'kd-figure'} title={title} aria-hidden="true">
      <Icon name={icon} />
      <b key={now}>{now}</b>
      <small>/{needed}</small>
    </span>
  );
}

/** What stands with the name of a seat: its roles, its figures and, where there is room, its nine places. */
export function SeatPicture({ view, seat }: StandingProps) {
  const { t } = useWords();
  const isArthur = view.arthur === seat;
  const isMerlin = merlinOf(view) === seat;
  return (
    <span class="kd-seat-picture">
      <span class="kd-role">
        {isArthur && <Icon name="crown" class="kd-arthur" />}
        {isMerlin && <Icon name="pointy-hat" class="kd-merlin-mark" />}
        {(isArthur || isMerlin) && <span class="kd-role-name">{isArthur ? t['kd.arthur'] : t['kd.merlin']}</span>}
      </span>
      <Standing view={view} seat={seat} />
      {view.players[seat].knight >= 0 && (
        <span class="kd-nines">
          <Earned view={view} seat={seat} />
          <Given view={view} seat={seat} />
        </span>
      )}
    </span>
  );
}
