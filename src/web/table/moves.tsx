/** Every legal move as an ordered list of buttons: the whole game can be played from here. */
import type { Move, Seat } from '../../core/game.ts';
import type { Box } from './board.ts';
import type { AnyMoment } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';

export interface MovesProps {
  readonly box: Box;
  readonly moment: AnyMoment;
  readonly choices: readonly Move[];
  readonly onMove: (move: Move) => void;
}

export function Moves({ box: { board, narrator }, moment, choices, onMove }: MovesProps) {
  const words = useWords();
  const { t } = words;
  if (choices.length === 0) return <p>{t['table.noMoves']}</p>;
  return (
    <>
      <p>{t['table.movesAbout'](choices.length)}</p>
      <ol class="moves">
        {choices.map((move) => (
          <li key={JSON.stringify(move)}>
            <button type="button" class="move" onClick={() => onMove(move)}>
              {board.pictureMove(move)}
              <span>{narrator.nameMove(words, moment.view, move)}</span>
              <b>{narrator.worth(words, moment.view, moment.me as Seat, move)}</b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
