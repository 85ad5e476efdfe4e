/** The court as it lies on the table: the seats, the event, the middle, the question with its answers, and the panel. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import type { Happening } from '../rules/happenings.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { lazily, useFetched } from '../../../web/fetched.tsx';
import { useFocusKept } from '../../../web/table/focus.ts';
import { ownSeat, useLooked } from '../../../web/table/use-looked.ts';
import { namesOf } from '../../../web/table/names.ts';
import { useWords } from './words.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { EventPart } from './event-part.tsx';
import { Hand } from './hand.tsx';
import { Panel } from './panel.tsx';
import { isOver, Result } from './result.tsx';
import { SeatPart } from './seat-part.tsx';
import { SealButton } from './seal-button.tsx';
import type { ShowProps } from './show.tsx';
import { Stage } from './stage.tsx';
import { SeatPicture } from './standing.tsx';
import { question } from '../text/asking.ts';
import { reason } from '../text/reason.ts';
import { useChoice } from './use-choice.ts';

type Props = Drawn<State, Move, Happening>;

export function Court(props: Props) {
  const words = useWords();
  const { view, me, sitters, choices, onMove, players, past, beat } = props;
  const own = ownSeat(me);
  const seat = useLooked(own);
  useFocusKept(`${past.length}`, '.kd-seal, .kd-answer, .result-title, .ask-text');
  const choice = useChoice(view, choices, onMove, useReasons(props));
  const happenings = useMemo(
    () => past.flatMap(({ n, events }) => (n <= props.shown.n ? events : [])),
    [past, props.shown.n],
  );
  const isBehind = beat !== undefined;
  const shown = {
    view: props.shown.view,
    me,
    sitters,
    choice: isBehind ? { ...choice, ...NOTHING } : choice,
    happenings,
  };
  return (
    <>
      <div class="kd-players">
        {players({
          ...seat,
          picture: (each) => <SeatPicture view={shown.view} seat={each} />,
          label: words.t['kd.look'],
        })}
      </div>
      <div class="area-board kd-board" role="group" aria-label={words.t['kd.board']} tabIndex={0}>
        <EventPart {...shown} />
        <Stage {...shown} news={isBehind ? NOTHING.choices : props.events} />
        {shown.view.ranking.length === 0 && <SeatPart view={shown.view} seat={seat.looked} sitters={sitters} />}
      </div>
      {isBehind && <Staged beat={beat} view={shown.view} sitters={sitters} heard={[...happenings, ...beat.before]} />}
      <div class="kd-dock">
        <Dock {...props} own={own} choice={choice} happenings={happenings} isBehind={isBehind} />
      </div>
      <Panel view={view} me={me} sitters={sitters} />
    </>
  );
}

type DockProps = Props & {
  readonly own: Seat;
  readonly choice: ReturnType<typeof useChoice>;
  readonly happenings: readonly Happening[];
  readonly isBehind: boolean;
};

const NOTHING = { choices: [], chosen: undefined } as const;

const show = lazily(() => import('./show.tsx'));

/** Fetched when something first happens. */
function Staged(props: ShowProps) {
  const Show = useFetched(show).value?.Show;
  return Show === undefined ? undefined : <Show {...props} />;
}

/** The question and its answers, at the thumb's reach. */
function Dock({ view, me, sitters, ask, after, talk, own, choice, happenings, isBehind }: DockProps) {
  const words = useWords();
  if (isOver(view) && !isBehind)
    return <Result view={view} me={me} sitters={sitters} happenings={happenings} after={after} />;
  return (
    <>
      {talk !== undefined && <div class="kd-talk">{talk}</div>}
      {ask(question(words, view, me, namesOf(sitters)), <SealButton view={view} sitters={sitters} choice={choice} />)}
      <Hand view={view} own={own} sitters={sitters} choice={choice} />
    </>
  );
}

/** What is not possible says why: the rule, and what it means here. */
function useReasons({ view, me, sitters, onRefused, looking }: Props): (move: Move) => void {
  const words = useWords();
  return (move) => {
    if (me === 'watcher' || looking) return;
    const rule = game.refusal(view, me, move);
    if (rule !== undefined) onRefused(rule, reason(words, view, me, move, rule, namesOf(sitters)));
  };
}
