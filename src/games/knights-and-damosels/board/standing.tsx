/** How near a seat is to each of the three victories, which roles it has, and its nine places: beside its name. */
import type { Seat } from '../../../core/game.ts';
import { merlinOf, type State } from '../rules/state.ts';
import type { IconName } from './icons.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';
import { Earned, Given } from './nine.tsx';
import { type Progress, standing, standingWords } from '../text/asking.ts';
import { nearness } from './threads.ts';

interface StandingProps {
  readonly view: State;
  readonly seat: Seat;
}

export function Standing({ view, seat }: StandingProps) {
  const words = useWords();
  const near = nearness(view, seat); // KD-22.1
  const progress = standing(view, seat);
  return (
    <span class="kd-standing">
      {FIGURES.map(([of, icon]) => (
        <Figure
          key={of}
          icon={icon}
          progress={progress[of]}
          tip={words.t[`kd.tip.${of}`](progress[of].count, progress[of].needed)}
          near={near[of]}
        />
      ))}
      <span class="hidden">{standingWords(words, view, seat)}</span>
    </span>
  );
}

const FIGURES = [
  ['given', 'rose'],
  ['earned', 'visored-helm'],
  ['worship', 'laurels'],
] as const;

interface FigureProps {
  readonly icon: IconName;
  readonly progress: Progress;
  readonly tip: string;
  readonly near: boolean;
}

function Figure({ icon, progress: { count, needed }, tip, near }: FigureProps) {
  return (
    <span class={near ? 'kd-figure kd-near' : 'kd-figure'} data-tip={tip} aria-hidden="true">
      <Icon name={icon} />
      <b key={count}>{count}</b>
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
      <span class="kd-role" data-tip={isArthur ? t['kd.tip.arthur'] : isMerlin ? t['kd.tip.merlin'] : undefined}>
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
