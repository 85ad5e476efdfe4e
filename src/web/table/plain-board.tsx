/** The board of any game that has none of its own yet: the question, the legal moves as a list, and what all may see. */
import type { Move } from '../../core/game.ts';
import { useWords } from '../i18n/words.tsx';
import type { AnyBoard, Drawn } from './board.ts';

export const plainBoard: AnyBoard = { draw: PlainBoard, pictureMove: () => undefined };

function PlainBoard({
  view,
  choices,
  narrator,
  me,
  sitters,
  onMove,
  ask,
  after,
  outcome,
}: Drawn<unknown, Move, unknown>) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      {ask(narrator.question(words, view, me))}
      <section class="area-board sheet plain-board" aria-label={t['table.moves']}>
        <ol class="moves">
          {choices.map((move) => (
            <li key={JSON.stringify(move)}>
              <button type="button" class="move" onClick={() => onMove(move)}>
                {narrator.nameMove(words, view, move)}
              </button>
            </li>
          ))}
        </ol>
        {outcome !== undefined && (
          <ol class="plain-result">
            {sitters.map(({ name }, seat) => (
              <li key={seat}>
                {name}: {outcome.scores[seat]}
              </li>
            ))}
          </ol>
        )}
        {outcome !== undefined && after}
        <pre class="plain-state">{JSON.stringify(view, undefined, 2)}</pre>
      </section>
    </>
  );
}
