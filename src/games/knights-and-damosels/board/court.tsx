/** The court as it lies on the table: the seats, the event, the middle, the question with its answers, and the panel. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import type { Happening } from '../rules/happenings.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { useFocusKept } from '../../../web/table/focus.ts';
import { useWords } from './words.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { EventPart } from './event-part.tsx';
import { Hand } from './hand.tsx';
import { Panel } from './panel.tsx';
import { isOver, Result } from './result.tsx';
import { SeatPart } from './seat-part.tsx';
import { SealButton } from './seal-button.tsx';
import { Stage } from './stage.tsx';
import { SeatPicture } from './standing.tsx';
import { question } from '../text/asking.ts';
import { reason } from '../text/reason.ts';
import { useChoice } from './use-choice.ts';

type Props = Drawn<State, Move, Happening>;

export function Court(props: Props) {
  const words = useWords();
  const { view, me, sitters, choices, onMove, players, past, large } = props;
  const own: Seat = me === 'watcher' ? 0 : me;
  const [looked, look] = useState(own);
  useLayoutEffect(() => look(own), [own]);
  useFocusKept(`${past.length}`, '.kd-seal, .kd-answer, .result-title, .ask-text');
  const choice = useChoice(view, choices, onMove, useReasons(props));
  const shown = { view, me, sitters, choice, large, happenings: past.flatMap(({ events }) => events) };
  return (
    <>
      <div class="kd-players">
        {players({
          looked,
          onLook: look,
          picture: (seat) => <SeatPicture view={view} seat={seat} />,
          label: words.t['kd.look'],
        })}
      </div>
      <div class="area-board kd-board" role="group" aria-label={words.t['kd.board']} tabIndex={0}>
        <EventPart {...shown} />
        <Stage {...shown} news={props.events} />
        {!large && view.ranking.length === 0 && <SeatPart view={view} seat={looked} sitters={sitters} />}
      </div>
      <div class="kd-dock">
        <Dock {...props} own={own} choice={choice} happenings={shown.happenings} />
      </div>
      <Panel view={view} me={me} sitters={sitters} />
    </>
  );
}

type DockProps = Props & {
  readonly own: Seat;
  readonly choice: ReturnType<typeof useChoice>;
  readonly happenings: readonly Happening[];
};

/** The question and its answers, at the thumb's reach. */
function Dock({ view, me, sitters, ask, after, talk, own, choice, happenings }: DockProps) {
  const words = useWords();
  if (isOver(view)) return <Result view={view} sitters={sitters} happenings={happenings} after={after} />;
  return (
    <>
      {talk !== undefined && <div class="kd-talk">{talk}</div>}
      {ask(question(words, view, me), <SealButton view={view} choice={choice} />)}
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
    const names = sitters.map(({ name }) => name);
    if (rule !== undefined) onRefused(rule, reason(words, view, me, move, rule, names));
  };
}
