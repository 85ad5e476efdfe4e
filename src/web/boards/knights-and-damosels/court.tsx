/** The court as it lies on the table: event, display, question and answers, and the seat one looks at. */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import type { Happening } from '../../../games/knights-and-damosels/happenings.ts';
import type { Move } from '../../../games/knights-and-damosels/moves.ts';
import type { State } from '../../../games/knights-and-damosels/state.ts';
import { useFocusKept } from '../../table/focus.ts';
import { useWords } from '../../words/words.tsx';
import type { Drawn } from '../board.ts';
import { DisplayPart } from './display-part.tsx';
import { EventPart } from './event-part.tsx';
import { MovePicture } from './move-picture.tsx';
import { Notes } from './notes.tsx';
import { isOver, Result } from './result.tsx';
import { SeatPart, Standing } from './seat-part.tsx';
import { nameMove, question, worth } from './telling.ts';

type Props = Drawn<State, Move, Happening>;

export function Court(props: Props) {
  const words = useWords();
  const { view, me, sitters, choices, onMove, players, ask, after } = props;
  const own: Seat = me === 'watcher' ? 0 : me;
  const [looked, look] = useState(own);
  useEffect(() => look(own), [own]);
  useFocusKept(`${props.past.length}`, '.kd-answer, .result-title, .ask-text');
  return (
    <>
      {players({
        looked,
        onLook: look,
        picture: (seat) => <Standing view={view} seat={seat} />,
        label: words.t['kd.look'],
      })}
      <div class="area-board kd-board">
        <EventPart view={view} sitters={sitters} />
        <DisplayPart view={view} me={me} sitters={sitters} choices={choices} onMove={onMove} />
        <SeatPart view={view} seat={looked} sitters={sitters} />
      </div>
      {isOver(view) ? (
        <Result view={view} sitters={sitters} after={after} />
      ) : (
        <>
          {ask(question(words, view, me))}
          <Answers {...props} own={own} />
        </>
      )}
      <div class="area-panel kd-panel">
        <p>{words.t['kd.courtPile'](view.court.length)}</p>
        <Notes view={view} me={me} />
      </div>
    </>
  );
}

/** Every answer as a button, with its picture and what it means at once. */
function Answers({ view, choices, onMove, own }: Props & { readonly own: Seat }) {
  const words = useWords();
  if (choices.length === 0) return undefined;
  return (
    <section class="area-hand kd-answers" aria-label={words.t['table.moves']}>
      <ul>
        {choices.map((move) => (
          <li key={JSON.stringify(move)}>
            <button type="button" class="kd-answer" onClick={() => onMove(move)}>
              <MovePicture move={move} />
              <span>{nameMove(words, view, move)}</span>
              <small>{worth(words, view, own, move)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
