/** How near a seat is to each of the three victories, and which roles it has: beside its name. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../core/game.ts';
import { merlinOf, type State } from '../rules/state.ts';
import type { IconName } from './icons.ts';
import { Icon } from './icons.ts';
import { Track } from './race.tsx';
import { useWords } from './words.ts';
import { type Goal, type Progress, standing, standingWords, toWin } from '../text/asking.ts';
import { nearness } from './threads.ts';

interface StandingProps {
  readonly view: State;
  readonly seat: Seat;
}

/** The bare figures, or with a track for each. */
export function Standing({ view, seat, hasTracks = false }: StandingProps & { readonly hasTracks?: boolean }) {
  const words = useWords();
  const near = nearness(view, seat); // KD-22.1
  const progress = standing(view, seat);
  return (
    <span class="kd-standing">
      {FIGURES.map(([goal, icon]) => (
        <Figure
          key={goal}
          icon={icon}
          progress={progress[goal]}
          tip={words.t[`kd.tip.${goal}`](progress[goal].count, progress[goal].needed)}
          near={near[goal]}
        >
          {hasTracks && <Track view={view} seat={seat} goal={goal} progress={progress[goal]} />}
        </Figure>
      ))}
      <span class="hidden">{standingWords(words, view, seat)}</span>
    </span>
  );
}

const FIGURES: readonly (readonly [Goal, IconName])[] = [
  ['given', 'rose'],
  ['earned', 'visored-helm'],
  ['worship', 'laurels'],
];

interface FigureProps {
  readonly icon: IconName;
  readonly progress: Progress;
  readonly tip: string;
  readonly near: boolean;
  readonly children: ComponentChildren;
}

function Figure({ icon, progress: { count, needed }, tip, near, children }: FigureProps) {
  return (
    <span class={near ? 'kd-figure kd-near' : 'kd-figure'} data-tip={tip} aria-hidden="true">
      <Icon name={icon} />
      {children}
      <span class="kd-count">
        <b key={count}>{count}</b>
        <small>/{needed}</small>
      </span>
    </span>
  );
}

/** What stands with the name of a seat: its roles, how far it is on three tracks, and what it still needs. */
export function SeatPicture({ view, seat }: StandingProps) {
  const words = useWords();
  const { t } = words;
  const isArthur = view.arthur === seat;
  const isMerlin = merlinOf(view) === seat;
  return (
    <span class="kd-seat-picture">
      <span class="kd-role" data-tip={isArthur ? t['kd.tip.arthur'] : isMerlin ? t['kd.tip.merlin'] : undefined}>
        {isArthur && <Icon name="crown" class="kd-arthur" />}
        {isMerlin && <Icon name="pointy-hat" class="kd-merlin-mark" />}
        {(isArthur || isMerlin) && <span class="kd-role-name">{isArthur ? t['kd.arthur'] : t['kd.merlin']}</span>}
      </span>
      <Standing view={view} seat={seat} hasTracks />
      <span class="kd-to-win" aria-hidden="true">
        {toWin(words, view, seat)}
      </span>
    </span>
  );
}
