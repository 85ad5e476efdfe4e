/** Every legal move as an ordered list of buttons: the whole game can be played from here. */
import type { Move, Seat } from '../../core/game.ts';
import type { Box } from './board.ts';
import type { AnyMoment, Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';
import { namesOf } from './names.ts';

export interface MovesProps {
  readonly box: Box;
  readonly moment: AnyMoment;
  readonly sitters: readonly Sitter[];
  readonly choices: readonly Move[];
  readonly onMove: (move: Move) => void;
}

export function Moves({ box: { board, narrator }, moment, sitters, choices, onMove }: MovesProps) {
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
              <span class="move-name">{narrator.nameMove(words, moment.view, move, namesOf(sitters))}</span>
              <b>{narrator.worth(words, moment.view, moment.me as Seat, move)}</b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
